// The shop's HTTP server for tests, in front of an application that the test provides.

import { once } from "node:events";
import { request as ask, type Agent, type IncomingHttpHeaders } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { fixedClock } from "../base/clock.ts";
import { readEnvironment } from "../base/env.server.ts";
import type { Asset } from "../app/server/assets.server.ts";
import type { Application } from "../app/server/application.ts";
import type { ServerParts } from "../app/server/server-deps.server.ts";
import { createShopServer } from "../app/server/shop-server.server.ts";
import { changingIndex } from "./changing-index.ts";
import { siteRoutes } from "./site-routes.ts";

export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string | Buffer; agent?: Agent };

const asset: Asset = {
  headers: { "content-type": "text/javascript", etag: '"a"', "cross-origin-resource-policy": "same-origin" },
  bodies: { identity: Buffer.from("plain") },
};

/** Opens a server on a free port; `close` ends it. */
export async function serve(
  application: Application,
  env: Record<string, string> = {},
  more: Pick<ServerParts, "development"> = {},
) {
  const errors: object[] = [];
  const lines: object[] = [];
  const shop = createShopServer({
    countView: () => {},
    env: readEnvironment({ PUBLIC_URL: "https://shop.example", ...env }),
    clock: fixedClock("2026-11-22T08:00:00Z"),
    log: {
      info: (details) => void lines.push(details),
      debug: () => {},
      error: (details) => void errors.push(details),
    },
    catalogueIndex: Object.assign(changingIndex(), { byId: () => null, knows: () => false }),
    card: { mode: "sandbox", confirmOrigin: "https://cards.example" },
    secret: "the secret of tests, which is no secret",
    isReady: async () => true,
    assets: new Map([["/assets/a-1.js", asset]]),
    routes: await siteRoutes(),
    application,
    ...more,
  });
  shop.server.listen(0, "127.0.0.1");
  await once(shop.server, "listening");
  const { port } = shop.server.address() as AddressInfo;
  return {
    port,
    errors,
    /** What was logged at information level: the requests. */
    lines,
    send: (sent: Sent) => send(port, sent),
    get: (path: string, headers: Record<string, string> = {}) => send(port, { path, headers }),
    /** A same-origin POST, unless the headers differ. */
    post: (path: string, body: string | Buffer = "a=b", headers: Record<string, string> = {}) =>
      send(port, {
        method: "POST",
        path,
        body,
        headers: { "content-type": FORM, origin: "https://shop.example", ...headers },
      }),
    /** The response to raw bytes that no HTTP client would send. */
    raw: (bytes: string) => sendRaw(port, bytes),
    /** Sends these bytes and leaves before the answer. */
    async leave(bytes: string) {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(bytes, () => socket.resetAndDestroy());
      await once(socket, "close");
    },
    close: () => shop.stop({ grace: Promise.resolve(), within: 100 }),
  };
}

export const FORM = "application/x-www-form-urlencoded";

export async function send(port: number, { body, ...options }: Sent): Promise<Answered> {
  const request = ask({ host: "127.0.0.1", port, agent: false, ...options });
  // The server may answer and close before it has read a body that is too large. An error before the answer rejects below.
  request.on("error", () => {});
  request.end(body);
  const [response] = await once(request, "response");
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  const whole = Buffer.concat(pieces);
  return { status: response.statusCode, headers: response.headers, body: whole, text: whole.toString() };
}

/** What comes back for bytes that no client would send. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(bytes);
  let answer = "";
  for await (const piece of socket) answer += String(piece);
  return answer;
}

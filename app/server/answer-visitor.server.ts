// A request that the application answers for this visitor alone.

import type { Rendered } from "./application.ts";
import { isAborted, type Exchange } from "./exchange.server.ts";
import {
  CLIENT_HEADER,
  clientOf,
  CARD_SEEN_HEADER,
  originOf,
  TOO_LARGE_HEADER,
  type StreamedBody,
} from "./guard.server.ts";
import type { AnswerKind } from "./metrics.server.ts";
import { isData } from "./public-page.server.ts";
import { sendRendered } from "./send.server.ts";
import type { ServerDeps } from "./server-deps.server.ts";
import type { Target } from "./target.server.ts";

/** Rendered with a visitor's cookies, so it may hold private data: it is never stored, and Back requests it again. */
const PERSONAL = "private, no-store";

/**
 * What the guards found in a body that they discarded. `isFromProgram`: a call of the staff API, from which cookies and
 * origin are removed.
 */
type Found = { hasCard?: boolean; isTooLarge?: boolean; isFromProgram?: boolean };

export async function answerVisitor(
  deps: ServerDeps,
  exchange: Exchange,
  kind: AnswerKind,
  { body, ...found }: { body?: Buffer | StreamedBody } & Found = {},
): Promise<void> {
  const { request, target, method, language, response } = exchange;
  const origin = originOf(request.headers.host, deps.publicUrl);
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  // Before a screen that reads the body sees the error.
  request.once("close", () => {
    if (isAborted(exchange)) controller.abort();
  });
  const rendered = await deps.application.render(
    new Request(origin + target.path + target.search, {
      method: method === "HEAD" ? "GET" : method,
      headers: headersFor(deps, exchange, { origin, ...found }),
      signal: controller.signal,
      ...(body && ("stream" in body ? { body: body.stream, duplex: "half" } : { body: new Uint8Array(body) })),
    }),
    language,
    { routeId: deps.policies.at(target.path).routeId },
  );
  if (body && "stream" in body) await body.finish();
  await sendRendered(deps, exchange, kind, isScreen(target, rendered) ? withoutCopies(rendered) : rendered);
}

/** The request's headers; those that state something about the request itself are replaced by the server's own. */
function headersFor(
  { env }: ServerDeps,
  { request }: Exchange,
  { origin, hasCard = false, isTooLarge = false, isFromProgram = false }: { origin: string } & Found,
): Headers {
  const headers = new Headers();
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] ?? "";
    if (!name.startsWith(":")) headers.append(name, request.rawHeaders[index + 1] ?? "");
  }
  if (isFromProgram) for (const name of ["cookie", "origin"]) headers.delete(name);
  // A POST that passed the guards comes from our own site, under one of its names: from here on it has one origin.
  if (headers.has("origin")) headers.set("origin", origin);
  for (const [name, isSo] of [
    [CARD_SEEN_HEADER, hasCard],
    [TOO_LARGE_HEADER, isTooLarge],
  ] as const) {
    headers.delete(name);
    if (isSo) headers.set(name, "yes");
  }
  headers.set(CLIENT_HEADER, clientOf(request, { trustProxy: env.TRUST_PROXY === "yes" }));
  return headers;
}

/** A screen, or its data for the router; not the API, the feeds and other files for programs. */
function isScreen(target: Target, { response, html }: Rendered): boolean {
  return html !== null || isData(target) || (response.status >= 300 && response.status < 400);
}

function withoutCopies(rendered: Rendered): Rendered {
  const { response } = rendered;
  if (response.headers.has("cache-control")) return rendered;
  const headers = new Headers(response.headers);
  headers.set("cache-control", PERSONAL);
  return {
    ...rendered,
    response: new Response(response.body, { status: response.status, statusText: response.statusText, headers }),
  };
}

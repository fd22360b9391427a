// Load generator: GET requests for a few seconds, or POST requests that are each sent once. GET requests use plain sockets: a
// complete HTTP client would take three times as long to read a cached page as the shop takes to send it.

import { Agent, request as ask } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import type { MeasuredShop } from "./shop.ts";
import { percentile } from "./table.ts";

export type Load = { perSecond: number; p50: number; p97: number; p99: number; cpuMs: number; bytes: number };

const CONNECTIONS = 16;
const WARM_UP = 2; // seconds, for the JIT compiler to warm up
const MEASURE = 5;

/** Requests these pages in turn. Throws for a status other than 2xx. The connections are divided among the processes of a shop. */
export async function load(
  shop: MeasuredShop | readonly MeasuredShop[],
  paths: readonly string[],
  {
    headers = {},
    seconds = MEASURE,
    warmUp = WARM_UP,
  }: { headers?: Record<string, string>; seconds?: number; warmUp?: number } = {},
): Promise<Load> {
  const shops = [shop].flat();
  const { host } = new URL(shops[0]?.url ?? "");
  const lines = Object.entries({ host, connection: "keep-alive", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines}\r\n`));
  if (warmUp > 0) await askFor(shops, requests, warmUp);
  const cpuBefore = await cpuOf(shops);
  const { times, bytes, took } = await askFor(shops, requests, seconds);
  const cpu = (await cpuOf(shops)) - cpuBefore;
  return {
    perSecond: (times.length / took) * 1000,
    p50: percentile(times, 0.5),
    p97: percentile(times, 0.975),
    p99: percentile(times, 0.99),
    cpuMs: (cpu * 1000) / times.length,
    bytes: bytes / times.length,
  };
}

async function cpuOf(shops: readonly MeasuredShop[]): Promise<number> {
  let seconds = 0;
  for (const shop of shops) seconds += (await shop.vitals()).cpu;
  return seconds;
}

type Answers = { times: number[]; bytes: number; took: number };

async function askFor(shops: readonly MeasuredShop[], requests: readonly Buffer[], seconds: number): Promise<Answers> {
  const answers: Answers = { times: [], bytes: 0, took: 0 };
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let next = 0;
  const turn = () => requests[next++ % requests.length] ?? Buffer.alloc(0);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, connection) =>
      askInTurn(shops[connection % shops.length]?.url ?? "", { turn, until, answers }),
    ),
  );
  answers.took = performance.now() - startedAt;
  return answers;
}

/** One connection: sends the next request when the last response is complete. */
async function askInTurn(
  url: string,
  { turn, until, answers }: { turn: () => Buffer; until: number; answers: Answers },
): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let sentAt = 0;
  /** The received part of the response head, then the number of body bytes still missing. */
  let head = "";
  let missing = 0;
  const send = () => {
    sentAt = performance.now();
    head = "";
    socket.write(turn());
  };
  socket.once("connect", send);
  socket.on("data", (piece: Buffer) => {
    answers.bytes += piece.length;
    if (missing > 0) missing -= piece.length;
    else {
      const before = head.length;
      head += piece.toString("latin1");
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = /^HTTP\/1\.1 2\d\d [^]*\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1];
      if (length === undefined) {
        socket.destroy(new Error(`not what the load understands: ${head.slice(0, 300)}`));
        return;
      }
      missing = Number(length) - (piece.length - (end + 4 - before));
    }
    if (missing > 0) return;
    const now = performance.now();
    answers.times.push(now - sentAt);
    if (now < until) send();
    else socket.end();
  });
  socket.once("end", () => {
    if (performance.now() < until) socket.destroy(new Error("the shop hung up"));
  });
  await once(socket, "close");
}

export type Post = { path: string; fields: Record<string, string>; cookie?: string };

/** Sends each once, as a browser with JavaScript does. Throws for a status other than 2xx. */
export async function sendAll(shop: MeasuredShop, posts: readonly Post[]): Promise<Omit<Load, "bytes">> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let next = 0;
  const before = await shop.vitals();
  const startedAt = performance.now();
  const oneAfterAnother = async () => {
    for (let post = posts[next++]; post !== undefined; post = posts[next++]) {
      const sentAt = performance.now();
      await send(shop.url, post, agent);
      times.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await shop.vitals();
  agent.destroy();
  return {
    perSecond: posts.length / seconds,
    p50: percentile(times, 0.5),
    p97: percentile(times, 0.975),
    p99: percentile(times, 0.99),
    cpuMs: ((after.cpu - before.cpu) * 1000) / posts.length,
  };
}

function send(url: string, { path, fields, cookie }: Post, agent: Agent): Promise<void> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
    "content-length": Buffer.byteLength(body),
    origin: url,
    ...(cookie && { cookie }),
  };
  return new Promise((resolve, reject) => {
    const request = ask(url + path, { method: "POST", agent, headers }, (answer) => {
      answer.setEncoding("utf8");
      let output = "";
      answer.on("data", (piece: string) => (output += piece));
      answer.once("end", () => {
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`${path} ${body}: ${status} ${output.slice(0, 300)}`));
      });
    });
    request.once("error", reject);
    request.end(body);
  });
}

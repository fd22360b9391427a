// Requests as fast as they are answered: pages for a few seconds, or posts that are each sent once.

import { Agent, request as ask } from "node:http";
import autocannon from "autocannon";
import type { MeasuredShop } from "./shop.ts";
import { percentile } from "./table.ts";

export type Load = { perSecond: number; p50: number; p97: number; p99: number; cpuMs: number; bytes: number };

const CONNECTIONS = 16;
const WARM_UP = 2; // seconds; the compiler learns what is asked for most
const MEASURE = 5;

/** Asks for these pages in turn. */
export async function load(
  shop: MeasuredShop,
  paths: readonly string[],
  { headers = {}, seconds = MEASURE, warmUp = WARM_UP }: { headers?: Record<string, string>; seconds?: number; warmUp?: number } = {},
): Promise<Load> {
  const requests = paths.map((path) => ({ path, headers }));
  const run = (duration: number) => autocannon({ url: shop.url, connections: CONNECTIONS, duration, requests });
  if (warmUp > 0) await run(warmUp);
  const before = await shop.vitals();
  const result = await run(seconds);
  const after = await shop.vitals();
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(`${paths[0]} …: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    cpuMs: ((after.cpu - before.cpu) * 1000) / answered,
    bytes: result.throughput.total / answered,
  };
}

export type Post = { path: string; fields: Record<string, string>; cookie?: string };

/** Sends each once, as a browser with JavaScript does. Throws where one is answered otherwise than with 2xx. */
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
  const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8", "content-length": Buffer.byteLength(body), origin: url, ...(cookie && { cookie }) };
  return new Promise((resolve, reject) => {
    const request = ask(url + path, { method: "POST", agent, headers }, (answer) => {
      answer.setEncoding("utf8");
      let said = "";
      answer.on("data", (piece: string) => (said += piece));
      answer.once("end", () => {
        const status = answer.statusCode ?? 0;
        if (status >= 200 && status < 300) resolve();
        else reject(new Error(`${path} ${body}: ${status} ${said.slice(0, 300)}`));
      });
    });
    request.once("error", reject);
    request.end(body);
  });
}

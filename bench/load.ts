// Requests as fast as they are answered, for a few seconds.

import autocannon from "autocannon";
import type { MeasuredShop } from "./shop.ts";

export type Load = { perSecond: number; p50: number; p99: number; cpuMs: number; bytes: number };

const CONNECTIONS = 16;
const WARM_UP = 3; // seconds; the compiler learns what is asked for most
const MEASURE = 8;

export async function load(shop: MeasuredShop, path: string, headers: Record<string, string> = {}): Promise<Load> {
  const run = (duration: number) => autocannon({ url: shop.url + path, connections: CONNECTIONS, duration, headers });
  await run(WARM_UP);
  const before = await shop.vitals();
  const result = await run(MEASURE);
  const after = await shop.vitals();
  const answered = result["2xx"];
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(`${path}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  }
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: ((after.cpu - before.cpu) * 1000) / answered,
    bytes: result.throughput.total / answered,
  };
}

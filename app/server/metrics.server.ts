// Metrics of the process, in Prometheus's text format.

import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** The kind of a request; `cached` is a page from the cache. */
export type AnswerKind = "page" | "cached" | "data" | "post" | "asset" | "webhook" | "watch" | "refused";
/** How a public page was answered. */
export type CacheUse = "hit" | "not-modified" | "miss" | "bypass" | "shed";

const BUCKETS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]; // milliseconds

const SAMPLED_EVERY = 20; // milliseconds; the measured delay of an idle event loop

/** `gauges`: values measured elsewhere, by name; each is read when the text is requested. */
export class Metrics {
  // Not prom-client's default registry: tests run several servers in one process.
  readonly #registry = new Registry();
  readonly #requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered.",
    labelNames: ["kind", "status"],
    registers: [this.#registry],
  });
  readonly #durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's head to the answer's end.",
    labelNames: ["kind"],
    buckets: BUCKETS.map((limit) => limit / 1000),
    registers: [this.#registry],
  });
  readonly #cache = new Counter({
    name: "page_cache_total",
    help: "Pages that are the same for everybody, by how they were answered.",
    labelNames: ["use"],
    registers: [this.#registry],
  });
  readonly #delay = monitorEventLoopDelay({ resolution: SAMPLED_EVERY });

  constructor(gauges: Record<string, { help: string; read: () => number }>) {
    this.#delay.enable();
    const all = { ...gauges, ...processGauges(this.#delay) };
    for (const [name, { help, read }] of Object.entries(all)) {
      const gauge = new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      });
      this.#registry.registerMetric(gauge);
    }
  }

  request(kind: AnswerKind, { status, milliseconds }: { status: number; milliseconds: number }): void {
    this.#requests.inc({ kind, status });
    this.#durations.observe({ kind }, milliseconds / 1000);
  }

  cache(use: CacheUse): void {
    this.#cache.inc({ use });
  }

  async text(): Promise<string> {
    const text = await this.#registry.metrics();
    // Each reading covers the time since the one before.
    this.#delay.reset();
    return text;
  }
}

type Delay = ReturnType<typeof monitorEventLoopDelay>;

/** The default metrics that the shop needs; the others would observe every garbage collection. */
function processGauges(delay: Delay) {
  return {
    process_cpu_seconds: { help: "Processor time, user and system.", read: cpuSeconds },
    process_resident_memory_bytes: { help: "Memory that the process holds.", read: () => process.memoryUsage.rss() },
    process_uptime_seconds: { help: "Since the process began.", read: () => process.uptime() },
    nodejs_eventloop_lag_p50_seconds: {
      help: "How late the event loop is: median since the last reading.",
      read: () => lateness(delay.percentile(50)),
    },
    nodejs_eventloop_lag_p99_seconds: {
      help: "How late the event loop is: 99th percentile since the last reading.",
      read: () => lateness(delay.percentile(99)),
    },
    nodejs_eventloop_lag_max_seconds: {
      help: "How late the event loop was at most since the last reading.",
      read: () => lateness(delay.max),
    },
  };
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function lateness(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - SAMPLED_EVERY / 1000);
}

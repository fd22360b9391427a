// What the process counts about itself, in the text form that Prometheus reads.

import { monitorEventLoopDelay } from "node:perf_hooks";

/** What a request was for; `kept` is a page that came from the cache. */
export type Kind = "page" | "kept" | "data" | "post" | "asset" | "webhook" | "watch" | "refused";
/** How a page that is the same for everybody was answered. */
export type CacheUse = "hit" | "not-modified" | "miss" | "bypass" | "shed";

const BUCKETS = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000]; // milliseconds

const SAMPLED_EVERY = 20; // milliseconds; a loop that is never late shows this much

type Histogram = { counts: number[]; sum: number; total: number };

export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<Kind, Histogram>();
  readonly #cache = new Map<CacheUse, number>();
  readonly #delay = monitorEventLoopDelay({ resolution: SAMPLED_EVERY });

  constructor() {
    this.#delay.enable();
  }

  request(kind: Kind, { status, milliseconds }: { status: number; milliseconds: number }): void {
    const name = `kind="${kind}",status="${status}"`;
    this.#requests.set(name, (this.#requests.get(name) ?? 0) + 1);
    let histogram = this.#durations.get(kind);
    if (!histogram) {
      histogram = { counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
      this.#durations.set(kind, histogram);
    }
    const bucket = BUCKETS.findIndex((limit) => milliseconds <= limit);
    if (bucket >= 0) histogram.counts[bucket]! += 1;
    histogram.sum += milliseconds;
    histogram.total += 1;
  }

  cache(use: CacheUse): void {
    this.#cache.set(use, (this.#cache.get(use) ?? 0) + 1);
  }

  text(gauges: Record<string, number>): string {
    const lines = [
      "# TYPE http_requests_total counter",
      ...[...this.#requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      "# TYPE http_request_duration_seconds histogram",
      ...[...this.#durations].flatMap(([kind, histogram]) => histogramLines(kind, histogram)),
      "# TYPE page_cache_total counter",
      ...[...this.#cache].map(([use, count]) => `page_cache_total{use="${use}"} ${count}`),
    ];
    const { user, system } = process.cpuUsage();
    const all = {
      ...gauges,
      process_cpu_seconds: (user + system) / 1e6,
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_uptime_seconds: process.uptime(),
      nodejs_eventloop_lag_p50_seconds: lateness(this.#delay.percentile(50)),
      nodejs_eventloop_lag_p99_seconds: lateness(this.#delay.percentile(99)),
      nodejs_eventloop_lag_max_seconds: lateness(this.#delay.max),
    };
    for (const [name, value] of Object.entries(all)) lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    // Each reading tells of the time since the one before.
    this.#delay.reset();
    return `${lines.join("\n")}\n`;
  }
}

function lateness(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e9 - SAMPLED_EVERY / 1000);
}

function histogramLines(kind: Kind, { counts, sum, total }: Histogram): string[] {
  let below = 0;
  const lines = BUCKETS.map((limit, index) => {
    below += counts[index] ?? 0;
    return `http_request_duration_seconds_bucket{kind="${kind}",le="${limit / 1000}"} ${below}`;
  });
  return [
    ...lines,
    `http_request_duration_seconds_bucket{kind="${kind}",le="+Inf"} ${total}`,
    `http_request_duration_seconds_sum{kind="${kind}"} ${sum / 1000}`,
    `http_request_duration_seconds_count{kind="${kind}"} ${total}`,
  ];
}

// The dependencies of one server: settings, the routes' policies, metrics and caches.

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Clock } from "../../base/clock.ts";
import type { Environment } from "../../base/env.server.ts";
import type { CatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";
import type { CountedPage } from "../../shop/reports/page-views.ts";
import type { CardBrowser } from "../../shop/payments/card-port.ts";
import type { Application } from "./application.ts";
import type { Assets } from "./assets.server.ts";
import { PostLimit } from "./guard.server.ts";
import { Metrics } from "./metrics.server.ts";
import { PageCache } from "./page-cache.server.ts";
import { PolicyTable, type BuildRoutes } from "./policy-table.server.ts";
import { PublicPages } from "./public-page.server.ts";
import { commonHeaders, pageHeaders, secured, type PageSources } from "./security.server.ts";

type Settings = Pick<
  Environment,
  "PUBLIC_URL" | "HOST" | "ALLOWED_HOSTS" | "METRICS_HOST" | "PAGE_CACHE" | "POSTS_PER_MINUTE" | "TRUST_PROXY"
>;

type Log = {
  info(details: object, message: string): void;
  debug(details: object, message: string): void;
  error(details: object, message: string): void;
};

export type ServerParts = {
  env: Settings;
  clock: Clock;
  log: Log;
  catalogueIndex: Pick<CatalogueIndex, "byId" | "knows" | "version" | "onChange">;
  card: CardBrowser;
  /** Counts a view of a page for the reports. */
  countView(page: CountedPage): void;
  /** Signs the fields of a form that is sent again; the same for every process. */
  secret: string;
  /** Whether everything that the shop depends on is reachable. */
  isReady(): Promise<boolean>;
  assets: Assets;
  /** The routes of the build; their handles are read once. */
  routes: BuildRoutes;
  application: Application;
  /**
   * In development: the builder's middleware, which runs first. Then pages have no security policy and are not cached.
   */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

const CACHE_BYTES = 64_000_000;
const CACHE_FOR = 60_000; // milliseconds

/** The same address is another page in another language, which the cookie may select. */
export const differing = { "cache-control": "private, no-cache", vary: "accept-encoding, accept-language, cookie" };

export type ServerDeps = ReturnType<typeof serverDeps>;

export function serverDeps(parts: ServerParts) {
  const { env, clock, catalogueIndex } = parts;
  const publicUrl = new URL(env.PUBLIC_URL);
  const https = publicUrl.protocol === "https:";
  const common = commonHeaders({ https });
  const isPoliced = !parts.development;
  const policies = new PolicyTable(parts.routes);
  const cache = new PageCache({ maxBytes: CACHE_BYTES, maxAge: CACHE_FOR, clock, catalogueIndex });
  /** The requests that are not finished. */
  const running = new Set<ServerResponse>();
  const metrics = new Metrics({
    page_cache_bytes: { help: "What the page cache holds.", read: () => cache.bytes },
    page_cache_pages: { help: "Pages in the page cache.", read: () => cache.size },
    http_requests_running: { help: "Requests that are being answered.", read: () => running.size },
  });
  return {
    ...parts,
    publicUrl,
    https,
    hosts: hostsOf(env, publicUrl),
    policies,
    pages: new PublicPages({ policies, catalogueIndex, clock }),
    cache,
    isCaching: env.PAGE_CACHE === "on" && !parts.development,
    metrics,
    limit: new PostLimit(env.POSTS_PER_MINUTE, clock),
    running,
    /** Draining: responses close their connection, and the readiness probe fails. */
    state: { isDraining: false, isClosed: false },
    /** Adds the headers that every response must have. */
    complete: (headers: OutgoingHttpHeaders, status: number): OutgoingHttpHeaders =>
      secured(headers, { status, common, isPoliced }),
    htmlHeaders: (sources: PageSources): Record<string, string> => ({
      ...common,
      ...(isPoliced ? pageHeaders(sources, { https, card: parts.card }) : {}),
      "content-type": "text/html; charset=utf-8",
      ...differing,
    }),
  };
}

/** The host names of the shop. Its own processes use HOST, such as the sandbox that sends webhooks. */
function hostsOf({ HOST, ALLOWED_HOSTS }: Settings, publicUrl: URL): string[] {
  const own = HOST.includes(":") ? `[${HOST}]` : HOST;
  return [publicUrl.hostname, own, ...ALLOWED_HOSTS].filter((name) => name !== "0.0.0.0" && name !== "[::]");
}

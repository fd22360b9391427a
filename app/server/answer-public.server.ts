// Pages that are the same for every visitor: from the cache, or rendered once for all concurrent requests.
// Invariant: they are rendered without the visitor's cookies, whether they are cached or not.

import type { Language } from "../i18n/languages.ts";
import type { Rendered } from "./application.ts";
import type { Exchange } from "./exchange.server.ts";
import type { AnswerKind } from "./metrics.server.ts";
import type { RenderedPage, CompressedPage } from "./page-cache.server.ts";
import type { PublicPage } from "./public-page.server.ts";
import { plainPage, refuse, sendBody, sendCompressed, sendRendered } from "./send.server.ts";
import { differing, type ServerDeps } from "./server-deps.server.ts";

const BUSY_FOR = 2; // seconds until the visitor may retry

export async function answerPublic(
  deps: ServerDeps,
  exchange: Exchange,
  kind: AnswerKind,
  { address, routeId }: PublicPage,
): Promise<void> {
  const { target, language, encoding } = exchange;
  const requested = { address: target.path + target.search, routeId };
  if (!deps.isCaching) {
    deps.metrics.cache("bypass");
    return await sendRendered(deps, exchange, kind, await renderPublic(deps, requested, language));
  }
  if (address === null) return await renderForAll(deps, exchange, kind, { ...requested, isCached: false });
  const cached = deps.cache.peek(`${language} ${address}`, encoding);
  if (cached) return sendCached(deps, exchange, cached instanceof Promise ? await cached : cached);
  await renderForAll(deps, exchange, kind, { address, routeId, isCached: true });
}

/** The address that is rendered, and its route. */
type RenderedAt = { address: string; routeId: string };

function renderPublic(
  { application, publicUrl }: ServerDeps,
  { address, routeId }: RenderedAt,
  language: Language,
): Promise<Rendered> {
  return application.render(new Request(publicUrl.origin + address), language, { routeId, isPublic: true });
}

async function renderForAll(
  deps: ServerDeps,
  exchange: Exchange,
  kind: AnswerKind,
  { address, routeId, isCached }: RenderedAt & { isCached: boolean },
): Promise<void> {
  const { language, encoding, target } = exchange;
  const make = makerOf(deps, { address, routeId }, { language, path: target.path });
  const page = await deps.cache.fill(`${language} ${address}`, { encoding, make, isCached });
  deps.metrics.cache(page === null ? "shed" : isCached && "etag" in page ? "miss" : "bypass");
  if (page === null) return refuse(deps, exchange, "busy", { "retry-after": String(BUSY_FOR) });
  if ("etag" in page) return sendCompressed(deps, exchange, kind, page);
  await sendBody(deps, exchange, kind, page);
}

/** Stored with the page, to render it again: it must hold no data of the request. */
function makerOf(
  deps: ServerDeps,
  page: RenderedAt,
  { language, path }: { language: Language; path: string },
): () => Promise<RenderedPage> {
  return async () => {
    const rendered = await renderPublic(deps, page, language);
    const { headers, ...plain } = await plainPage(deps, rendered, path);
    return {
      ...plain,
      headers: deps.complete({ ...differing, ...headers }, plain.status),
      isUnchanged: rendered.isUnchanged,
    };
  };
}

function sendCached(deps: ServerDeps, exchange: Exchange, page: CompressedPage): void {
  const isKnown = exchange.request.headers["if-none-match"]?.includes(page.etag);
  deps.metrics.cache(isKnown ? "not-modified" : "hit");
  sendCompressed(deps, exchange, "cached", page);
}

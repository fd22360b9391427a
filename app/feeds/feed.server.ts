// Streams a feed while it is written, so that a hundred thousand listings cost no more memory than a hundred.

import { DAY, type Clock } from "../../base/clock.ts";
import { newId, type ListingId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { openXml, writeElements, type XmlNode } from "../../base/xml.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { isKnown } from "./answer.server.ts";
import type { Feed, FeedShop, FeedWords } from "./feeds.ts";
import { openAiEntry } from "./openai-feed.ts";

const ENTRIES_A_PIECE = 100; // about a tenth of a megabyte; other requests can run in between
const FRESH_FOR = 15 * 60; // seconds

/** The version of the catalogue index counts within one process: the ETag must differ from that of another process. */
const RUN = newId<"run">();

type Stock = { all(): readonly Listing[]; version: number };
type Options = {
  /** "openai": lines of JSON, packed with gzip. */
  feed: Feed | "openai";
  catalogueIndex: Stock;
  settings: { version: number };
  shop: FeedShop;
  words: FeedWords;
  clock: Clock;
  /** The struck-through prices of the pages; loaded only when the feed is written. */
  struck: () => Promise<ReadonlyMap<ListingId, Bani>>;
};

export async function answerFeed(
  request: Request,
  { feed, catalogueIndex, settings, shop, words, clock, struck }: Options,
): Promise<Response> {
  // A reduction ends by itself, thirty days after it began, so the feed can change with the day.
  const day = Math.floor(clock.now().getTime() / DAY);
  const headers = {
    ETag: `W/"${RUN}-${catalogueIndex.version}-${settings.version}-${day}-${words.language}"`,
    "Cache-Control": `public, max-age=${FRESH_FOR}`,
  };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const written = { listings: catalogueIndex.all(), shop, words, struck: await struck() };
  const pieces = feed === "openai" ? linesOf(written) : piecesOf(feed, written);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  const type = feed === "openai" ? "application/gzip" : feed.type;
  const packer = new CompressionStream("gzip") as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array>;
  // That file itself is packed, whatever the client accepts: its name says so.
  return new Response(feed === "openai" ? body.pipeThrough(packer) : body, {
    headers: { ...headers, "Content-Type": type, "X-Accel-Buffering": "no" },
  });
}

type Written = { listings: Iterable<Listing>; shop: FeedShop; words: FeedWords; struck: ReadonlyMap<ListingId, Bani> };

export function* piecesOf(feed: Feed, { listings, shop, words, struck }: Written): Generator<string> {
  const { head, end } = openXml(feed.document(shop), feed.entriesIn);
  yield head;
  let entries: XmlNode[] = [];
  for (const listing of listings) {
    const entry = feed.entry(listing, { shop, words, was: struck.get(listing.id) ?? null });
    if (entry) entries.push(entry);
    if (entries.length < ENTRIES_A_PIECE) continue;
    yield writeElements(entries);
    entries = [];
  }
  yield writeElements(entries) + end;
}

function* linesOf({ listings, shop, words, struck }: Written): Generator<string> {
  let lines = "";
  let count = 0;
  for (const listing of listings) {
    lines += `${openAiEntry(listing, { shop, words, was: struck.get(listing.id) ?? null })}\n`;
    count += 1;
    if (count % ENTRIES_A_PIECE !== 0) continue;
    yield lines;
    lines = "";
  }
  yield lines;
}

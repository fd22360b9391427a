// Sends a feed as it is written, so that a shelf of a hundred thousand costs no more memory than one of a hundred.

import { newId } from "../../base/id.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { isKnown } from "./answer.server.ts";
import type { Feed, FeedShop, FeedWords } from "./feeds.ts";

const ENTRIES_A_PIECE = 100; // about a tenth of a megabyte; other requests get their turn in between
const FRESH_FOR = 15 * 60; // seconds

/** The shelf's version counts within one process: the mark must not be taken for another's. */
const RUN = newId<"run">();

type Stock = { all(): readonly Listing[]; version: number };

export function answerFeed(request: Request, { feed, shelf, shop, words }: { feed: Feed; shelf: Stock; shop: FeedShop; words: FeedWords }): Response {
  const headers = { ETag: `W/"${RUN}-${shelf.version}-${words.language}"`, "Cache-Control": `public, max-age=${FRESH_FOR}` };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const pieces = piecesOf(feed, { listings: shelf.all(), shop, words });
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setImmediate(resolve));
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
  return new Response(body, { headers: { ...headers, "Content-Type": feed.type, "X-Accel-Buffering": "no" } });
}

export function* piecesOf(feed: Feed, { listings, shop, words }: { listings: Iterable<Listing>; shop: FeedShop; words: FeedWords }): Generator<string> {
  let piece = feed.head(shop);
  let entries = 0;
  for (const listing of listings) {
    piece += feed.entry(listing, { shop, words });
    entries++;
    if (entries < ENTRIES_A_PIECE) continue;
    yield piece;
    piece = "";
    entries = 0;
  }
  yield piece + feed.end;
}

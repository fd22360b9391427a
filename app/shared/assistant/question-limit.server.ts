// How many questions one visitor may ask: each costs a pass over the stock, so their work must be bounded.

import { clientOf } from "../../edge.server.ts";
import type { Shop } from "../../composition.server.ts";
import { PostLimit } from "../../server/guard.server.ts";

/** A burst of 600 and 20 a second: less than half of one processor at the largest stock. Nobody types that fast. */
const QUESTIONS_PER_MINUTE = 1200;

const limits = new WeakMap<Shop, PostLimit>();

/** Seconds until this visitor may ask again; 0 where they may now, which counts as one question. */
export function waitToAsk(shop: Shop, request: Request): number {
  let limit = limits.get(shop);
  if (!limit) limits.set(shop, (limit = new PostLimit(QUESTIONS_PER_MINUTE, shop.clock)));
  return limit.wait(clientOf(request).clientIp);
}

import { currentOffer, type TradeIn } from "../../../shop/trade-in/trade-in.ts";
import { links } from "../../links.ts";
import type { ListedTradeIn } from "./trade-in-list.tsx";

/** A line of a seller's list; null for a trade-in that was never offered. */
export function listedTradeIn(tradeIn: TradeIn): ListedTradeIn[] {
  const { number, state, createdAt } = tradeIn;
  const offer = currentOffer(tradeIn);
  return number && offer && state !== "draft"
    ? [{ number, path: links.tradeIn(number), state, floor: offer.floor, total: offer.total, at: createdAt }]
    : [];
}

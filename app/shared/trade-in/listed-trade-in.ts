import { currentOffer, type TradeIn } from "../../../shop/trade-in/trade-in.ts";
import { links } from "../../links.ts";
import type { ListedTradeIn } from "./trade-in-list.tsx";

/** A line of a seller's list with what is paid, once that is known; none for a trade-in that was never offered. */
export function listedTradeIn(tradeIn: TradeIn): ListedTradeIn[] {
  const { number, state, payout, createdAt } = tradeIn;
  const offer = currentOffer(tradeIn);
  if (!number || !offer || state === "draft") return [];
  const sums = { floor: payout?.amount ?? offer.floor, total: payout?.amount ?? offer.total };
  return [{ number, path: links.tradeIn(number), state, ...sums, at: createdAt }];
}

// The addresses of a trade-in that has a number: its offer in the wizard, and its own page. Both keep its key.

import { parseTradeInNumber, type TradeIn, type TradeInNumber } from "../../../shop/trade-in/trade-in.ts";

type Known = Pick<TradeIn, "number" | "linkKey">;

function search({ number, linkKey }: Known): URLSearchParams {
  if (number === null) throw new Error("a draft that was never offered has no page of its own");
  return new URLSearchParams({ number, key: linkKey });
}

/** The last screen of the wizard, once the offer was made. */
export function offerPath(tradeIn: Known): string {
  return `/sell/offer?${search(tradeIn)}`;
}

/** Where it is decided, and followed from then on. */
export function tradeInPath({ number, linkKey }: Known): string {
  return `/trade-in/${number}?${new URLSearchParams({ key: linkKey })}`;
}

/** Which offer an address of the wizard asks for. */
export function offerAsked(request: Request): { number: TradeInNumber | null; key: string | null } {
  const params = new URL(request.url).searchParams;
  return { number: parseTradeInNumber(params.get("number")), key: params.get("key") };
}

// Which draft a seller's page is about: its key is in the address for whoever follows its link; without one it is the visitor's own.

import { parseTradeInNumber, type TradeIn, type TradeInNumber } from "../../../shop/trade-in/trade-in.ts";

export function draftKeyIn(request: Request): string | null {
  return new URL(request.url).searchParams.get("draft");
}

/** The query that keeps the key in the addresses of a page. */
export function keptDraft(key: string | null): string {
  return key === null ? "" : `?${new URLSearchParams({ draft: key })}`;
}

/** Where the offer for a list is seen. Its number and key are those of the links in its letters. */
export function offerPath({ number, linkKey }: Pick<TradeIn, "number" | "linkKey">): string {
  if (number === null) throw new Error("a list that was never offered has no offer to see");
  return `/components/sell?${new URLSearchParams({ number, key: linkKey })}`;
}

/** Which offer the address of a list asks for. */
export function offerAsked(request: Request): { number: TradeInNumber | null; key: string | null } {
  const params = new URL(request.url).searchParams;
  return { number: parseTradeInNumber(params.get("number")), key: params.get("key") };
}

// The addresses of selling and their parameters: the key of a draft that is opened by its link, or the number and key
// of an offer, as in the links of its e-mails.

import { parseTradeInNumber, type TradeIn, type TradeInNumber } from "../../../shop/trade-in/trade-in.ts";
import { links } from "../../links.ts";

/** The key of the draft in an address; null for the visitor's own draft. */
export function draftKeyIn(request: Request): string | null {
  return new URL(request.url).searchParams.get("draft");
}

/** The query that carries a draft's key to the next page. */
export function draftQuery(key: string | null): string {
  return key === null ? "" : `?${new URLSearchParams({ draft: key })}`;
}

type Known = Pick<TradeIn, "number" | "linkKey">;

/** The page of an offer that was made: the wizard's last screen, or the page of the list. */
export function offerPath({ number, linkKey }: Known, of: TradeIn["of"]): string {
  if (number === null) throw new Error("a draft that was never offered has no offer to see");
  return of === "machine"
    ? links.sellStep("offer", { number, key: linkKey })
    : links.sellComponents({ number, key: linkKey });
}

/** The link that continues a draft on any device. */
export function draftPath({ of, linkKey }: Pick<TradeIn, "of" | "linkKey">): string {
  return of === "machine" ? links.sell({ draft: linkKey }) : links.sellComponents({ draft: linkKey });
}

/** The page on which the seller decides and then follows the trade-in. */
export function tradeInPath({ number, linkKey }: Known): string {
  if (number === null) throw new Error("a draft that was never offered has no page of its own");
  return links.tradeIn(number, { key: linkKey });
}

/** The offer that an address names. */
export function requestedOffer(request: Request): { number: TradeInNumber | null; key: string | null } {
  const params = new URL(request.url).searchParams;
  return { number: parseTradeInNumber(params.get("number")), key: params.get("key") };
}

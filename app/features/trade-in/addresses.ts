// The addresses of selling, and what they carry: the key of a draft that is gone on with by its link, or the number and key of
// an offer, those of the links in its letters.

import { parseTradeInNumber, type TradeIn, type TradeInNumber } from "../../../shop/trade-in/trade-in.ts";
import { links } from "../../links.ts";

/** The key of the draft that an address is about; null where it is the visitor's own. */
export function draftKeyIn(request: Request): string | null {
  return new URL(request.url).searchParams.get("draft");
}

/** The query that keeps a draft's key in the addresses of a page. */
export function keptDraft(key: string | null): string {
  return key === null ? "" : `?${new URLSearchParams({ draft: key })}`;
}

type Known = Pick<TradeIn, "number" | "linkKey">;

/** Where an offer is seen once it was made: the wizard's last screen, or the page of the list. */
export function offerPath({ number, linkKey }: Known, of: TradeIn["of"]): string {
  if (number === null) throw new Error("a draft that was never offered has no offer to see");
  return of === "machine"
    ? links.sellStep("offer", { number, key: linkKey })
    : links.sellComponents({ number, key: linkKey });
}

/** Where a draft is gone on with, on whatever device. */
export function draftPath({ of, linkKey }: Pick<TradeIn, "of" | "linkKey">): string {
  return of === "machine" ? links.sell({ draft: linkKey }) : links.sellComponents({ draft: linkKey });
}

/** Where it is decided, and followed from then on. */
export function tradeInPath({ number, linkKey }: Known): string {
  if (number === null) throw new Error("a draft that was never offered has no page of its own");
  return links.tradeIn(number, { key: linkKey });
}

/** Which offer an address asks for. */
export function offerAsked(request: Request): { number: TradeInNumber | null; key: string | null } {
  const params = new URL(request.url).searchParams;
  return { number: parseTradeInNumber(params.get("number")), key: params.get("key") };
}

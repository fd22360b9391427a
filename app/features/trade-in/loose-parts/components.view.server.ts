// The view of the list of single components: each line with its price, each unclear line with the candidates.

import { data, redirect } from "react-router";
import type { Bani } from "../../../../base/money.ts";
import { getPart } from "../../../../shop/parts/get-part.server.ts";
import type { UnclearReason } from "../../../../shop/parts/matching/match.ts";
import { factLine, type Part, type PartCategory } from "../../../../shop/parts/part.ts";
import {
  componentsDeclared,
  emptyComponentDraft,
  type ComponentDraft,
  type ComponentLine,
} from "../../../../shop/trade-in/draft/component-draft.ts";
import { currentBook } from "../../../../shop/trade-in/current-book.server.ts";
import type { DeclaredPart } from "../../../../shop/pricing/declaration.ts";
import { knownPart } from "../../../../shop/trade-in/draft/name-components.server.ts";
import type { PartLine } from "../../../../shop/pricing/offer.ts";
import type { PriceBook } from "../../../../shop/pricing/price-book.ts";
import { CURRENT_ENGINE, priceLines, quoteOffer, type NoOffer } from "../../../../shop/pricing/quote-offer.ts";
import { tradeInFor } from "../../../../shop/trade-in/trade-in-for.server.ts";
import { currentOffer, type Requester, type TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import { getDraft } from "../../../../shop/trade-in/draft/get-draft.server.ts";
import { visitorOf } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { Shop } from "../../../composition.server.ts";
import { draftKeyIn, draftPath, draftQuery, requestedOffer, offerPath, tradeInPath } from "../addresses.ts";
import { redirectToOffer } from "../wizard/closed-draft.server.ts";
import { offerView, type OfferView } from "../../../shared/trade-in/offer.view.ts";

export type ComponentCandidateView = { id: string; name: string; details: string; category: PartCategory; each: Bani };
type LineBase = Pick<ComponentLine, "key" | "quantity" | "condition" | "faulty">;
type Priced = { amount: Bani; each: Bani; isConfirmedAtTesting: boolean };
export type LineView = LineBase &
  (
    | ({ is: "known" | "named"; name: string; details: string; category: PartCategory } & Priced)
    | {
        is: "unclear";
        text: string;
        category: PartCategory | null;
        reason: UnclearReason;
        candidates: ComponentCandidateView[];
      }
  );

export type ComponentsView = Pick<ComponentDraft, "condition" | "extras" | "next"> & {
  lines: LineView[];
  pieces: number;
  unclear: number;
  estimate: { isMade: true; floor: Bani; total: Bani; shipping: Bani } | ({ isMade: false } & NoOffer);
};

/** An offer that waits for its seller's answer. `action`: the address of its form. */
export type OpenOffer = {
  number: string;
  sequence: number;
  email: string;
  offer: OfferView;
  decision: string;
  action: string;
};

/** The list that is edited (by the key in the address, else the visitor's own), or the offer made for one. */
export async function listView(request: Request, shop: Shop) {
  const visitorId = await visitorOf(request, shop);
  const requested = requestedOffer(request);
  const offered = requested.number === null ? null : await loadOpenOffer(shop, { ...requested, visitorId });
  const key = draftKeyIn(request);
  const tradeIn = offered ? null : await getDraft(shop, { of: "components", visitorId, key });
  if (!tradeIn) await redirectToOffer(shop, key);
  return {
    offered,
    list: await componentsView(shop, tradeIn),
    keyQuery: draftQuery(key),
    link: tradeIn && shop.publicUrl + draftPath(tradeIn),
  };
}

/** An offer that was answered, or that is not for a list, redirects to its own page. */
async function loadOpenOffer(shop: Shop, requested: Requester & ReturnType<typeof requestedOffer>): Promise<OpenOffer> {
  const found = await tradeInFor(shop, requested);
  if (!found.ok) throw data(null, { status: 404 });
  const { tradeIn } = found.value;
  const { number, state, email, visitorId, linkKey } = tradeIn;
  const offer = currentOffer(tradeIn);
  if (state === "draft")
    throw redirect(links.sellComponents(draftQuery(visitorId === requested.visitorId ? null : linkKey)));
  const decision = tradeInPath(tradeIn);
  if (state !== "offered" || tradeIn.of !== "components" || !offer || number === null || email === null)
    throw redirect(decision);
  return {
    number,
    sequence: offer.sequence,
    email,
    offer: offerView(offer),
    decision,
    action: offerPath(tradeIn, "components"),
  };
}

async function componentsView(shop: Shop, tradeIn: Pick<TradeIn, "components"> | null): Promise<ComponentsView> {
  const draft = tradeIn?.components ?? emptyComponentDraft;
  const book = await currentBook(shop);
  const at = shop.clock.now();
  const declaration = componentsDeclared(draft);
  const quoted = quoteOffer(declaration, { book, at, terms: shop.sellingTerms });
  const priced = new Map(linesOf(draft, declaration.parts, book).map((line) => [line.key, line]));
  const lines = await Promise.all(
    draft.lines.map(async (line): Promise<LineView> => {
      const { key, quantity, condition, faulty } = line;
      const base = { key, quantity, condition, faulty };
      if (line.is === "unclear")
        return {
          ...base,
          is: "unclear",
          text: line.text,
          category: line.category,
          reason: line.reason,
          candidates: await candidatesOf(shop, line, { draft, book }),
        };
      const { amount, each, confirmedAtTesting: isConfirmedAtTesting } = priced.get(key)!;
      const money = { amount, each, isConfirmedAtTesting };
      if (line.is === "named")
        return { ...base, ...money, is: "named", name: line.name, details: "", category: line.category };
      return {
        ...base,
        ...money,
        is: "known",
        name: line.part.name,
        details: factLine(line.part as Part),
        category: line.part.category,
      };
    }),
  );
  return {
    condition: draft.condition,
    extras: draft.extras,
    next: draft.next,
    lines,
    pieces: declaration.parts.reduce((sum, part) => sum + part.quantity, 0),
    unclear: lines.filter(({ is }) => is === "unclear").length,
    estimate: quoted.ok
      ? { isMade: true, floor: quoted.value.floor, total: quoted.value.total, shipping: book.shipping }
      : { isMade: false, ...quoted.domainError },
  };
}

function linesOf(
  { condition }: Pick<ComponentDraft, "condition">,
  parts: readonly DeclaredPart[],
  book: PriceBook,
): PartLine[] {
  const declaration = { of: "components" as const, parts, condition, extras: { box: false, accessories: false } };
  const { lines } = priceLines({ engine: CURRENT_ENGINE, bookVersion: book.version, declaration }, book);
  return lines.filter((line) => line.of === "part");
}

/** The candidates of an unclear line, each with the price of one piece in the condition of the line. */
async function candidatesOf(
  shop: Shop,
  line: Extract<ComponentLine, { is: "unclear" }>,
  { draft, book }: { draft: ComponentDraft; book: PriceBook },
): Promise<ComponentCandidateView[]> {
  const parts = (await Promise.all(line.candidates.map((id) => getPart(shop, id)))).filter((part) => part !== null);
  const declared = parts.map((part): DeclaredPart => ({
    key: part.id,
    quantity: 1,
    condition: line.condition,
    faulty: line.faulty,
    part: knownPart(part),
  }));
  const prices = linesOf(draft, declared, book);
  return parts.map((part, place) => ({
    id: part.id,
    name: part.name,
    details: factLine(part),
    category: part.category,
    each: prices[place]!.each,
  }));
}

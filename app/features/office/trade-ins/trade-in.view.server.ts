// The view of a trade-in for its office page: every line of the offer beside what was found about it.

import type { Courier } from "../../../../shop/shipping/courier.ts";
import { sum, times, type Bani } from "../../../../base/money.ts";
import type { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import { hintOfIban } from "../../../../base/secrets/mask.ts";
import type { Condition, DeclaredPart } from "../../../../shop/pricing/declaration.ts";
import { lineKey, splitPart } from "../../../../shop/pricing/found-declaration.ts";
import { isOpenLine, type Offer } from "../../../../shop/pricing/offer.ts";
import type { SellerDocumentsView } from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";
import { currentOffer } from "../../../../shop/trade-in/trade-in.ts";
import { offerView } from "../../../shared/trade-in/offer.view.ts";

type Viewed = Extract<Awaited<ReturnType<typeof viewTradeIn>>, { ok: true }>["value"];
type PartState = { name: string; quantity: number; condition: Condition; faulty: boolean };

/** One line of the declaration; `found` is null if the part is missing, `after` is null if it is no longer paid. */
export type ComparedLine = {
  key: string;
  of: "part" | "box" | "accessories" | "shipping";
  declared: PartState | null;
  found: PartState | null;
  before: Bani | null;
  after: Bani | null;
  /** What was said is not enough for a price: `before` is the most that it may come to. */
  isUpTo: boolean;
  /** Valued but not paid, like the cooler of a PC. */
  isOutside: boolean;
  /** The finding lowers the offer and has no evidence yet. */
  isUnproven: boolean;
};

export type OfficeTradeInView = ReturnType<typeof tradeInView> & {
  documents: SellerDocumentsView;
  parcels: { usualCourier: Courier };
};

/** Who may not pay sees masked accounts. */
export function tradeInView(viewed: Viewed, { maySeeAccounts }: { maySeeAccounts: boolean }) {
  const masked = <Account extends { iban: string }>(account: Account): Account =>
    maySeeAccounts ? account : { ...account, iban: hintOfIban(account.iban) };
  const { tradeIn, first, findings, timeline, transitions, found, returned, stockedAt } = viewed;
  const { declaration } = first.made;
  const current = currentOffer(tradeIn);
  return {
    number: tradeIn.number!,
    of: tradeIn.of,
    state: tradeIn.state,
    email: tradeIn.email,
    language: tradeIn.language,
    wasReceived: tradeIn.receivedAt !== null,
    expiresAt: tradeIn.expiresAt,
    agreement: tradeIn.agreement && masked(tradeIn.agreement),
    condition: declaration.condition,
    comments: tradeIn.draft?.extras.comments ?? "",
    accessories: tradeIn.draft?.extras.accessories ?? "",
    parcel: tradeIn.parcel,
    returnParcel: tradeIn.returnParcel,
    payout: tradeIn.payout && masked(tradeIn.payout),
    photos: tradeIn.photos.map(({ id, of, width, height, name }) => ({ id: id as string, of, width, height, name })),
    offer: offerView(first),
    revised: current && current.kind === "revised" ? offerView(current) : null,
    lines: comparedLines(viewed, found, findings),
    totals: { before: first.total, after: found.total },
    findings: findings.map(({ id, key, claim, said, found, visible, note, evidence }) => ({
      id: id as string,
      key,
      claim,
      said,
      found,
      visible,
      note,
      evidence: [...evidence],
      line: lineName(declaration.parts, key),
    })),
    outcome: outcomeView(viewed),
    open: openLines(found),
    timeline,
    transitions,
    returned: returned.map(masked),
    returnFee: tradeIn.returnFee,
    stockedAt,
  };
}

/** The offer that testing ends in. `payable`: with what the seller gives up for being paid at once. */
function outcomeView({ tradeIn, first, outcome }: Viewed) {
  const offer = outcome.kind === "more" || outcome.kind === "less" ? outcome.offer : first;
  return {
    kind: outcome.kind,
    total: offer.total,
    payable: offer.payouts[tradeIn.agreement?.choice ?? "full"],
    answerDays: offer.made.validFor,
  };
}

/** Lines that were "up to" in the offer, and for which nothing else was found: they are paid in full. */
function openLines({ lines }: Pick<Offer, "lines">): { count: number; total: Bani } {
  const open = lines.filter(isOpenLine);
  return { count: open.length, total: sum(open.map(({ amount }) => amount)) };
}

function lineName(parts: readonly DeclaredPart[], key: string): string | null {
  const part = parts.find((part) => part.key === lineKey(key));
  return part ? nameIn(part) : null;
}

const nameIn = (part: DeclaredPart) => part.part?.name ?? (part as { name: string }).name;

function comparedLines(
  { first, outcome }: Viewed,
  found: Pick<Offer, "lines" | "outside">,
  findings: Viewed["findings"],
): ComparedLine[] {
  const { declaration } = first.made;
  const unproven = outcome.kind === "unproven" ? outcome.keys : [];
  const amountIn = ({ lines, outside }: Pick<Offer, "lines" | "outside">, key: string) =>
    [...lines, ...outside].find((line) => line.key === key) ?? null;
  const isUpTo = (line: ReturnType<typeof amountIn>) => line !== null && isOpenLine(line);
  const partIn = (offer: Pick<Offer, "lines" | "outside">, key: string, condition: Condition): PartState | null => {
    const line = amountIn(offer, key);
    if (!line || line.of !== "part") return null;
    const own = line.factors.find(({ of }) => of === "condition")?.value as Condition | undefined;
    return {
      name: line.name,
      quantity: line.quantity,
      condition: own ?? condition,
      faulty: line.factors.some(({ of }) => of === "fault"),
    };
  };
  // A line that findings have split is compared part by part, each with its share of what was offered for the line.
  const shareIn = (key: string, quantity: number) => {
    const line = amountIn(first, key);
    return line?.of === "part" ? times(line.each, quantity) : (line?.amount ?? null);
  };
  const split = declaration.parts.flatMap((line) => splitPart(line, findings));
  const parts = split.map(({ key, quantity }): ComparedLine => {
    const of = lineKey(key);
    const declared = partIn(first, of, declaration.condition);
    return {
      key,
      of: "part",
      declared: declared && { ...declared, quantity },
      found: partIn(found, key, declaration.condition),
      before: shareIn(of, quantity),
      after: amountIn(found, key)?.amount ?? null,
      isUpTo: isUpTo(amountIn(first, of)),
      isOutside: first.outside.some((line) => line.key === of),
      isUnproven: unproven.includes(of),
    };
  });
  const others = (["box", "accessories", "shipping"] as const).map((key): ComparedLine => ({
    key,
    of: key,
    declared: null,
    found: null,
    before: amountIn(first, key)?.amount ?? null,
    after: amountIn(found, key)?.amount ?? null,
    isUpTo: isUpTo(amountIn(first, key)),
    isOutside: false,
    isUnproven: unproven.includes(key),
  }));
  return [...parts, ...others];
}

/** The line, or the part of it, whose finding staff write down; null if there is none with this key. */
export function findingLine({ first, findings }: Viewed, key: string) {
  const { parts, extras } = first.made.declaration;
  const declared = parts.find((each) => each.key === lineKey(key));
  const part = declared && splitPart(declared, findings).find((each) => each.key === key);
  if (declared && part)
    return {
      key,
      of: "part" as const,
      isNamed: part.part !== null,
      isFaulty: part.faulty,
      quantity: part.quantity,
      declared: declared.quantity,
      isSplitOff: key !== lineKey(key),
    };
  if (key !== "box" && key !== "accessories") return null;
  return { key, of: key, isNamed: true, isFaulty: !extras[key], quantity: 1, declared: 1, isSplitOff: false } as const;
}

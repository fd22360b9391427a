// The seller's view of a trade-in: its state, the offers, the findings, and what happens next.

import type { Bani } from "../../../../base/money.ts";
import { NOTHING, times } from "../../../../base/money.ts";
import type { BounceReason } from "../../../../shop/payments/bank-transfer.ts";
import { lineKey } from "../../../../shop/pricing/found-declaration.ts";
import type { FoundClaim } from "../../../../shop/pricing/found-declaration.ts";
import type { PayoutChoice } from "../../../../shop/pricing/terms.ts";
import {
  bounceReasonIn,
  currentOffer,
  declaredOffer,
  hasDrives,
  feeForReturn,
  findingsOf,
  type TradeInFinding,
  type TradeIn,
  type TradeInTransition,
  type TradeInState,
} from "../../../../shop/trade-in/trade-in.ts";
import { offerView, type OfferView } from "../../../shared/trade-in/offer.view.ts";

/** One declared fact that the test found to be wrong: declared, found, the amounts before and after, and the proof. */
export type FindingView = {
  id: string;
  claim: FoundClaim;
  name: string | null;
  declared: string;
  found: string;
  note: string | null;
  was: Bani;
  now: Bani;
  photos: string[];
  measurements: string[];
};

export type TradeInView = {
  number: string;
  state: TradeInState;
  /** The query with its key, for the addresses of its other pages. */
  keyQuery: string;
  wasReceived: boolean;
  /** A whole computer, or loose parts. */
  of: TradeIn["of"];
  /** Whether something that may hold data is sent: a computer, or a drive among loose parts. */
  hasDrives: boolean;
  /** The sequence of the current offer: the seller answers this one. */
  sequence: number;
  /** The current offer. */
  offer: OfferView;
  /** The offer for the declaration, if another one is current. */
  first: OfferView | null;
  until: Date | null;
  /** "account": the seller named another account after a bounced payout. */
  transitions: { what: TradeInState | "account"; at: Date }[];
  agreed: { choice: PayoutChoice; iban: string; payee: string } | null;
  payout: { amount: Bani; dueAt: Date; paidAt: Date | null; reference: string | null; attempt: number } | null;
  /** Why the bank rejected the payout, while the seller must name another account. */
  bounced: BounceReason | null;
  findings: FindingView[];
  /** The fee for sending the goods back, due or possible. */
  fee: Bani;
  /** Set if the return fee was requested: how it was settled, or null while it is open. */
  returnFee: { settled: "paid" | "waived" | null } | null;
  returnParcel: TradeIn["returnParcel"];
};

export function tradeInView(
  tradeIn: TradeIn,
  { transitions, keyQuery }: { transitions: readonly TradeInTransition[]; keyQuery: string },
): TradeInView | null {
  const { number, state, agreement, payout } = tradeIn;
  const offer = currentOffer(tradeIn);
  const first = declaredOffer(tradeIn);
  if (number === null || !offer) return null;
  const currentView = offerView(offer);
  return {
    number,
    state,
    keyQuery,
    sequence: offer.sequence,
    wasReceived: tradeIn.receivedAt !== null,
    of: tradeIn.of,
    hasDrives: hasDrives(offer.made.declaration),
    offer: currentView,
    first: first && first.sequence !== offer.sequence ? offerView(first) : null,
    until: tradeIn.expiresAt,
    transitions: transitions.map(({ from, to, at }) => ({ what: from === "bounced" ? "account" : to, at })),
    agreed: agreement && { choice: agreement.choice, iban: masked(agreement.iban), payee: agreement.payee },
    payout: payout && {
      amount: payout.amount,
      dueAt: payout.dueAt,
      paidAt: payout.paidAt,
      reference: payout.reference,
      attempt: payout.attempt,
    },
    bounced: state === "bounced" ? bounceReasonIn(transitions.at(-1)?.reason ?? null) : null,
    findings: findingsOf(tradeIn).map((finding) =>
      findingView(finding, { before: first ? offerView(first) : currentView, after: currentView, tradeIn }),
    ),
    fee: tradeIn.returnFee?.amount ?? feeForReturn(tradeIn),
    returnFee: tradeIn.returnFee && { settled: tradeIn.returnFee.settled },
    returnParcel: tradeIn.returnParcel,
  };
}

/** Anyone with the link can recognise the account, but not read its number. */
function masked(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}

function findingView(
  { id, key, claim, said, found, note, evidence, pieces }: TradeInFinding,
  { before, after, tradeIn }: { before: OfferView; after: OfferView; tradeIn: TradeIn },
): FindingView {
  const line = [...before.lines, ...before.outside].find((each) => each.key === lineKey(key));
  // Of the pieces that a finding split off a line: their share of what was offered for it.
  const was = line?.of === "part" && pieces !== null ? times(line.each, pieces) : (line?.amount ?? NOTHING);
  const isPhoto = (proof: string) => tradeIn.photos.some((photo) => photo.id === proof);
  return {
    id,
    claim,
    name: line?.of === "part" ? line.name : null,
    declared: said,
    found,
    note,
    was,
    now: after.lines.find((each) => each.key === key)?.amount ?? NOTHING,
    photos: evidence.filter(isPhoto),
    measurements: evidence.filter((proof) => !isPhoto(proof)),
  };
}

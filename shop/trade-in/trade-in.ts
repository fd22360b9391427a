// A trade-in: one machine, or some parts, that a person sells to the shop.
// Invariant: it moves only along the table below, and is paid only after what arrived was compared with what was
// declared.

import type { Actor, ActorRole } from "../../base/actor.ts";
import { DAY } from "../../base/clock.ts";
import type { FindingId, TradeInId, TradeInPhotoId, VisitorId } from "../../base/id.ts";
import { NOTHING, type Bani } from "../../base/money.ts";
import { numberSeries, type PublicNumber } from "../../base/public-number.ts";
import { stateMachine, type Transitions } from "../../base/state-machine.ts";
import type { Recipient } from "../shipping/address.ts";
import type { Parcel } from "../shipping/courier.ts";
import { bounceReasons, type BounceReason } from "../payments/bank-transfer.ts";
import { componentsDeclared, type ComponentDraft } from "./draft/component-draft.ts";
import { kindOf, type Declaration, type DeclaredPart } from "../pricing/declaration.ts";
import { declarationOf, type TradeInDraft } from "./draft/draft.ts";
import type { Offer } from "../pricing/offer.ts";
import { returnFee, type Finding } from "../pricing/revision.ts";
import { DRAFT_EXPIRES_AFTER, SENT_WITHIN, type PayoutChoice } from "../pricing/terms.ts";

/**
 * Every transition and who may make it. `testing` ends in `tested` if everything is as declared or better, in
 * `rejected` if nothing worth paying for is left, else in `revised`, which waits for the seller: seven days without
 * an answer count as a rejection. `tested` is agreed by both: the money is due. `rejected` is the end for what never
 * arrived; what arrived goes back. `bounced`: the seller's bank returned the money, and another account is needed.
 */
export const tradeInTransitions = {
  draft: { offered: ["seller"], expired: ["shop"] },
  offered: { accepted: ["seller"], draft: ["seller"], rejected: ["seller"], expired: ["shop"] },
  accepted: { received: ["staff"], rejected: ["seller"], expired: ["shop"] },
  received: { testing: ["staff"], rejected: ["staff"] },
  testing: { tested: ["staff"], revised: ["staff"], rejected: ["staff"] },
  tested: { paid: ["staff"], bounced: ["staff"] },
  revised: { tested: ["seller"], rejected: ["seller", "shop"] },
  rejected: { returned: ["staff"] },
  paid: { bounced: ["staff"] },
  bounced: { tested: ["seller"] },
  returned: {},
  expired: {},
} as const satisfies Transitions<"seller" | "staff" | "shop">;
export type TradeInState = keyof typeof tradeInTransitions;

const tradeInMachine = stateMachine(tradeInTransitions);
export const tradeInStates = tradeInMachine.states;

/** The possible next states; with `by`, those that this actor may choose. */
export function nextTradeInStates(from: TradeInState, by?: ActorRole): TradeInState[] {
  return tradeInMachine.next(from, by);
}

/** A rejected trade-in is sent back only if it was received: `received` says so. */
export function mayTransitionTradeIn(transition: {
  from: TradeInState;
  to: TradeInState;
  by: ActorRole;
  received: boolean;
}): boolean {
  if (transition.to === "returned" && !transition.received) return false;
  return tradeInMachine.may(transition);
}

/** The subject in the audit log: the id while it has no number. */
export function auditSubject({ id, number }: { id: TradeInId; number: string | null }): {
  entity: string;
  entityId: string;
} {
  return { entity: "trade-in", entityId: number ?? id };
}

/** When the money is due: at once, or the promised days after both agreed on the findings. */
export function payoutDue(
  choice: PayoutChoice,
  { testedAt, payoutDays }: { testedAt: Date; payoutDays: number },
): Date {
  return choice === "instant" ? testedAt : new Date(testedAt.getTime() + payoutDays * DAY);
}

export type TradeInNumber = PublicNumber<"trade-in-number">;
/** A trade-in gets its number with its first offer. */
export const tradeInNumbers = numberSeries<TradeInNumber>("VND");

export function parseTradeInNumber(text: unknown): TradeInNumber | null {
  return tradeInNumbers.parse(text);
}

/** The seller, as the purchase record requires. */
export type Seller = Recipient;

/** What a seller agreed to by accepting an offer. `payee` is the account holder. */
export type Agreement = {
  choice: PayoutChoice;
  iban: string;
  payee: string;
  ownerDeclaredAt: Date;
  /** When the seller agreed to the terms, and to the erasure of the drives; null before the form asked. */
  termsAgreedAt: Date | null;
  erasureAgreedAt: Date | null;
  seller: Seller;
};

/** What the accept form says. `erasureAgreed`: the drives may be erased once both agree on the price. */
export type NewAgreement = Pick<Agreement, "choice" | "iban" | "payee" | "seller"> & { erasureAgreed: boolean };

/** An offer that was made; `revised` ones are for the findings. */
export type TradeInOffer = Offer & { sequence: number; kind: "offer" | "revised" };

/** A stored finding: `sequence` is the offer it is about, `foundPart` the part as it should have been declared. */
export type TradeInFinding = Finding & {
  id: FindingId;
  sequence: number;
  said: string;
  found: string;
  foundPart: DeclaredPart | null;
  /** How many pieces of a line of several it concerns; null: all of them. */
  pieces: number | null;
  note: string | null;
  at: Date;
};

/** A photo's metadata; its picture is read by id. */
export type TradeInPhoto = {
  id: TradeInPhotoId;
  of: "declaration" | "evidence";
  position: number;
  name: string;
  width: number;
  height: number;
  bytes: number;
  digest: string;
};

/** A payout and its progress. `attempt` is one more than the number of returns by the seller's bank. */
export type Payout = {
  amount: Bani;
  iban: string;
  name: string;
  dueAt: Date;
  exportedAt: Date | null;
  file: string | null;
  paidAt: Date | null;
  reference: string | null;
  attempt: number;
};

/** Only a payout that was given to a bank can come back. */
export function wasSent({ file, paidAt }: Pick<Payout, "file" | "paidAt">): boolean {
  return file !== null || paidAt !== null;
}

/** The return fee of a seller: the parcel waits until it is paid or waived. */
export type ReturnFee = {
  amount: Bani;
  settled: "paid" | "waived" | null;
  settledAt: Date | null;
  note: string | null;
};

/** `refused` if the bank does not say why it returned the money. */
export function bounceReasonIn(text: string | null): BounceReason {
  return bounceReasons.find((reason) => reason === text) ?? "refused";
}

/** A returned payout, as it had been sent. */
export type ReturnedPayout = Pick<Payout, "attempt" | "iban" | "name" | "file" | "paidAt" | "reference"> & {
  why: BounceReason;
  note: string | null;
  at: Date;
};

export type TradeIn = {
  id: TradeInId;
  /** null until its first offer. */
  number: TradeInNumber | null;
  of: Declaration["of"];
  state: TradeInState;
  visitorId: VisitorId | null;
  linkKey: string;
  language: "ro" | "en" | "hu" | "uk";
  email: string | null;
  /** The wizard's answers, for a machine. */
  draft: TradeInDraft | null;
  /** The list of components. */
  components: ComponentDraft | null;
  agreement: Agreement | null;
  /** The seller's parcel to the shop, and the shop's parcel back. */
  parcel: Parcel | null;
  returnParcel: Parcel | null;
  /** null if the return is free for the seller, or nothing goes back. */
  returnFee: ReturnFee | null;
  createdAt: Date;
  touchedAt: Date;
  movedAt: Date;
  receivedAt: Date | null;
  testedAt: Date | null;
  expiresAt: Date | null;
  /** Oldest first; the last one is current. */
  offers: readonly TradeInOffer[];
  findings: readonly TradeInFinding[];
  /** The seller's photos, then the evidence, each in its order. */
  photos: readonly TradeInPhoto[];
  payout: Payout | null;
};

/** One transition in the timeline; the first has no `from`. */
export type TradeInTransition = {
  from: TradeInState | null;
  to: TradeInState;
  at: Date;
  actor: Actor;
  reason: string | null;
};

/** The requester: a visitor, or a holder of the link key. */
export type Requester = { visitorId: VisitorId | null; key: string | null };

export function mayAccess(tradeIn: Pick<TradeIn, "visitorId" | "linkKey">, { visitorId, key }: Requester): boolean {
  return (visitorId !== null && tradeIn.visitorId === visitorId) || tradeIn.linkKey === key;
}

/** The seller's declaration so far; null if it is empty. */
export function declarationIn({ draft, components }: Pick<TradeIn, "draft" | "components">): Declaration | null {
  return draft ? declarationOf(draft) : components && componentsDeclared(components);
}

/** The current offer: the last one. A revised offer was made after testing, so its whole sum is guaranteed. */
export function currentOffer({ offers }: Pick<TradeIn, "offers">): TradeInOffer | null {
  const offer = offers.at(-1) ?? null;
  return offer?.kind === "revised" ? afterTesting(offer) : offer;
}

function afterTesting(offer: TradeInOffer): TradeInOffer {
  const lines = offer.lines.map((line) => (line.of === "shipping" ? line : { ...line, confirmedAtTesting: false }));
  return { ...offer, lines, floor: offer.total, surePayouts: offer.payouts, changes: [] };
}

/** The offer for what was declared: the basis of testing. */
export function declaredOffer({ offers }: Pick<TradeIn, "offers">): TradeInOffer | null {
  return offers.findLast(({ kind }) => kind === "offer") ?? null;
}

/** Whether it may hold data of its seller: a computer always, loose parts if one of them is a drive. */
export function hasDrives({ of, parts }: Pick<Declaration, "of" | "parts">): boolean {
  return of === "machine" || parts.some((part) => DRIVES.has(kindOf(part)));
}

const DRIVES: ReadonlySet<string> = new Set(["ssd", "otherStorage"] satisfies ReturnType<typeof kindOf>[]);

/** The findings about the first offer. */
export function findingsOf(tradeIn: Pick<TradeIn, "offers" | "findings">): TradeInFinding[] {
  const sequence = declaredOffer(tradeIn)?.sequence;
  return tradeIn.findings.filter((finding) => finding.sequence === sequence);
}

/** The return fee that the offer promised: zero, unless the seller rejected a revised offer that a visible, proven mistake had caused. */
export function feeForReturn(tradeIn: Pick<TradeIn, "offers" | "findings">): Bani {
  const offer = currentOffer(tradeIn);
  return offer?.kind === "revised" ? returnFee(findingsOf(tradeIn), offer.made.terms) : NOTHING;
}

/**
 * When it expires, by the database's clock, while it waits for its seller; null if it waits for staff, or has ended.
 */
export function expiryIn(state: "draft", offered: Pick<TradeIn, "offers">, now: Date): Date;
export function expiryIn(state: TradeInState, offered: Pick<TradeIn, "offers">, now: Date): Date | null;
export function expiryIn(state: TradeInState, { offers }: Pick<TradeIn, "offers">, now: Date): Date | null {
  switch (state) {
    case "draft":
      return new Date(now.getTime() + DRAFT_EXPIRES_AFTER * DAY);
    case "offered":
    case "revised": {
      const offer = currentOffer({ offers });
      return offer && new Date(now.getTime() + offer.made.validFor * DAY);
    }
    case "accepted":
      return new Date(now.getTime() + SENT_WITHIN * DAY);
    default:
      return null;
  }
}

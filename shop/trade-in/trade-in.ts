// A trade-in: one machine, or some parts, on their way from a person to the shop, and their price the other way.
// Invariant: it moves only along the table below, and it is paid only after what came was compared with what was said.

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
import type { Declaration, DeclaredPart } from "../pricing/declaration.ts";
import { declarationOf, type TradeInDraft } from "./draft/draft.ts";
import type { Offer } from "../pricing/offer.ts";
import { returnFee, type Finding } from "../pricing/revision.ts";
import { DRAFT_KEPT, FULL_PAYOUT_AFTER, SENT_WITHIN, type PayoutChoice } from "../pricing/terms.ts";

/**
 * Every move that there is, and who may make it. `testing` ends in `tested` where all is as it was said or better, in `rejected`
 * where nothing worth paying for is left, else in `revised`, which waits for the seller: seven days without an answer are a no. `tested` is agreed by both: money is due. `rejected` is the end for what never came;
 * what is with the shop then goes back. `bounced`: the seller's bank sent the money back, and another account is waited for.
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

/** Where a trade-in may go from a state; with `by`, where that one may move it. */
export function nextTradeInStates(from: TradeInState, by?: ActorRole): TradeInState[] {
  return tradeInMachine.next(from, by);
}

/** A rejected trade-in goes back only where it had come: `received` says so. */
export function mayTransitionTradeIn(move: {
  from: TradeInState;
  to: TradeInState;
  by: ActorRole;
  received: boolean;
}): boolean {
  if (move.to === "returned" && !move.received) return false;
  return tradeInMachine.may(move);
}

/** How the audit log names a trade-in: by its id while it has no number. */
export function auditSubject({ id, number }: { id: TradeInId; number: string | null }): {
  entity: string;
  entityId: string;
} {
  return { entity: "trade-in", entityId: number ?? id };
}

/** When the money is due: at once, or 14 days after both agreed on what was found. */
export function payoutDue(choice: PayoutChoice, { testedAt }: { testedAt: Date }): Date {
  return choice === "instant" ? testedAt : new Date(testedAt.getTime() + FULL_PAYOUT_AFTER * DAY);
}

export type TradeInNumber = PublicNumber<"trade-in-number">;
/** A trade-in gets its number with its first offer. */
export const tradeInNumbers = numberSeries<TradeInNumber>("VND");

export function parseTradeInNumber(text: unknown): TradeInNumber | null {
  return tradeInNumbers.parse(text);
}

/** Who sells, as the purchase record must have it. */
export type Seller = Recipient;

/** What a seller agreed to by accepting an offer. `payee` is whose account it is. */
export type Agreement = { choice: PayoutChoice; iban: string; payee: string; ownerDeclaredAt: Date; seller: Seller };

/** An offer that was made; `revised` ones are for what was found. */
export type KeptOffer = Offer & { sequence: number; kind: "offer" | "revised" };

/** A finding as it is kept: `sequence` is the offer that it is about, `foundPart` the part as it should have been declared. */
export type KeptFinding = Finding & {
  id: FindingId;
  sequence: number;
  said: string;
  found: string;
  foundPart: DeclaredPart | null;
  note: string | null;
  at: Date;
};

/** What is known of a photo; its picture is asked for by its id. */
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

/** Money that the shop owes, and what became of it. `attempt` is one more than it came back from the seller's bank. */
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

/** Only what was given to a bank can come back from one. */
export function wasSent({ file, paidAt }: Pick<Payout, "file" | "paidAt">): boolean {
  return file !== null || paidAt !== null;
}

/** What its seller was asked to pay for the way back: the parcel waits until it came or the shop does without. */
export type ReturnFee = {
  amount: Bani;
  settled: "paid" | "waived" | null;
  settledAt: Date | null;
  note: string | null;
};

/** `refused` where the bank does not say why it sent the money back. */
export function bounceReasonIn(text: string | null): BounceReason {
  return bounceReasons.find((reason) => reason === text) ?? "refused";
}

/** A payout that came back, as it had gone out. */
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
  /** What the wizard was told, of a machine. */
  draft: TradeInDraft | null;
  /** The list of those who sell parts one by one. */
  components: ComponentDraft | null;
  agreement: Agreement | null;
  /** The seller's parcel to the shop, and the shop's back. */
  parcel: Parcel | null;
  returnParcel: Parcel | null;
  /** null where the way back costs its seller nothing, or nothing goes back. */
  returnFee: ReturnFee | null;
  createdAt: Date;
  touchedAt: Date;
  movedAt: Date;
  receivedAt: Date | null;
  testedAt: Date | null;
  expiresAt: Date | null;
  /** The oldest first; the last one counts. */
  offers: readonly KeptOffer[];
  findings: readonly KeptFinding[];
  /** What the seller sent first, then the evidence, each in its order. */
  photos: readonly TradeInPhoto[];
  payout: Payout | null;
};

/** One move that it has made; the first is from nowhere. */
export type TradeInTransition = {
  from: TradeInState | null;
  to: TradeInState;
  at: Date;
  actor: Actor;
  reason: string | null;
};

/** Who asks: a visitor, or whoever has the key of its links. */
export type Asker = { visitorId: VisitorId | null; key: string | null };

export function isTheirs(tradeIn: Pick<TradeIn, "visitorId" | "linkKey">, { visitorId, key }: Asker): boolean {
  return (visitorId !== null && tradeIn.visitorId === visitorId) || tradeIn.linkKey === key;
}

/** What its seller has said so far; null where nothing was said at all. */
export function saidIn({ draft, components }: Pick<TradeIn, "draft" | "components">): Declaration | null {
  return draft ? declarationOf(draft) : components && componentsDeclared(components);
}

/** The offer that counts now: the last one, whether it was revised or not. */
export function currentOffer({ offers }: Pick<TradeIn, "offers">): KeptOffer | null {
  return offers.at(-1) ?? null;
}

/** The offer for what was said: what testing compares with. */
export function declaredOffer({ offers }: Pick<TradeIn, "offers">): KeptOffer | null {
  return offers.findLast(({ kind }) => kind === "offer") ?? null;
}

/** What was found about the offer for what was said. */
export function findingsOf(tradeIn: Pick<TradeIn, "offers" | "findings">): KeptFinding[] {
  const sequence = declaredOffer(tradeIn)?.sequence;
  return tradeIn.findings.filter((finding) => finding.sequence === sequence);
}

/** What the seller pays for the way back: nothing, unless a revised offer was refused that a visible, proven mistake had caused. */
export function feeForReturn(tradeIn: Pick<TradeIn, "offers" | "findings">): Bani {
  return currentOffer(tradeIn)?.kind === "revised" ? returnFee(findingsOf(tradeIn)) : NOTHING;
}

/** When it ends by itself, by the database's clock, where it waits for its seller; null where it waits for staff, or has ended. */
export function expiryIn(state: "draft", offered: Pick<TradeIn, "offers">, now: Date): Date;
export function expiryIn(state: TradeInState, offered: Pick<TradeIn, "offers">, now: Date): Date | null;
export function expiryIn(state: TradeInState, { offers }: Pick<TradeIn, "offers">, now: Date): Date | null {
  switch (state) {
    case "draft":
      return new Date(now.getTime() + DRAFT_KEPT * DAY);
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

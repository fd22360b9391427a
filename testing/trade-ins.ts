// Trade-ins for tests: sellers who answer the wizard and get an offer, through the shop's own functions.

import { type Clock, fixedClock } from "../base/clock.ts";
import { transaction, type Db } from "../base/db.server.ts";
import { newId, type VisitorId } from "../base/id.ts";
import type { MailLimits } from "../shop/mail/limits.ts";
import { firstSellingTerms, type SellingTerms } from "../shop/pricing/terms.ts";
import { knownParts } from "../shop/parts/known-parts.server.ts";
import type { StepAnswer, PartStep, Picked } from "../shop/trade-in/draft/draft.ts";
import { acceptOffer } from "../shop/trade-in/accept-offer.server.ts";
import { makeOffer, type OfferRequest } from "../shop/trade-in/make-offer.server.ts";
import { giveIdentity } from "../shop/trade-in/seller-documents/give-identity.server.ts";
import { identityKeysFrom } from "../shop/trade-in/seller-documents/identity-keys.server.ts";
import type { PersonIdentity, SellerIdentity } from "../shop/trade-in/seller-documents/identity.ts";
import {
  sha256,
  signRecord,
  type DrawRecord,
  type RecordDeps,
} from "../shop/trade-in/seller-documents/sign-record.server.ts";
import { recordToSign } from "../shop/trade-in/seller-documents/signed-record.server.ts";
import { tradeInFor } from "../shop/trade-in/trade-in-for.server.ts";
import { transitionTradeIn, type TransitionDeps } from "../shop/trade-in/transition-trade-in.server.ts";
import { saveDraft } from "../shop/trade-in/draft/save-draft.server.ts";
import type { Seller, TradeIn, TradeInState } from "../shop/trade-in/trade-in.ts";
import { STAFF } from "./orders.ts";
import { aVisitor } from "./catalogue-index.ts";
import { anyMails } from "./email-limits.ts";

export type SellingDeps = TransitionDeps & {
  db: Db;
  clock: Clock;
  chance: () => number;
  mailLimits: MailLimits;
  deadlines: { offerDays: number; revisedDays: number };
  sellingTerms: SellingTerms;
} & RecordDeps;

export const testKeys = identityKeysFrom("tests:the-secret-of-tests-which-is-no-secret");

/** A record as text instead of a PDF: what the seller signs, and the signature. */
export const drawnAsText: DrawRecord = ({ tradeIn: { number, payout }, identity, serials, signature }) =>
  Promise.resolve(Buffer.from(JSON.stringify({ number, amount: payout?.amount, identity, serials, signature })));

/** Ana Pop, born on 15 May 1990. */
export const aSeller: PersonIdentity = {
  kind: "person",
  name: "Pop Ana",
  cnp: "2900515120016",
  bornOn: "1990-05-15",
  document: { type: "id-card", number: "CJ123456" },
  address: "Str. Horea 3, 400174 Cluj-Napoca",
};

/** The shop without screens: e-mails contain only their kind and the key of their link. */
export function sellingDeps(db: Db): SellingDeps & { clock: ReturnType<typeof fixedClock> } {
  return {
    db,
    clock: fixedClock("2020-01-02T10:00:00Z"),
    chance: Math.random,
    mailLimits: anyMails,
    deadlines: { offerDays: 14, revisedDays: 7 },
    sellingTerms: firstSellingTerms,
    identityKeys: testKeys,
    drawPurchaseRecord: drawnAsText,
    composeTradeIn: ({ kind, tradeIn }) => ({ subject: `${kind} ${tradeIn.number}`, text: tradeIn.linkKey, html: "" }),
  };
}

export function must<T>(result: { ok: true; value: T } | { ok: false; domainError: { code: string } }): T {
  if (result.ok) return result.value;
  throw new Error(`the test's own trade-in was refused: ${result.domainError.code}`);
}

/** A part of the curated list by its name, as the part picker sends it. */
export function picked(name: string): Picked & { is: "known" } {
  const part = knownParts.find((each) => each.name === name);
  if (!part) throw new Error(`no part ${name}`);
  return { is: "known", id: part.id };
}

const parts: Record<PartStep, string | null> = {
  cpu: "Ryzen 5 5600",
  gpu: "GeForce RTX 3060 12GB",
  motherboard: "PRIME B550-PLUS",
  ram: "Corsair Vengeance LPX DDR4-2400 16GB (2x8GB) CL14",
  psu: "Corsair RMx 750W",
  case: "Fractal Design Meshify C",
  cooler: null,
};

/** Answers of all wizard steps except the photos. */
export const wholeMachine: readonly StepAnswer[] = [
  ...Object.entries(parts).map(([step, name]): StepAnswer => ({
    step: step as PartStep,
    picked: name === null ? { is: "skipped" } : picked(name),
  })),
  { step: "storage", drives: [{ id: "1", type: "ssd", picked: picked("Samsung 970 EVO Plus 1TB") }] },
  { step: "photos", condition: "good", extras: { box: true, accessories: "", psuModel: "", comments: "" } },
];

const seller: Seller = {
  firstName: "Ana",
  lastName: "Pop",
  phone: "+40712345678",
  address: "Str. Horea 3",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400174",
};

/** The consents of a seller. */
export function agreement(choice: "instant" | "full" = "full") {
  return { choice, iban: "RO49AAAA1B31007593840000", payee: "Ana Pop", seller, erasureAgreed: true };
}

/** Actions of sellers in a test's shop. */
export function sellingIn(deps: SellingDeps) {
  async function aDraft({
    visitorId = aVisitor(newId()),
    answers = wholeMachine,
  }: { visitorId?: VisitorId; answers?: readonly StepAnswer[] } = {}): Promise<TradeIn> {
    const draft = must(await saveDraft(deps, { visitorId, key: null, language: "ro", answers }));
    for (const position of [0, 1]) await withPhoto(draft, position);
    return draft;
  }

  /** Only the row, without a picture. */
  async function withPhoto({ id: tradeInId }: TradeIn, position: number): Promise<void> {
    const photo = {
      id: newId<"trade-in-photo">(),
      tradeInId,
      of: "declaration" as const,
      position,
      digest: newId(),
      width: 4,
      height: 3,
      bytes: 12,
      name: `poza-${position + 1}.jpg`,
    };
    await deps.db.insertInto("tradeInPhoto").values(photo).execute();
  }

  async function offered({
    visitorId = aVisitor(newId()),
    answers = wholeMachine,
    ...different
  }: Partial<OfferRequest> & { visitorId?: VisitorId; answers?: readonly StepAnswer[] } = {}): Promise<TradeIn> {
    await aDraft({ visitorId, answers });
    return must(
      await makeOffer(deps, {
        of: "machine",
        visitorId,
        key: null,
        email: `${newId()}@example.ro`,
        language: "ro",
        clientIp: newId(),
        ...different,
      }),
    );
  }

  /** Accepts the offer through its link, as the form does. */
  async function accepted({
    payout = "full",
    ...different
  }: Parameters<typeof offered>[0] & { payout?: "instant" | "full" } = {}): Promise<TradeIn> {
    const { number, linkKey } = await offered(different);
    return must(
      await acceptOffer(deps, { number, visitorId: null, key: linkKey, sequence: 1, agreement: agreement(payout) }),
    );
  }

  /** Makes these transitions one after the other, as staff or the shop would; what is owed in the end is signed for. */
  async function moved(tradeIn: TradeIn, ...to: TradeInState[]): Promise<TradeIn> {
    const now = await transaction(deps.db, async (tx) => {
      let moving = tradeIn;
      for (const state of to) moving = await transitionTradeIn(tx, deps, moving, { to: state, actor: STAFF });
      return moving;
    });
    return now.state === "tested" ? signed(now) : now;
  }

  /** Gives the seller's identity, through the link. */
  async function identified(tradeIn: TradeIn, identity: SellerIdentity = aSeller): Promise<TradeIn> {
    const { number, linkKey } = tradeIn;
    must(await giveIdentity(deps, { number, visitorId: null, key: linkKey, identity }));
    return tradeIn;
  }

  /** Gives the identity and signs the record of what is owed: the payout may leave. */
  async function signed({ number, linkKey }: TradeIn): Promise<TradeIn> {
    const access = { number, visitorId: null, key: linkKey };
    const tradeIn = must(await tradeInFor(deps, access)).tradeIn;
    await identified(tradeIn);
    const record = await recordToSign(deps, tradeIn);
    if (!record) throw new Error(`${number} has no record to sign`);
    const documentHash = sha256(await deps.drawPurchaseRecord(record));
    const how = { method: "typed", name: "Ana Pop", drawing: null, clientIp: "127.0.0.1" } as const;
    must(await signRecord(deps, { ...access, documentHash, ...how }));
    return tradeIn;
  }

  return { aDraft, withPhoto, offered, accepted, moved, identified, signed };
}

import type { Clock } from "../../base/clock.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { VisitorId } from "../../base/id.ts";
import { takeNumber } from "../../base/public-number.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { mayTry } from "../accounts/limit-tries.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { emptyDraft, firstOpenStep, type SellStep } from "./draft/draft.ts";
import { transitionTradeIn, type TransitionDeps } from "./transition-trade-in.server.ts";
import { quoteOffer, type NoOffer } from "../pricing/quote-offer.ts";
import type { SellingTerms } from "../pricing/terms.ts";
import { declarationIn, tradeInNumbers, type Requester, type TradeIn, type TradeInNumber } from "./trade-in.ts";
import {
  bookInForce,
  findTradeIn,
  setNumber,
  insertOffer,
  lastOf,
  lockTradeIn,
  writeConsent,
} from "./trade-ins.sql.server.ts";

type Deps = TransitionDeps & {
  db: Db;
  clock: Clock;
  chance: () => number;
  mailLimits: MailLimits;
  deadlines: { offerDays: number };
  sellingTerms: SellingTerms;
};

const MOST_OFFERS_FROM = 30; // per quarter of an hour and IP address
const MOST_OFFERS_TO = 6; // per e-mail address, which may be somebody else's

export type OfferRequest = Requester & {
  of: TradeIn["of"];
  /** The recipient of the offer; the request implies consent. */
  email: string;
  language: TradeIn["language"];
  /** The client's IP address. */
  clientIp: string;
};

export type NotOffered =
  | NoOffer
  | DomainError<"too-many", "too-many-tries" | "too-many-mails">
  | DomainError<"not-found", "draft-unknown">
  /** The offer existed already: the request is idempotent. */
  | DomainError<"conflict", "draft-closed", { number: TradeInNumber | null; linkKey: string }>
  | DomainError<"invalid", "draft-incomplete", { step: SellStep }>;

/**
 * Makes the offer for a draft, stores it and e-mails it to the seller. Refuses with `too-many-tries`,
 * `too-many-mails`, `draft-unknown`, `draft-closed` (with the number of the existing offer), `draft-incomplete` (with
 * the first open step), and like `quoteOffer`.
 */
export async function makeOffer(
  deps: Deps,
  { clientIp, ...request }: OfferRequest,
): Promise<Result<TradeIn, NotOffered>> {
  const limits = [
    { of: "offer from", by: clientIp, most: MOST_OFFERS_FROM },
    { of: "offer to", by: request.email, most: MOST_OFFERS_TO },
  ];
  if (!(await mayTry(deps, limits))) return refuse.tooMany({ code: "too-many-tries" });
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, NotOffered>> => {
    const requested = await requestedTradeIn(tx, request);
    const tradeIn = requested && (await lockTradeIn(tx, requested.id));
    if (!tradeIn) return refuse.notFound({ code: "draft-unknown" });
    if (tradeIn.state !== "draft")
      return refuse.conflict({ code: "draft-closed", number: tradeIn.number, linkKey: tradeIn.linkKey });
    const step = tradeIn.of === "machine" ? firstOpenStep(tradeIn.draft ?? emptyDraft) : "offer";
    if (step !== "offer") return refuse.invalid({ code: "draft-incomplete", step });
    const declaration = declarationIn(tradeIn);
    if (!declaration) return refuse.invalid({ code: "nothing-declared" });
    const book = await bookInForce(tx);
    const { clock, sellingTerms: terms, deadlines } = deps;
    const quoted = quoteOffer(declaration, { book, at: clock.now(), terms, validFor: deadlines.offerDays });
    if (!quoted.ok) return quoted;
    if (tradeIn.number === null)
      await takeNumber(tradeInNumbers, { chance: deps.chance, take: (number) => setNumber(tx, tradeIn.id, number) });
    if (!(await mayMail(tx, deps.mailLimits, { to: request.email, reason: "receipt" })))
      return refuse.tooMany({ code: "too-many-mails" });
    await writeConsent(tx, tradeIn.id, request);
    await insertOffer(tx, tradeIn.id, { offer: quoted.value, kind: "offer", book });
    return ok(await transitionTradeIn(tx, deps, tradeIn, { to: "offered", actor: "seller" }));
  });
}

/** By its key, else the trade-in that the visitor touched last, draft or not. */
async function requestedTradeIn(
  tx: Transaction,
  { of, visitorId, key }: Requester & { visitorId: VisitorId | null; of: TradeIn["of"] },
): Promise<TradeIn | null> {
  const found =
    key !== null ? await findTradeIn(tx, { linkKey: key }) : visitorId && (await lastOf(tx, { visitorId, of }));
  return found?.of === of ? found : null;
}

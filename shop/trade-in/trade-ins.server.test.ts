import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../base/clock.ts";
import { transaction, type Database } from "../../base/db.server.ts";
import { newId, type VisitorId } from "../../base/id.ts";
import { bani, percentOf } from "../../base/money.ts";
import { testDatabase } from "../../testing/database.ts";
import { declaredPart } from "../../testing/declarations.ts";
import { STAFF } from "../../testing/orders.ts";
import { aVisitor } from "../../testing/catalogue-index.ts";
import { agreement, must, picked, sellingDeps, sellingIn, type SellingDeps } from "../../testing/trade-ins.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { answerRevision } from "./answer-revision.server.ts";
import { bookOf } from "./book-of.server.ts";
import { claimTradeIns } from "./claim-trade-ins.server.ts";
import { currentBook } from "./current-book.server.ts";
import { editOffer } from "./edit-offer.server.ts";
import { expireTradeIns } from "./expire-trade-ins.server.ts";
import { eraseSeller, deleteOldTradeIns } from "./retention.server.ts";
import { AcceptForm, AnswerForm, OfferForm } from "./forms.ts";
import { getDraft } from "./draft/get-draft.server.ts";
import { makeOffer } from "./make-offer.server.ts";
import { mergeTradeIns } from "./merge-trade-ins.server.ts";
import { transitionTradeIn } from "./transition-trade-in.server.ts";
import { priceBook1 } from "../pricing/price-book-1.ts";
import { rejectOffer } from "./reject-offer.server.ts";
import { remindSellers } from "./remind-sellers.server.ts";
import { reviseOffer } from "../pricing/revision.ts";
import { saveDraft } from "./draft/save-draft.server.ts";
import { currentOffer, declaredOffer, feeForReturn, findingsOf, parseTradeInNumber, type TradeIn } from "./trade-in.ts";
import { tradeInFor } from "./trade-in-for.server.ts";
import { tradeInsOf } from "./trade-ins-of.server.ts";
import { insertOffer } from "./trade-ins.sql.server.ts";

let database: Database;
let deps: SellingDeps;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  database = await testDatabase();
  deps = sellingDeps(database.db);
  selling = sellingIn(deps);
});
afterAll(() => database.close());

const byLink = ({ number, linkKey: key }: TradeIn, sequence = 1) => ({ number, key, visitorId: null, sequence });
const state = (answer: { ok: true; value: TradeIn } | { ok: false; domainError: { code: string } }) =>
  answer.ok ? answer.value.state : answer.domainError.code;

async function now({ number, linkKey }: TradeIn): Promise<TradeIn> {
  return must(await tradeInFor(deps, { number, key: linkKey, visitorId: null })).tradeIn;
}

async function emailsAbout({ number }: TradeIn): Promise<string[]> {
  const rows = await database.db
    .selectFrom("outbox")
    .where("subject", "like", `% ${number}`)
    .select("subject")
    .orderBy("id")
    .execute();
  return rows.map(({ subject }) => subject.split(" ")[0]!);
}

async function overdueBy(tradeIn: TradeIn, by: string): Promise<void> {
  await sql`update trade_in set expires_at = now() - ${by}::interval where id = ${tradeIn.id}`.execute(database.db);
}

/** What arrived is fair, not good: proven by a photo. */
async function revised(accepted: TradeIn): Promise<TradeIn> {
  const testing = await selling.moved(accepted, "received", "testing");
  const first = declaredOffer(testing)!;
  const found = { ...first.made.declaration, condition: "fair" as const };
  const findings = first.lines.map(({ key }) => ({
    key,
    claim: "condition" as const,
    evidence: ["poza"],
    visible: true,
  }));
  const offer = must(reviseOffer(first, { found, findings, book: priceBook1, at: deps.clock.now() }));
  return transaction(deps.db, async (tx) => {
    for (const finding of findings) {
      const row = {
        id: newId<"finding">(),
        tradeInId: testing.id,
        sequence: first.sequence,
        key: finding.key,
        claim: finding.claim,
        said: "good",
        found: "fair",
        foundPart: null,
        visible: true,
        note: null,
        evidence: '["poza"]',
        actor: STAFF,
      };
      await tx.insertInto("tradeInFinding").values(row).execute();
    }
    await insertOffer(tx, testing.id, { offer, kind: "revised", book: priceBook1 });
    return transitionTradeIn(tx, deps, testing, { to: "revised", actor: STAFF });
  });
}

describe("an offer", () => {
  test("is accepted with an account, a seller and the time of the declaration of ownership", async () => {
    const offered = await selling.offered();
    const accepted = must(await acceptOffer(deps, { ...byLink(offered), agreement: agreement("instant") }));
    expect(accepted).toMatchObject({
      state: "accepted",
      agreement: {
        choice: "instant",
        payee: "Ana Pop",
        ownerDeclaredAt: expect.any(Date),
        termsAgreedAt: expect.any(Date),
        erasureAgreedAt: expect.any(Date),
      },
    });
    expect(accepted.expiresAt!.getTime() - accepted.movedAt.getTime()).toBe(21 * DAY);
    expect(await emailsAbout(offered)).toEqual(["offered", "accepted"]);
    expect(state(await acceptOffer(deps, { ...byLink(offered), agreement: agreement() }))).toBe("trade-in-not-movable");
  });

  test("is not accessible without its link or its visitor", async () => {
    const visitorId = aVisitor(newId());
    const offered = await selling.offered({ visitorId });
    for (const key of [null, "", "0".repeat(64), newId()]) {
      expect(await tradeInFor(deps, { number: offered.number, visitorId: aVisitor(newId()), key })).toMatchObject({
        domainError: { code: "trade-in-unknown" },
      });
      expect(state(await rejectOffer(deps, { ...byLink(offered), key }))).toBe("trade-in-unknown");
    }
    expect(await tradeInFor(deps, { number: offered.number, visitorId, key: null })).toMatchObject({
      ok: true,
      value: {
        timeline: [
          { from: null, to: "draft" },
          { from: "draft", to: "offered" },
        ],
      },
    });
    expect(
      await tradeInFor(deps, { number: parseTradeInNumber("VND-12345"), visitorId, key: offered.linkKey }),
    ).toMatchObject({ domainError: { code: "trade-in-unknown" } });
  });

  test("is replaced by a new one under the same number after an edit; the old one can no longer be answered", async () => {
    const visitorId = aVisitor(newId());
    const offered = await selling.offered({ visitorId });
    const draft = must(await editOffer(deps, byLink(offered)));
    expect(draft).toMatchObject({ state: "draft", number: offered.number });
    expect(draft.linkKey).toBe(offered.linkKey);
    expect(await getDraft(deps, { of: "machine", visitorId, key: null })).toMatchObject({ id: offered.id });
    expect(state(await acceptOffer(deps, { ...byLink(offered), agreement: agreement() }))).toBe("trade-in-not-movable");
    must(
      await saveDraft(deps, {
        visitorId,
        key: null,
        language: "ro",
        answers: [{ step: "cpu", picked: picked("Ryzen 5 5600X3D") }],
      }),
    );
    const again = must(
      await makeOffer(deps, {
        of: "machine",
        visitorId,
        key: null,
        email: offered.email!,
        language: "ro",
        clientIp: newId(),
      }),
    );
    expect(again).toMatchObject({ number: offered.number, offers: [{ sequence: 1 }, { sequence: 2, kind: "offer" }] });
    expect(currentOffer(again)!.total).not.toBe(currentOffer(offered)!.total);
    expect(state(await acceptOffer(deps, { ...byLink(offered, 1), agreement: agreement() }))).toBe("offer-changed");
    expect(state(await acceptOffer(deps, { ...byLink(offered, 2), agreement: agreement() }))).toBe("accepted");
    expect(await emailsAbout(offered)).toEqual(["offered", "offered", "accepted"]);
  });

  test("can be rejected, and an accepted one cancelled until the shop has the machine", async () => {
    expect(state(await rejectOffer(deps, byLink(await selling.offered())))).toBe("rejected");
    const accepted = await selling.accepted();
    expect(state(await rejectOffer(deps, byLink(accepted)))).toBe("rejected");
    const received = await selling.moved(await selling.accepted(), "received");
    expect(state(await rejectOffer(deps, byLink(received)))).toBe("trade-in-not-movable");
    expect(await emailsAbout(accepted)).toEqual(["offered", "accepted", "rejected"]);
  });

  test("is not accepted after it has expired, even before the job has run", async () => {
    const offered = await selling.offered();
    await overdueBy(offered, "1 second");
    expect(state(await acceptOffer(deps, { ...byLink(offered), agreement: agreement() }))).toBe("offer-expired");
    expect(await expireTradeIns(deps)).toBe(1);
    expect((await now(offered)).state).toBe("expired");
    expect(await emailsAbout(offered)).toEqual(["offered", "expired"]);
  });
});

describe("after testing", () => {
  test("the offer is owed as its seller chose: less a tenth at once, or all of it after 14 days", async () => {
    for (const choice of ["instant", "full"] as const) {
      const tested = await selling.moved(await selling.accepted({ payout: choice }), "received", "testing", "tested");
      const { payouts } = currentOffer(tested)!;
      expect(tested.payout).toMatchObject({
        amount: payouts[choice],
        iban: agreement().iban,
        name: "Ana Pop",
        paidAt: null,
      });
      expect(tested.payout!.dueAt.getTime() - tested.testedAt!.getTime()).toBe(choice === "instant" ? 0 : 14 * DAY);
      expect(await emailsAbout(tested)).toEqual(["offered", "accepted", "received", "tested"]);
      expect(tested.expiresAt).toBeNull();
    }
  });

  test("an accepted revised offer is owed", async () => {
    const waiting = await revised(await selling.accepted());
    expect(waiting).toMatchObject({ state: "revised", offers: [{ kind: "offer" }, { kind: "revised" }] });
    expect(waiting.expiresAt!.getTime() - waiting.movedAt.getTime()).toBe(7 * DAY);
    expect(findingsOf(waiting)).toHaveLength(declaredOffer(waiting)!.lines.length);
    expect(state(await answerRevision(deps, { ...byLink(waiting, 1), accepts: true }))).toBe("offer-changed");
    const tested = must(await answerRevision(deps, { ...byLink(waiting, 2), accepts: true }));
    expect(tested.payout?.amount).toBe(currentOffer(waiting)!.total);
    expect(tested.payout!.amount).toBeLessThan(declaredOffer(waiting)!.total);
    expect((await selling.moved(tested, "paid")).state).toBe("paid");
    expect(await emailsAbout(tested)).toEqual(["offered", "accepted", "received", "revised", "tested", "paid"]);
  });

  test("a rejected revised offer sends it back, with a fee if a visible mistake was found", async () => {
    const waiting = await revised(await selling.accepted());
    const rejected = must(await answerRevision(deps, { ...byLink(waiting, 2), accepts: false }));
    expect(feeForReturn(rejected)).toBe(bani(5000));
    expect(feeForReturn(await selling.moved(await selling.accepted(), "received", "rejected"))).toBe(0);
    expect((await selling.moved(rejected, "returned")).state).toBe("returned");
  });

  test("terms that the shop changes later alter nothing that an offer promised", async () => {
    const promised = { returnFee: bani(3500), instantPercent: 12, payoutDays: 20 };
    const earlier = sellingIn({ ...deps, sellingTerms: promised });
    const [tested, waiting] = [
      await selling.moved(await earlier.accepted({ payout: "full" }), "received", "testing", "tested"),
      await revised(await earlier.accepted({ payout: "instant" })),
    ];
    expect(currentOffer(waiting)!.made.terms).toEqual(promised);
    expect(tested.payout!.dueAt.getTime() - tested.testedAt!.getTime()).toBe(20 * DAY);
    const { total, payouts } = currentOffer(waiting)!;
    expect(payouts.instant).toBe(total - percentOf(total, 12));
    expect(feeForReturn(must(await answerRevision(deps, { ...byLink(waiting, 2), accepts: false })))).toBe(3500);
  });

  test("a revised offer without an answer for seven days counts as rejected", async () => {
    const waiting = await revised(await selling.accepted());
    await overdueBy(waiting, "1 second");
    expect(state(await answerRevision(deps, { ...byLink(waiting, 2), accepts: true }))).toBe("offer-expired");
    await expireTradeIns(deps);
    expect(await now(waiting)).toMatchObject({ state: "rejected", payout: null });
    expect((await emailsAbout(waiting)).at(-1)).toBe("rejected");
  });

  test("only the transitions of the table are possible", async () => {
    const offered = await selling.offered();
    await expect(selling.moved(offered, "paid")).rejects.toThrow("may not move");
    const rejected = must(await rejectOffer(deps, byLink(offered)));
    await expect(selling.moved(rejected, "returned")).rejects.toThrow("may not move");
  });
});

describe("an unanswered trade-in", () => {
  test("expires: an old draft is deleted with its photos, and so is an accepted machine that never arrived", async () => {
    const [draft, accepted, fresh] = [await selling.aDraft(), await selling.accepted(), await selling.offered()];
    for (const old of [draft, accepted]) await overdueBy(old, "1 minute");
    expect(await expireTradeIns(deps)).toBe(2);
    const stored = await database.db
      .selectFrom("tradeIn")
      .where("id", "in", [draft.id, accepted.id, fresh.id])
      .select(["id", "state", "draft"])
      .execute();
    expect(stored).toContainEqual({ id: draft.id, state: "expired", draft: null });
    expect(stored).toContainEqual({ id: accepted.id, state: "expired", draft: expect.anything() });
    expect(stored).toContainEqual({ id: fresh.id, state: "offered", draft: expect.anything() });
    expect(
      await database.db.selectFrom("tradeInPhoto").where("tradeInId", "=", draft.id).select("id").execute(),
    ).toEqual([]);
    expect(await emailsAbout(accepted)).toEqual(["offered", "accepted", "expired"]);
    expect(await expireTradeIns(deps)).toBe(0);
  });

  test("sends one reminder before it expires, and another one in a later state", async () => {
    const offered = await selling.offered();
    expect(await remindSellers(deps)).toBe(0);
    await overdueBy(offered, "-1 day");
    expect(await remindSellers(deps)).toBe(1);
    expect(await remindSellers(deps)).toBe(0);
    must(await acceptOffer(deps, { ...byLink(offered), agreement: agreement() }));
    await overdueBy(offered, "-1 day");
    expect(await remindSellers(deps)).toBe(1);
    expect(await emailsAbout(offered)).toEqual(["offered", "expires-soon", "accepted", "expires-soon"]);
  });

  test("is deleted a year later if nothing was ever sent", async () => {
    const [rejected, tested] = [
      must(await rejectOffer(deps, byLink(await selling.offered()))),
      await selling.moved(await selling.accepted(), "received", "testing", "tested", "paid"),
    ];
    await sql`update trade_in set moved_at = now() - interval '366 days' where id in (${rejected.id}, ${tested.id})`.execute(
      database.db,
    );
    expect(await deleteOldTradeIns(deps)).toBe(1);
    expect(
      await database.db.selectFrom("tradeIn").where("id", "in", [rejected.id, tested.id]).select("id").execute(),
    ).toEqual([{ id: tested.id }]);
  });
});

describe("a visitor who signs in", () => {
  const account = () => `account:${newId()}` as VisitorId;

  test("gets the browser's trade-ins and those of their address, but not another account's", async () => {
    const [guest, mine, theirs] = [aVisitor(newId()), account(), account()];
    const email = `${newId()}@example.ro`;
    const draft = await selling.aDraft({ visitorId: guest });
    const elsewhere = await selling.offered({ email });
    const another = await selling.offered({ email, visitorId: theirs });
    await transaction(deps.db, async (tx) => {
      await mergeTradeIns(tx, { from: guest, to: mine });
      await claimTradeIns(tx, { email, to: mine });
    });
    expect(await getDraft(deps, { of: "machine", visitorId: mine, key: null })).toMatchObject({ id: draft.id });
    expect((await tradeInsOf(deps, { visitorId: mine })).map(({ id }) => id)).toEqual([elsewhere.id]);
    expect((await tradeInsOf(deps, { visitorId: theirs })).map(({ id }) => id)).toEqual([another.id]);
  });

  test("can have them deleted, except those that were sent to the shop", async () => {
    const visitorId = account();
    const draft = await selling.aDraft({ visitorId });
    const offered = await selling.offered({ visitorId });
    const paid = await selling.moved(await selling.accepted({ visitorId }), "received", "testing", "tested", "paid");
    await transaction(deps.db, (tx) => eraseSeller(tx, { visitorId }));
    expect(
      await database.db
        .selectFrom("tradeIn")
        .where("id", "in", [draft.id, offered.id, paid.id])
        .select(["id", "visitorId"])
        .execute(),
    ).toEqual([{ id: paid.id, visitorId: null }]);
    expect((await now(paid)).agreement?.payee).toBe("Ana Pop");
  });
});

describe("a price book", () => {
  test("is version 1 until staff make another, and an offer keeps its version", async () => {
    expect((await currentBook(deps)).version).toBe(1);
    const offered = await selling.offered();
    const dearer = {
      ...priceBook1,
      version: 2,
      parts: { ...priceBook1.parts, [declaredPart("Ryzen 5 5600").part!.id]: bani(99_900) },
    };
    await database.db
      .insertInto("priceBook")
      .values({ version: 2, book: JSON.stringify(dearer), madeBy: STAFF, note: null })
      .execute();
    expect(await currentBook(deps)).toEqual(dearer);
    expect(await bookOf(deps, 1)).toEqual(priceBook1);
    expect(await bookOf(deps, 3)).toBeNull();
    expect(await now(offered)).toEqual(offered);
    const later = await selling.offered();
    expect(currentOffer(later)!.made.bookVersion).toBe(2);
    expect(currentOffer(later)!.total).toBeGreaterThan(currentOffer(offered)!.total);
  });
});

describe("the forms", () => {
  const fields = {
    sequence: "1",
    payout: "full",
    iban: "RO49 AAAA 1B31 0075 9384 0000",
    payee: " Ana  Pop ",
    firstName: "Ana",
    lastName: "Pop",
    phone: "0712345678",
    address: "Str. Horea 3",
    county: "CJ",
    city: "Cluj-Napoca",
    postalCode: "400174",
    owner: "on",
    terms: "on",
    erasure: "on",
  };
  const codes = (different: Record<string, string | undefined>) =>
    AcceptForm.safeParse({ ...fields, ...different }).error?.issues.map(({ message }) => message) ?? [];

  test("accept an IBAN of any SEPA country with correct check digits, and the account holder's name", () => {
    expect(AcceptForm.parse(fields)).toEqual({ sequence: 1, agreement: agreement() });
    for (const iban of ["DE89370400440532013000", "hu42 1177 3016 1111 1018 0000 0000", "GB29NWBK60161331926819"])
      expect(codes({ iban })).toEqual([]);
    for (const iban of [
      "RO49AAAA1B31007593840001",
      "RO49",
      "",
      "UA213223130000026007233566001",
      "AE070331234567890123456",
    ])
      expect(codes({ iban })).toEqual(["iban-invalid"]);
    expect(codes({ payee: "A" })).toEqual(["account-name-short"]);
    expect(codes({ payee: "A".repeat(71) })).toEqual(["too-long"]);
  });

  test("require the declaration, the payout choice and the consent", () => {
    expect(codes({ owner: undefined, payout: undefined })).toEqual(["payout-required", "owner-required"]);
    expect(codes({ terms: undefined, erasure: undefined })).toEqual([
      "selling-terms-required",
      "erasure-consent-required",
    ]);
    expect(codes({ erasure: undefined, drives: "none" })).toEqual([]);
    expect(AnswerForm.safeParse({ sequence: "0" }).success).toBe(false);
    expect(OfferForm.safeParse({ email: " Ana@Example.ro ", consent: "on" })).toMatchObject({
      data: { email: "ana@example.ro" },
    });
    expect(
      OfferForm.safeParse({ email: "ana", consent: undefined }).error?.issues.map(({ message }) => message),
    ).toEqual(["email-invalid", "consent-required"]);
  });
});

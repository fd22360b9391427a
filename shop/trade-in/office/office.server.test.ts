import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayOf } from "../../../base/day.ts";
import type { Database } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { bani, ron, sum } from "../../../base/money.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { FourEyesLimit } from "../../payments/four-eyes.ts";
import { testDatabase } from "../../../testing/database.ts";
import { declarations } from "../../../testing/declarations.ts";
import { STAFF } from "../../../testing/orders.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { agreement, must, sellingDeps, sellingIn, type SellingDeps } from "../../../testing/trade-ins.ts";
import { knownParts } from "../../parts/known-parts.server.ts";
import { accountVersion } from "../../payments/account-version.server.ts";
import { acceptOffer } from "../accept-offer.server.ts";
import { saveComponents } from "../draft/save-components.server.ts";
import { makeOffer } from "../make-offer.server.ts";
import { answerRevision } from "../answer-revision.server.ts";
import { bookOf } from "../book-of.server.ts";
import { bouncePayout } from "./bounce-payout.server.ts";
import { correctPayoutAccount } from "./correct-payout-account.server.ts";
import { currentBook } from "../current-book.server.ts";
import { declineTradeIn } from "./decline-trade-in.server.ts";
import { dropFinding } from "./drop-finding.server.ts";
import { exportPayouts } from "./export-payouts.server.ts";
import { findPayoutFile } from "./find-payout-file.server.ts";
import { finishTesting } from "./finish-testing.server.ts";
import { giveAccount } from "../give-account.server.ts";
import { listBooks } from "./list-books.server.ts";
import { listPayouts } from "./list-payouts.server.ts";
import { listTradeIns } from "./list-trade-ins.server.ts";
import type { TradeInRow } from "./office.sql.server.ts";
import { tradeInSorts, type TradeInSort } from "./trade-in-sort.ts";
import { payOut } from "./pay-out.server.ts";
import { priceBook1 } from "../../pricing/price-book-1.ts";
import { activatePriceBook } from "./activate-price-book.server.ts";
import { quoteOffer } from "../../pricing/quote-offer.ts";
import { receiveTradeIn } from "./receive-trade-in.server.ts";
import { recordFinding, type FindingInput } from "./record-finding.server.ts";
import { remindSellers } from "../remind-sellers.server.ts";
import { sendBack } from "./send-back.server.ts";
import { settleReturnFee } from "./settle-return-fee.server.ts";
import { startTesting } from "./start-testing.server.ts";
import { stockOf } from "./stock-of.ts";
import { takeIntoStock } from "./take-into-stock.server.ts";
import { currentOffer, type TradeIn } from "../trade-in.ts";
import { viewTradeIn } from "./view-trade-in.server.ts";
import { firstSellingTerms } from "../../pricing/terms.ts";

let database: Database;
/** What goes to one account is not limited here. */
let deps: SellingDeps & FourEyesLimit;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  database = await testDatabase();
  deps = { ...sellingDeps(database.db), fourEyesAbove: ron(1_000_000) };
  selling = sellingIn(deps);
});
afterAll(() => database.close());

const actor = STAFF as `staff:${string}`;
const by = ({ number }: Pick<TradeIn, "number">) => ({ number, actor });
const formatFinding = () => ({ said: "ce s-a spus", found: "ce s-a găsit" });
const weaker = knownParts.find(({ name }) => name === "GeForce GTX 1060 6GB")!;

/** In testing, with everything as declared. */
async function atTheBench(different: Parameters<typeof selling.accepted>[0] = {}): Promise<TradeIn> {
  const accepted = await selling.accepted(different);
  must(await receiveTradeIn(deps, by(accepted)));
  return must(await startTesting(deps, by(accepted)));
}

/** Two cards of one line, in testing. */
async function twoCards(): Promise<TradeIn> {
  const visitorId = aVisitor(newId());
  const part = knownParts.find(({ name }) => name === "GeForce RTX 3060 Ti")!;
  const line = { is: "known", part, key: "line-1", quantity: 2, condition: null, faulty: false } as const;
  const who = { visitorId, key: null, language: "ro" as const };
  const saved = must(await saveComponents(deps, { ...who, change: (draft) => ok({ ...draft, lines: [line] }) }));
  await selling.withPhoto(saved, 0);
  const email = `${newId()}@example.ro`;
  const made = must(await makeOffer(deps, { ...who, of: "components", email, clientIp: newId() }));
  const accepted = must(
    await acceptOffer(deps, {
      ...who,
      number: made.number,
      key: made.linkKey,
      sequence: 1,
      agreement: agreement("full"),
    }),
  );
  must(await receiveTradeIn(deps, by(accepted)));
  return must(await startTesting(deps, by(accepted)));
}

const aFinding = (tradeIn: TradeIn, different: Partial<FindingInput> = {}): FindingInput => ({
  ...by(tradeIn),
  key: "gpu",
  value: { claim: "model", partId: weaker.id },
  visible: true,
  note: null,
  evidence: ["GPU-Z: GeForce GTX 1060 6GB"],
  seen: [],
  ...different,
});
const found = (tradeIn: TradeIn, different: Partial<FindingInput> = {}) =>
  recordFinding({ ...deps, formatFinding }, aFinding(tradeIn, different));
const viewed = async ({ number }: TradeIn) => must(await viewTradeIn(deps, { number }));

async function paid(): Promise<TradeIn> {
  const testing = await atTheBench({ payout: "instant" });
  must(await finishTesting(deps, by(testing)));
  await selling.signed(testing);
  return must(await payOut(deps, { ...by(testing), reference: "OP 17", attempt: 1 }));
}

async function audits({ number }: TradeIn): Promise<string[]> {
  const rows = await database.db
    .selectFrom("audit")
    .where("entityId", "=", number!)
    .where("actor", "=", actor)
    .orderBy("id")
    .select("action")
    .execute();
  return rows.map(({ action }) => action);
}

describe("testing", () => {
  test("without findings ends in money owed, each step with its actor", async () => {
    const tradeIn = await atTheBench();
    const done = must(await finishTesting(deps, by(tradeIn)));
    expect(done).toMatchObject({ state: "tested", payout: { amount: currentOffer(tradeIn)!.total, paidAt: null } });
    expect((await viewed(tradeIn)).timeline.slice(-3)).toMatchObject([
      { to: "received", actor },
      { to: "testing", actor },
      { to: "tested", actor },
    ]);
    expect(await audits(tradeIn)).toEqual(["received", "testing", "tested"]);
  });

  test("previews the revised offer, and then sends the same one", async () => {
    const tradeIn = await atTheBench();
    must(await found(tradeIn));
    const { outcome, first } = await viewed(tradeIn);
    expect(outcome).toMatchObject({ kind: "less" });
    const revised = must(await finishTesting(deps, by(tradeIn)));
    expect(revised.state).toBe("revised");
    expect(currentOffer(revised)).toMatchObject({
      kind: "revised",
      total: outcome.kind === "less" ? outcome.offer.total : null,
    });
    expect(currentOffer(revised)!.total).toBeLessThan(first.total);
    expect((await viewed(tradeIn)).findings).toMatchObject([
      {
        key: "gpu",
        claim: "model",
        said: "ce s-a spus",
        found: "ce s-a găsit",
        evidence: ["GPU-Z: GeForce GTX 1060 6GB"],
      },
    ]);
  });

  test("sends nothing if a line would fall without evidence, and names the line", async () => {
    const tradeIn = await atTheBench();
    must(await found(tradeIn, { evidence: [] }));
    expect((await viewed(tradeIn)).outcome).toEqual({ kind: "unproven", keys: ["gpu"] });
    expect(await finishTesting(deps, by(tradeIn))).toEqual(refuse.invalid({ code: "no-evidence", keys: ["gpu"] }));
    expect(await found(tradeIn)).toMatchObject({ domainError: { code: "finding-changed" } });
    const seen = (await viewed(tradeIn)).findings.map(({ id }) => id);
    must(await found(tradeIn, { seen }));
    expect(await finishTesting(deps, by(tradeIn))).toMatchObject({ ok: true, value: { state: "revised" } });
  });

  test("a photo of another machine is no evidence", async () => {
    const tradeIn = await atTheBench();
    must(await found(tradeIn, { evidence: [newId()] }));
    expect((await viewed(tradeIn)).outcome.kind).toBe("unproven");
  });

  test("a better outcome is owed without asking the seller", async () => {
    const tradeIn = await atTheBench();
    const better = knownParts.find(({ name }) => name === "GeForce RTX 3080 10GB" || name === "GeForce RTX 3080")!;
    must(await found(tradeIn, { value: { claim: "model", partId: better.id }, evidence: [] }));
    const done = must(await finishTesting(deps, by(tradeIn)));
    expect(done.state).toBe("tested");
    expect(done.payout?.amount).toBeGreaterThan(currentOffer(tradeIn)!.total);
  });

  test("one bad piece of two lowers the price of one, and its finding says which", async () => {
    const tradeIn = await twoCards();
    const good = (await viewed(tradeIn)).first.total;
    const fair = { value: { claim: "condition", condition: "fair" } as const, key: "line-1" };
    expect(await found(tradeIn, { ...fair, pieces: 3 })).toMatchObject({
      domainError: { code: "pieces-too-many", most: 2 },
    });
    must(await found(tradeIn, { ...fair, pieces: 1 }));
    expect(await found(tradeIn, { ...fair, pieces: 1 }), "the form twice").toMatchObject({
      domainError: { code: "finding-changed" },
    });
    const { found: one, findings } = await viewed(tradeIn);
    expect(findings).toMatchObject([{ key: "line-1~1", pieces: 1 }]);
    expect(one.lines.filter(({ of }) => of === "part")).toMatchObject([
      { key: "line-1", quantity: 1 },
      { key: "line-1~1", quantity: 1 },
    ]);
    const seen = findings.map(({ id }) => id);
    must(await found(tradeIn, { ...fair, pieces: null, seen }));
    const both = (await viewed(tradeIn)).found;
    expect(2 * (good - one.total), "two bad pieces lose twice as much as one").toBe(good - both.total);
    expect(one.total).toBeLessThan(good);
    // A second finding about the piece that was split off stays with it.
    const [rest] = (await viewed(tradeIn)).findings.filter(({ key }) => key === "line-1");
    must(await dropFinding(deps, { ...by(tradeIn), finding: rest!.id }));
    must(await found(tradeIn, { key: "line-1~1", value: { claim: "fault" }, seen }));
    expect((await viewed(tradeIn)).found.lines.filter(({ of }) => of === "part")).toMatchObject([
      { key: "line-1", quantity: 1 },
      { key: "line-1~1", quantity: 1, amount: 0 },
    ]);
    const revised = must(await finishTesting(deps, by(tradeIn)));
    const things = stockOf(currentOffer(revised)!, { paid: currentOffer(revised)!.total, as: "parts" });
    expect(things.map(({ cost }) => cost > 0)).toEqual([true, false]);
  });

  test("a deleted finding changes nothing", async () => {
    const tradeIn = await atTheBench();
    must(await found(tradeIn));
    const [finding] = (await viewed(tradeIn)).findings;
    must(await dropFinding(deps, { ...by(tradeIn), finding: finding!.id }));
    expect(await dropFinding(deps, { ...by(tradeIn), finding: finding!.id })).toMatchObject({
      domainError: { code: "finding-changed" },
    });
    expect((await viewed(tradeIn)).outcome).toEqual({ kind: "as-said" });
  });

  test.each<[string, Partial<FindingInput>, string]>([
    ["a line that is not there", { key: "cooler" }, "line-not-declared"],
    ["a part that nobody makes", { value: { claim: "model", partId: "graphics-cards/none" } }, "part-unknown"],
    ["what was said", { value: { claim: "condition", condition: "good" } }, "as-declared"],
    ["a box, by another line", { value: { claim: "box" } }, "line-not-declared"],
  ])("takes no finding about %s", async (_, different, code) => {
    const tradeIn = await atTheBench();
    expect(await found(tradeIn, different)).toMatchObject({ ok: false, domainError: { code } });
  });

  test("ends once: findings can neither be added nor sent again", async () => {
    const tradeIn = await atTheBench();
    const both = await Promise.all([1, 2].map(() => finishTesting(deps, by(tradeIn))));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await found(tradeIn)).toEqual(refuse.conflict({ code: "trade-in-not-movable", state: "tested" }));
  });
});

describe("a trade-in that is not bought", () => {
  test("goes back when the seller rejects the revised offer, for fifty lei if the defect was visible", async () => {
    const tradeIn = await atTheBench();
    must(await found(tradeIn));
    const revised = must(await finishTesting(deps, by(tradeIn)));
    must(
      await answerRevision(deps, {
        number: revised.number,
        key: revised.linkKey,
        visitorId: null,
        sequence: 2,
        accepts: false,
      }),
    );
    expect((await viewed(tradeIn)).tradeIn.returnFee).toEqual({
      amount: ron(50),
      settled: null,
      settledAt: null,
      note: null,
    });
    expect(await sendBack(deps, { ...by(tradeIn), parcel: { courier: "fan", trackingNumber: "TOOSOON" } })).toEqual(
      refuse.conflict({ code: "return-fee-open" }),
    );
    expect((await listPayouts(deps)).fees).toMatchObject([
      { number: tradeIn.number, amount: ron(50), payee: "Ana Pop" },
    ]);
    // Two concurrent members of staff: on PostgreSQL either may win.
    const answers = ["paid", "waived"] as const;
    const settled = await Promise.all(
      answers.map((how) => settleReturnFee(deps, { ...by(tradeIn), how, note: "OP 9" })),
    );
    expect(settled.filter(({ ok }) => ok)).toHaveLength(1);
    const winner = answers[settled.findIndex(({ ok }) => ok)];
    expect((await viewed(tradeIn)).tradeIn.returnFee).toMatchObject({
      amount: ron(50),
      settled: winner,
      settledAt: expect.any(Date),
      note: "OP 9",
    });
    expect((await listPayouts(deps)).fees).toEqual([]);
    expect(await audits(tradeIn)).toContain(`return-fee-${winner}`);
    const emails = await database.db
      .selectFrom("outbox")
      .where("recipient", "=", revised.email!)
      .where("subject", "like", "return-fee %")
      .select("subject")
      .execute();
    expect(emails).toHaveLength(1);
    const back = must(await sendBack(deps, { ...by(tradeIn), parcel: { courier: "fan", trackingNumber: "BACK1" } }));
    expect(back).toMatchObject({ state: "returned", returnParcel: { courier: "fan", trackingNumber: "BACK1" } });
    expect(await sendBack(deps, { ...by(tradeIn), parcel: { courier: "fan", trackingNumber: "BACK2" } })).toMatchObject(
      { ok: false, domainError: { code: "trade-in-not-movable" } },
    );
  });

  test("goes back without a fee if the shop declines it, with the reason", async () => {
    const tradeIn = await atTheBench();
    const declined = must(await declineTradeIn(deps, { ...by(tradeIn), reason: "placa este arsă" }));
    expect(declined.state).toBe("rejected");
    const view = await viewed(tradeIn);
    expect(view).toMatchObject({ tradeIn: { returnFee: null }, transitions: ["returned"] });
    expect(await settleReturnFee(deps, { ...by(tradeIn), how: "paid", note: "OP 9" })).toEqual(
      refuse.conflict({ code: "trade-in-not-movable", state: "rejected" }),
    );
    expect(
      must(await sendBack(deps, { ...by(tradeIn), parcel: { courier: "fan", trackingNumber: "BACK3" } })).state,
    ).toBe("returned");
    expect(view.timeline.at(-1)).toMatchObject({ to: "rejected", actor, reason: "placa este arsă" });
  });

  test("is received only after it was accepted", async () => {
    const offered = await selling.offered();
    expect(await receiveTradeIn(deps, by(offered))).toEqual(
      refuse.conflict({ code: "trade-in-not-movable", state: "offered" }),
    );
    expect(await receiveTradeIn(deps, { number: null, actor })).toEqual(refuse.notFound({ code: "trade-in-unknown" }));
  });
});

describe("payouts", () => {
  const payer = { name: "PCBis Demo SRL", cui: "RO12345674", iban: "RO49AAAA1B31007593840000" };
  const exported = () => exportPayouts({ ...deps, payer }, { actor, executeOn: "2026-11-21" });

  test("go into one file, which can be downloaded unchanged, and are paid once", async () => {
    const tradeIn = await atTheBench({ payout: "instant" });
    must(await finishTesting(deps, by(tradeIn)));
    await selling.signed(tradeIn);
    const later = await atTheBench({ payout: "full" });
    must(await finishTesting(deps, by(later)));
    await selling.signed(later);
    const file = must(await exported());
    expect(file.transfers.map(({ number }) => number)).toContain(tradeIn.number);
    expect(file.transfers.map(({ number }) => number)).not.toContain(later.number);
    expect(await findPayoutFile(deps, { name: file.name })).toEqual(file);
    expect(await exported()).toEqual(refuse.conflict({ code: "payouts-none-due" }));
    const twice = await Promise.all([1, 2].map(() => payOut(deps, { ...by(tradeIn), reference: "OP 1", attempt: 1 })));
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    const { owed, files } = await listPayouts(deps);
    expect(owed.map(({ number }) => number)).not.toContain(tradeIn.number);
    expect(owed.find(({ number }) => number === later.number)).toMatchObject({ isDue: false, file: null, faults: [] });
    expect(files.find(({ name }) => name === file.name)).toMatchObject({
      transfers: file.transfers.length,
      paid: 1,
      total: sum(file.transfers.map(({ amount }) => amount)),
    });
  });

  test("that are returned go out again to another account, each time, and each attempt is recorded", async () => {
    const sale = await paid();
    const testedAt = sale.testedAt;
    for (const attempt of [1, 2, 3]) {
      must(await bouncePayout(deps, { ...by(sale), attempt, why: "account-wrong", note: null }));
      expect(await exported()).toMatchObject({ ok: false });
      expect(await takeIntoStock(deps, { ...by(sale), as: "parts" })).toMatchObject({
        ok: false,
        domainError: { code: "trade-in-not-movable", state: "bounced" },
      });
      const given = must(
        await giveAccount(deps, {
          number: sale.number,
          visitorId: null,
          key: sale.linkKey,
          attempt: attempt + 1,
          iban: "RO66BACX0000001234567890",
          payee: "Ana Pop",
        }),
      );
      expect(given).toMatchObject({
        state: "tested",
        testedAt,
        agreement: { iban: "RO66BACX0000001234567890" },
        payout: { attempt: attempt + 1, file: null, paidAt: null, reference: null },
      });
      const file = must(await exported());
      expect(file.transfers.filter(({ number }) => number.startsWith(sale.number!))).toMatchObject([
        { number: `${sale.number}-${attempt + 1}`, iban: "RO66BACX0000001234567890", amount: sale.payout!.amount },
      ]);
      must(await payOut(deps, { ...by(sale), reference: `OP ${attempt}`, attempt: attempt + 1 }));
    }
    const { returned } = await viewed(sale);
    expect(returned.map(({ attempt, reference, iban }) => [attempt, reference, iban.slice(0, 4)])).toEqual([
      [1, "OP 17", "RO49"],
      [2, "OP 1", "RO66"],
      [3, "OP 2", "RO66"],
    ]);
    expect((await listPayouts(deps)).files[0]).toMatchObject({ paid: 1, bounced: 0 });
    expect((await listPayouts(deps)).files[1]).toMatchObject({ paid: 0, bounced: 1 });
    expect((await audits(sale)).filter((action) => action === "payout-returned")).toHaveLength(3);
    const own = await database.db
      .selectFrom("audit")
      .where("entityId", "=", sale.number!)
      .where("action", "=", "account-given")
      .select(["actor", "before", "after"])
      .execute();
    expect(own[0]).toMatchObject({ actor: "seller" });
    expect(JSON.stringify(own)).not.toContain("RO66BACX0000001234567890");
  });

  test("that wait a week for another account cause one reminder per return", async () => {
    const sale = await paid();
    const reminders = async () =>
      (
        await database.db
          .selectFrom("outbox")
          .where("recipient", "=", sale.email!)
          .where("subject", "like", "bounced %")
          .select("id")
          .execute()
      ).length;
    for (const attempt of [1, 2]) {
      must(await bouncePayout(deps, { ...by(sale), attempt, why: "account-wrong", note: null }));
      await remindSellers(deps);
      expect(await reminders()).toBe(2 * attempt - 1);
      await sql`update trade_in set moved_at = now() - interval '7 days' where id = ${sale.id}`.execute(database.db);
      await remindSellers(deps);
      await remindSellers(deps);
      expect(await reminders()).toBe(2 * attempt);
      must(
        await giveAccount(deps, {
          number: sale.number,
          visitorId: null,
          key: sale.linkKey,
          attempt: attempt + 1,
          iban: "RO66BACX0000001234567890",
          payee: "Ana Pop",
        }),
      );
      must(await payOut(deps, { ...by(sale), reference: `OP ${attempt}`, attempt: attempt + 1 }));
    }
  });

  test("that were not sent, or are a newer attempt than the one on the page, cannot be returned", async () => {
    const owed = await atTheBench({ payout: "instant" });
    must(await finishTesting(deps, by(owed)));
    await selling.signed(owed);
    const bounced = (of: TradeIn, attempt: number) =>
      bouncePayout(deps, { ...by(of), attempt, why: "refused", note: null });
    expect(await bounced(owed, 1)).toMatchObject({
      ok: false,
      domainError: { code: "trade-in-not-movable", state: "tested" },
    });
    const sale = await paid();
    expect(await bounced(sale, 2)).toMatchObject({
      ok: false,
      domainError: { code: "trade-in-not-movable", state: "paid" },
    });
    const twice = await Promise.all([bounced(sale, 1), bounced(sale, 1)]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      await giveAccount(deps, {
        number: owed.number,
        visitorId: null,
        key: owed.linkKey,
        attempt: 1,
        iban: "RO66BACX0000001234567890",
        payee: "Ana Pop",
      }),
    ).toMatchObject({ ok: false });
    must(await exported());
  });

  test("get a corrected account once if the form is sent twice; another correction meanwhile is refused", async () => {
    const tradeIn = await atTheBench({ payout: "instant" });
    must(await finishTesting(deps, by(tradeIn)));
    await selling.signed(tradeIn);
    const { payout } = (await viewed(tradeIn)).tradeIn;
    const correct = (payee: string) =>
      correctPayoutAccount(deps, {
        ...by(tradeIn),
        attempt: 1,
        iban: "RO66BACX0000001234567890",
        payee,
        seen: accountVersion(payout),
      });
    expect(await correct("Ana Pop")).toEqual({ ok: true, value: null });
    expect(await correct("Ana Pop")).toEqual({ ok: true, value: null });
    expect(await correct("Ioana Pop")).toEqual(refuse.conflict({ code: "account-changed" }));
    expect((await viewed(tradeIn)).tradeIn.payout).toMatchObject({ name: "Ana Pop" });
    const corrections = await deps.db
      .selectFrom("audit")
      .where("entityId", "=", tradeIn.number!)
      .where("action", "=", "account-corrected")
      .select("id")
      .execute();
    expect(corrections).toHaveLength(1);
    must(await exported());
  });

  test("to an account abroad stay out of the file, with the reason", async () => {
    const tradeIn = await atTheBench({ payout: "instant" });
    must(await finishTesting(deps, by(tradeIn)));
    await selling.signed(tradeIn);
    await database.db
      .updateTable("tradeInPayout")
      .set({ iban: "DE89370400440532013000" } as never)
      .where("tradeInId", "=", tradeIn.id)
      .execute();
    expect(await exported()).toMatchObject({ ok: false, domainError: { code: "payouts-none-due" } });
    expect((await listPayouts(deps)).owed.find(({ number }) => number === tradeIn.number)).toMatchObject({
      isDue: true,
      faults: ["iban-abroad"],
    });
  });
});

describe("stock", () => {
  test("a paid machine is received whole or as parts, once, at the price paid", async () => {
    for (const as of ["parts", "machine"] as const) {
      const tradeIn = await paid();
      const codes = must(await takeIntoStock(deps, { ...by(tradeIn), as }));
      const units = await database.db
        .selectFrom("unit")
        .where("code", "in", codes)
        .select(["costBani", "taxRegime", "state", "listingId"])
        .execute();
      expect(units).toHaveLength(as === "machine" ? 1 : 7);
      expect(sum(units.map(({ costBani }) => costBani))).toBe(tradeIn.payout?.amount);
      expect(
        units.every((unit) => unit.taxRegime === "margin" && unit.state === "intake" && unit.listingId === null),
      ).toBe(true);
      expect(await takeIntoStock(deps, { ...by(tradeIn), as })).toEqual(refuse.conflict({ code: "stocked" }));
    }
  });

  test("nothing is received before it was paid", async () => {
    const tradeIn = await atTheBench();
    expect(await takeIntoStock(deps, { ...by(tradeIn), as: "parts" })).toMatchObject({
      ok: false,
      domainError: { code: "trade-in-not-movable" },
    });
  });

  test("the costs sum to the price paid, to the ban, for any purchase and payout", () => {
    let bought = 0;
    fc.assert(
      fc.property(declarations, fc.constantFrom("instant" as const, "full" as const), (declaration, choice) => {
        const offer = quoteOffer(declaration, {
          book: priceBook1,
          at: new Date("2026-11-21T10:00:00Z"),
          terms: firstSellingTerms,
        });
        if (!offer.ok) return;
        bought += 1;
        const amount = offer.value.payouts[choice];
        for (const as of declaration.of === "machine" ? (["parts", "machine"] as const) : (["parts"] as const)) {
          const items = stockOf(offer.value, { paid: amount, as });
          expect(sum(items.map(({ cost }) => cost))).toBe(amount);
          expect(items.every(({ cost }) => cost >= 0)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
    expect(bought).toBeGreaterThan(500);
  });
});

describe("the list", () => {
  test("finds by number, by address, and counts each state", async () => {
    const email = `${newId()}@example.ro`;
    const tradeIn = await selling.offered({ email });
    const all = { state: null, search: "", page: 1 };
    expect((await listTradeIns(deps, { ...all, search: email })).rows).toMatchObject([
      { number: tradeIn.number, state: "offered", seller: null, total: currentOffer(tradeIn)!.total },
    ]);
    expect((await listTradeIns(deps, { ...all, search: tradeIn.number!.toLowerCase() })).rows).toMatchObject([
      { number: tradeIn.number },
    ]);
    expect((await listTradeIns(deps, { ...all, search: "%" })).total).toBe(0);
    const { rows, counts } = await listTradeIns(deps, { ...all, state: "returned" });
    expect(rows).toHaveLength(counts.get("returned") ?? 0);
    expect(rows[0]).toMatchObject({ seller: expect.stringContaining(" ") as string });
  });

  test("sorts by each column in both directions", async () => {
    await selling.offered({ email: `${newId()}@example.ro` });
    const all = { state: null, search: "", page: 1 };
    const columns: Record<TradeInSort, (row: TradeInRow) => string | number> = {
      moved: ({ movedAt }) => movedAt.getTime(),
      number: ({ number }) => number,
      seller: ({ seller, email }) => (seller ?? email).toLowerCase(),
      total: ({ total }) => total,
    };
    for (const sort of tradeInSorts) {
      const read = async (descending: boolean) =>
        (await listTradeIns(deps, { ...all, sort, descending })).rows.map(columns[sort]);
      const ascending = await read(false);
      expect(ascending.length).toBeGreaterThan(2);
      expect(ascending, sort).toEqual(ascending.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
      expect(await read(true), sort).toEqual(ascending.toReversed());
    }
  });

  test("finds by a part of the seller's name, and by the days of the last change", async () => {
    const all = { state: null, search: "", page: 1 };
    const named = (await listTradeIns(deps, all)).rows.find(({ seller }) => seller !== null)!;
    const byName = await listTradeIns(deps, { ...all, search: named.seller!.slice(1).toUpperCase() });
    expect(byName.rows.map(({ number }) => number)).toContain(named.number);
    const day = dayOf(named.movedAt);
    expect((await listTradeIns(deps, { ...all, from: day, to: day })).rows).toContainEqual(named);
    expect((await listTradeIns(deps, { ...all, to: "2020-01-01" })).total).toBe(0);
    expect((await listTradeIns(deps, { ...all, from: "2100-01-01" })).total).toBe(0);
  });
});

describe("the price book", () => {
  const edit = (value: number) => ({ edits: [{ at: "fallback.cpu", value }], actor, note: "toamnă" });

  test("gets a new version, and existing offers keep theirs", async () => {
    const offered = await selling.offered();
    const before = await currentBook(deps);
    const version = must(
      await activatePriceBook(deps, { ...edit(before.fallback.cpu + 100), basedOn: before.version }),
    );
    expect(version).toBe(before.version + 1);
    expect(await bookOf(deps, before.version)).toEqual(before);
    expect((await currentBook(deps)).fallback.cpu).toBe(before.fallback.cpu + 100);
    expect(currentOffer((await viewed(offered)).tradeIn)).toEqual(currentOffer(offered));
    expect((await listBooks(deps))[0]).toMatchObject({ version, madeBy: actor, note: "toamnă", offers: 0 });
    expect(currentOffer(await selling.offered())?.made.bookVersion).toBe(version);
  });

  test("with an issue is not activated", async () => {
    const { version } = await currentBook(deps);
    const put = (at: string, value: number | null) =>
      activatePriceBook(deps, { edits: [{ at, value }], actor, note: null, basedOn: version });
    expect(await put("fallback.cpu", -1)).toMatchObject({
      ok: false,
      domainError: { code: "book-faulty", faults: [{ code: "amount", at: "fallback.cpu" }] },
    });
    expect(await put("conditions.poor", 200)).toMatchObject({
      ok: false,
      domainError: { code: "book-faulty", faults: [{ code: "conditions-rise" }] },
    });
    expect(await put("parts.processors/abacus", 100)).toMatchObject({
      ok: false,
      domainError: { code: "book-faulty", faults: [{ code: "part-unknown" }] },
    });
    expect(await put("nothing.there", 100)).toMatchObject({ ok: false, domainError: { code: "book-edit" } });
    expect((await currentBook(deps)).version).toBe(version);
  });

  test("of two concurrent edits of one version, one is refused", async () => {
    const { version, fallback } = await currentBook(deps);
    const both = await Promise.all(
      [1, 2].map((more) => activatePriceBook(deps, { ...edit(bani(fallback.cpu + more)), basedOn: version })),
    );
    expect(both.map((put) => (put.ok ? "put" : put.domainError.code)).toSorted()).toEqual(["book-moved-on", "put"]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withNewDrives } from "../../../testing/bench/erasing.ts";
import { transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { bani, ron } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { STAFF } from "../../../testing/orders.ts";
import { waitForIndex, putOnSale, unitsOf } from "../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { findInspection } from "../../inventory/receiving/find-inspection.server.ts";
import { inspectUnits } from "../../inventory/receiving/inspect-units.server.ts";
import type { InspectionCause } from "../../inventory/receiving/inspection.ts";
import { listInspections } from "../../inventory/receiving/list-inspections.server.ts";
import { noteGameResults } from "../../catalogue/note-game-results.server.ts";
import { putBackOnSale } from "../../catalogue/publishing/put-back-on-sale.server.ts";
import { viewListing } from "../../catalogue/view-listing.server.ts";
import { writeOffReturned } from "./write-off-returned.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const untested = { reason: "test-on-request", note: null } as const;
const decided = { actor: STAFF, grade: "B", price: ron(2399), measurements: "keep", untested } as const;
const codeOf = async (listingId: ListingId) =>
  (await shop.db.selectFrom("unit").where("listingId", "=", listingId).select("code").executeTakeFirstOrThrow()).code;

/** Waits until the index is in the expected state, whatever other changes it processes meanwhile. */
function shown(allocations: () => Promise<boolean>): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      allocations().then((isShown) => {
        if (!isShown) return;
        stop();
        resolve();
      }, reject);
    };
    const stop = shop.catalogueIndex.onChange(look);
    look();
  });
}

/** A PC that was sold and returned. */
async function cameBack(why: InspectionCause = "withdrawal"): Promise<{ listingId: ListingId; code: string }> {
  const listingId = await putOnSale(shop.db, aPc({ price: ron(2599) }));
  const units = await unitsOf(shop.db, listingId);
  // A listing that the index has not read yet counts as gone too, so wait for this change and not for that state.
  await waitForIndex(shop, () =>
    transaction(shop.db, (tx) => inspectUnits(tx, { units, why, source: "RET-123456", actor: STAFF })),
  );
  const code = await codeOf(listingId);
  await withNewDrives(shop, code);
  return { listingId, code };
}

const available = async (id: ListingId) => (await viewListing(shop, id))?.availability;

describe("a returned unit", () => {
  test("waits with its origin, and is on sale again as staff decide: grade, price, price log and catalogue index", async () => {
    const { listingId, code } = await cameBack();
    expect(await available(listingId)).toBe("gone");
    expect((await listInspections(shop, { page: 1 })).rows).toContainEqual(
      expect.objectContaining({
        code,
        why: "withdrawal",
        source: "RET-123456",
        price: 2599_00,
        outcome: null,
      }),
    );

    expect(await putBackOnSale(shop, { ...decided, code })).toEqual({ ok: true, value: { listingId } });
    await shown(
      async () => (await available(listingId)) === "free" && shop.catalogueIndex.byId(listingId)?.price === 2399_00,
    );
    expect(shop.catalogueIndex.byId(listingId)).toMatchObject({ price: 2399_00, grade: "B", free: 1 });
    const log = await shop.db
      .selectFrom("priceLog")
      .where("listingId", "=", listingId)
      .select("priceBani")
      .orderBy("since")
      .execute();
    expect(log.map(({ priceBani }) => priceBani)).toEqual([2599_00, 2399_00]);
    expect(await findInspection(shop, { code })).toEqual(refuse.conflict({ code: "inspection-unknown" }));
    const audited = await shop.db
      .selectFrom("audit")
      .where("entity", "=", "unit")
      .where("entityId", "=", code)
      .where("action", "=", "back-on-sale")
      .select(["actor", "action", "after"])
      .execute();
    expect(audited).toMatchObject([
      { actor: STAFF, action: "back-on-sale", after: { grade: "B", price: 2399_00, measurements: "keep" } },
    ]);
  });

  test("at the price that it had writes nothing into the price log", async () => {
    const { listingId, code } = await cameBack("refused");
    await putBackOnSale(shop, { ...decided, code, price: ron(2599) });
    expect(
      await shop.db.selectFrom("priceLog").where("listingId", "=", listingId).select("priceBani").execute(),
    ).toHaveLength(1);
  });

  test("keeps what was measured on it, or is to be measured anew and shows nothing until then", async () => {
    const [unchanged, redoes] = [await cameBack(), await cameBack()];
    for (const { listingId } of [unchanged, redoes]) {
      const [unitId] = await unitsOf(shop.db, listingId);
      await transaction(shop.db, (tx) =>
        noteGameResults(tx, {
          unitId: unitId!,
          results: [{ game: "cs2", fps: 240, resolution: "1920x1080", settings: "high" }],
        }),
      );
    }
    await putBackOnSale(shop, { ...decided, code: unchanged.code });
    await putBackOnSale(shop, { ...decided, code: redoes.code, measurements: "redo" });
    const figures = async (id: ListingId) =>
      (await available(id)) === "free" ? (await viewListing(shop, id))!.measurements.map(({ value }) => value) : null;
    await shown(async () => (await figures(unchanged.listingId))?.join() === "240");
    await shown(async () => (await figures(redoes.listingId))?.length === 0);
    const [unitId] = await unitsOf(shop.db, redoes.listingId);
    await transaction(shop.db, (tx) =>
      noteGameResults(tx, {
        unitId: unitId!,
        results: [{ game: "cs2", fps: 200, resolution: "1920x1080", settings: "high" }],
      }),
    );
    await shown(async () => (await figures(redoes.listingId))?.join() === "200");
  });

  test("that is written off is never on sale again, and says why", async () => {
    const { listingId, code } = await cameBack("warranty");
    expect(await writeOffReturned(shop, { code, actor: STAFF, reason: "Placa de bază este arsă" })).toEqual({
      ok: true,
      value: null,
    });
    expect(await available(listingId)).toBe("gone");
    expect(await putBackOnSale(shop, { ...decided, code })).toEqual(refuse.conflict({ code: "inspection-unknown" }));
    expect(
      await shop.db
        .selectFrom("inspection as i")
        .innerJoin("unit as u", "u.id", "i.unitId")
        .where("u.code", "=", code)
        .select(["i.outcome", "i.note", "i.settledBy", "u.state"])
        .execute(),
    ).toEqual([{ outcome: "written-off", note: "Placa de bază este arsă", settledBy: STAFF, state: "scrapped" }]);
  });

  test("is decided once: of concurrent decisions exactly one wins", async () => {
    const { code } = await cameBack();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((turn) =>
        turn % 2 === 0
          ? writeOffReturned(shop, { code, actor: STAFF, reason: "stricat" })
          : putBackOnSale(shop, { ...decided, code }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("can be returned again, and waits again", async () => {
    const { listingId, code } = await cameBack();
    await putBackOnSale(shop, { ...decided, code });
    await transaction(shop.db, async (tx) =>
      inspectUnits(tx, { units: await unitsOf(tx, listingId), why: "return", source: "RET-222222", actor: STAFF }),
    );
    expect(await findInspection(shop, { code })).toMatchObject({
      ok: true,
      value: { why: "return", source: "RET-222222", grade: "B" },
    });
  });

  test("and is one of several of its listing is marked as such, because the price is the listing's", async () => {
    const listingId = await putOnSale(shop.db, aComponent("ssd", { price: bani(333_33), stock: 2 }));
    const [unit] = await unitsOf(shop.db, listingId);
    await transaction(shop.db, (tx) =>
      inspectUnits(tx, { units: [unit!], why: "return", source: "RET-333333", actor: STAFF }),
    );
    const { code } = await shop.db.selectFrom("unit").where("id", "=", unit!).select("code").executeTakeFirstOrThrow();
    expect(await findInspection(shop, { code })).toMatchObject({
      ok: true,
      value: { listing: { kind: "component", others: 1 } },
    });
  });
});

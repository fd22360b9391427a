import { expect, test } from "vitest";
import { newId, type ListingId } from "../../base/id.ts";
import { aComponent, aPc } from "../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../testing/catalogue-index.ts";
import { STAFF } from "../../testing/orders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { RepairForm } from "./forms.ts";
import { repairUnit } from "./repair-unit.server.ts";

const shop = aPostgres({ connections: 4 });

async function codeOn(listingId: ListingId): Promise<string> {
  const unitId = (await unitsOf(shop.db, listingId))[0]!;
  const unit = await shop.db.selectFrom("unit").where("id", "=", unitId).select("code").executeTakeFirstOrThrow();
  return unit.code;
}

test("of two machines that the same part is fitted into at once, one gets it", async () => {
  const card = await codeOn(await putOnSale(shop.db, aComponent("graphics-cards")));
  const machines = [await codeOn(await putOnSale(shop.db, aPc())), await codeOn(await putOnSale(shop.db, aPc()))];
  const repairs = await Promise.all(
    machines.map((code) => {
      const typed = { id: newId(), part: "gpu", stockCode: card, doneOn: "2026-01-02", doneBy: "Ion Radu" };
      return repairUnit(shop, { code, actor: STAFF, form: RepairForm.parse(typed) });
    }),
  );
  expect(repairs.filter(({ ok }) => ok)).toHaveLength(1);
  const { count } = await shop.db
    .selectFrom("unitRepair")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(1);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale, unitsOf } from "../../../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as repair from "./repair.tsx";
import * as unitPage from "./unit.tsx";

let shop: TestShop;
let technician: Awaited<ReturnType<typeof aStaffMember>>;
let code: string;
beforeAll(async () => {
  shop = await openTestShop();
  technician = await aStaffMember(shop, { staffRoles: ["technician"] });
  const unitId = (await unitsOf(shop.db, await putOnSale(shop.db, aPc())))[0]!;
  const unit = await shop.db.selectFrom("unit").where("id", "=", unitId).select("code").executeTakeFirstOrThrow();
  ({ code } = unit);
});
afterAll(() => shop.close());

const path = () => `/office/units/${code}/repair`;
const post = (form: Record<string, string>) => technician.post(repair.action, path(), form, { code });

describe("the form of a repair", () => {
  test("names the parts of the PC, and its answer stands on the page of the unit", async () => {
    const form = (await technician.get(repair.loader, path(), { code })).data as {
      id: string;
      parts: { key: string }[];
      today: string;
      doneBy: string;
      hasWarranty: boolean;
    };
    expect(form.parts.map(({ key }) => key)).toEqual(expect.arrayContaining(["cpu", "storage1", "cooler"]));
    expect(form.hasWarranty).toBe(false);
    const { id, today: doneOn, doneBy } = form;
    const typed = { id, doneOn, doneBy, work: "fan", part: "cooler", cost: "35,50", note: "rulment" };
    expect(await post(typed)).toMatchObject({ status: 302, location: `/office/units/${code}?done=repair` });
    const unit = (await technician.get(unitPage.loader, `/office/units/${code}`, { code })).data as object;
    expect(unit).toMatchObject({
      mayRepair: true,
      repairs: [{ work: "fan", part: "coolers", doneBy, note: "rulment" }],
    });
  });

  test("says which fields are wrong and keeps what was typed", async () => {
    const typed = { id: newId(), doneOn: "2026-13-01", doneBy: "", cost: "mult", note: "se aude" };
    expect(await post(typed)).toMatchObject({
      status: 422,
      data: {
        errors: { doneOn: "date-invalid", doneBy: "repair-by-missing", cost: "amount-invalid" },
        typed: { note: "se aude" },
      },
    });
    const nothing = { id: newId(), doneOn: "2026-01-01", doneBy: "Ion" };
    expect(await post(nothing)).toMatchObject({ status: 422, data: { domainError: { code: "repair-nothing" } } });
  });

  test("is not offered for a unit that was written off", async () => {
    const unitId = (await unitsOf(shop.db, await putOnSale(shop.db, aPc())))[0]!;
    await shop.db.updateTable("unit").set({ state: "scrapped" }).where("id", "=", unitId).execute();
    const { code: gone } = await shop.db
      .selectFrom("unit")
      .where("id", "=", unitId)
      .select("code")
      .executeTakeFirstOrThrow();
    expect((await technician.get(repair.loader, `/office/units/${gone}/repair`, { code: gone })).status).toBe(404);
    expect((await technician.get(unitPage.loader, `/office/units/${gone}`, { code: gone })).data).toMatchObject({
      mayRepair: false,
    });
  });
});

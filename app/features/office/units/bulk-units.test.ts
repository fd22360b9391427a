import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../../../base/db.server.ts";
import { bani } from "../../../../base/money.ts";
import { takeIn } from "../../../../shop/inventory/receiving/receive-units.server.ts";
import { viewUnit } from "../../../../shop/stock/units/view-unit.server.ts";
import { aComponent, aPc } from "../../../../testing/builders.ts";
import { putOnSale, takenBySomebody } from "../../../../testing/catalogue-index.ts";
import { domainErrorsOf, sendTicked } from "../../../../testing/stock/bulk-form.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import * as receiving from "../receiving/receiving.tsx";
import * as units from "./units.tsx";

let shop: TestShop;
type Staff = Awaited<ReturnType<typeof aStaffMember>>;
let owner: Staff;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop, { name: "Ana Popescu" });
});
afterAll(() => shop.close());

const send = (
  list: { action: unknown },
  ids: readonly string[],
  fields: Record<string, string>,
  { cookie }: Pick<Staff, "cookie"> = owner,
) => sendTicked(shop, list, { ids, fields, cookie });
const codesOf = async (listing: Awaited<ReturnType<typeof putOnSale>>) => {
  const rows = await shop.db
    .selectFrom("unit")
    .where("listingId", "=", listing)
    .select("code")
    .orderBy("code")
    .execute();
  return rows.map(({ code }) => code);
};
const seen = async (code: string) => {
  const found = await viewUnit(shop, code);
  if (!found.ok) throw new Error(found.domainError.code);
  return found.value;
};
describe("ticked units", () => {
  test("lie on a shelf with one form; the log says who placed each, and those that cannot are named", async () => {
    const [one] = await codesOf(await putOnSale(shop.db, aPc()));
    const [two] = await codesOf(await putOnSale(shop.db, aPc()));
    const [gone] = await codesOf(await putOnSale(shop.db, aPc()));
    await shop.db.updateTable("unit").set({ state: "scrapped" }).where("code", "=", gone!).execute();
    const sent = await send(units, [one!, gone!, "NO-SUCH", two!], { intent: "place", place: " R2-S4 " });
    expect(sent.status).toBe(200);
    expect(domainErrorsOf(sent)).toEqual([
      [one, null],
      [gone, "unit-not-in-stock"],
      ["NO-SUCH", "unit-unknown"],
      [two, null],
    ]);
    for (const code of [one!, two!])
      expect(await seen(code)).toMatchObject({
        unit: { place: "R2-S4" },
        audit: [{ name: "Ana Popescu", action: "corrected", before: { place: null }, after: { place: "R2-S4" } }],
      });
    // The same again writes nothing.
    await send(units, [one!], { intent: "place", place: "R2-S4" });
    expect((await seen(one!)).audit).toHaveLength(1);
  });

  test("go off sale with a reason; a listing only if all of its unsold units are ticked", async () => {
    const pc = await putOnSale(shop.db, aPc());
    const drives = await putOnSale(shop.db, aComponent("ssd", { stock: 3 }));
    const taken = await putOnSale(shop.db, aPc());
    await takenBySomebody(shop.db, taken, { how: "held" });
    const [pcCode] = await codesOf(pc);
    const [first, second, third] = await codesOf(drives);
    const [takenCode] = await codesOf(taken);
    const form = { intent: "withdraw", reason: "Inventar" };

    expect(domainErrorsOf(await send(units, [pcCode!, first!, takenCode!], form))).toEqual([
      [pcCode, null],
      [first, "unit-shares-listing"],
      [takenCode, "units-allocated"],
    ]);
    expect((await seen(pcCode!)).unit.listing).toMatchObject({ state: "withdrawn" });
    expect((await seen(first!)).unit.listing).toMatchObject({ state: "live" });
    expect((await seen(takenCode!)).unit.listing).toMatchObject({ state: "live" });
    expect(domainErrorsOf(await send(units, [first!, second!, third!], form))).toEqual([
      [first, null],
      [second, null],
      [third, null],
    ]);
    expect(domainErrorsOf(await send(units, [pcCode!], form))).toEqual([[pcCode, "listing-not-live"]]);
    const withdrawn = await shop.db
      .selectFrom("audit")
      .where("action", "=", "withdrawn")
      .where("entityId", "=", String(drives))
      .selectAll()
      .execute();
    expect(withdrawn).toMatchObject([{ actor: owner.actor, after: { reason: "Inventar" } }]);
  });

  test("need a place and a reason, and at least one row", async () => {
    const [code] = await codesOf(await putOnSale(shop.db, aPc()));
    expect(await send(units, [code!], { intent: "place", place: " " })).toMatchObject({
      status: 422,
      answer: { errors: { place: "place-missing" } },
    });
    expect(await send(units, [code!], { intent: "withdraw", reason: "" })).toMatchObject({
      status: 422,
      answer: { errors: { reason: "reason-missing" } },
    });
    expect(await send(units, [], { intent: "place", place: "R1" })).toMatchObject({
      status: 422,
      answer: { outcomes: [] },
    });
    const many = Array.from({ length: 201 }, (_, index) => `U-${index}`);
    expect(await send(units, many, { intent: "place", place: "R1" })).toMatchObject({
      answer: { domainError: { code: "bulk-too-many" } },
    });
  });

  test("have their labels printed, also by those who may change nothing", async () => {
    const accountant = await aStaffMember(shop, { staffRoles: ["accounting"] });
    expect(await send(units, ["U-1", "U-2"], { intent: "labels-roll" }, accountant)).toMatchObject({
      status: 302,
      location: "/office/units/labels.pdf?format=roll&unit=U-1&unit=U-2",
    });
    expect((await send(units, ["U-1"], { intent: "place", place: "R1" }, accountant)).status).toBe(403);
  });
});

test("ticked received units lie on a shelf before they have a listing", async () => {
  const thing = { kind: "pc" as const, name: "PC vechi", parts: [], cost: bani(900_00), suggestedGrade: "B" as const };
  const codes = await transaction(shop.db, (tx) =>
    takeIn(tx, { source: "VND-910001", taxRegime: "margin", things: [thing, thing] }),
  );
  const sent = await send(receiving, codes, { intent: "place", place: "R9" });
  expect(domainErrorsOf(sent)).toEqual(codes.map((code) => [code, null]));
  for (const code of codes) expect((await seen(code)).unit.place).toBe("R9");
  expect(domainErrorsOf(await send(receiving, codes, { intent: "withdraw", reason: "Inventar" }))).toEqual(
    codes.map((code) => [code, "unit-not-in-stock"]),
  );
});

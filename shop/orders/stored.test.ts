import { expect, test } from "vitest";
import { shipping } from "../../testing/orders.ts";
import { storedAddress, storedBilling, storedCompany, storedGames, storedShipping } from "./stored.ts";

const { firstName, lastName, address, city, county, postalCode } = shipping;
const place = { firstName, lastName, address, city, county, postalCode };

test("an order's JSON is read as it was written, and other data is rejected", () => {
  expect(storedAddress(place)).toEqual(place);
  expect(storedBilling(null)).toBeNull();
  expect(storedCompany({ name: "Firma SRL", cui: "RO123", tradeRegister: "J12/1/2020" })).toMatchObject({
    name: "Firma SRL",
  });
  expect(storedGames(["CS2"])).toEqual(["CS2"]);
  for (const broken of [{ ...place, county: "XX" }, { ...place, city: undefined }, [], "Cluj", null])
    expect(() => storedAddress(broken)).toThrow();
  expect(() => storedGames("CS2")).toThrow();
});

test("a draft of an older form is completed with defaults, or dropped if too little is left", () => {
  expect(storedShipping(shipping)).toEqual(shipping);
  const { delivery: _, company: __, billing: ___, ...before } = shipping;
  expect(storedShipping(before)).toEqual(shipping);
  expect(storedShipping({ email: "ana@example.ro" })).toBeNull();
});

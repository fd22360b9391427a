import { describe, expect, test } from "vitest";
import { countyCodes } from "../shipping/counties.ts";
import { parseCui, parseOptionalTradeRegister, parseTradeRegister } from "./company.ts";
import { isOfCounty } from "../shipping/postal-code.ts";

describe("a fiscal code", () => {
  // The first two belong to real companies; the others were computed by hand with the public key.
  test.each([
    ["4267117", "4267117"],
    ["RO 14399840", "RO14399840"],
    ["ro12345674", "RO12345674"],
    [" 12345674 ", "12345674"],
    ["RO-1234567.4", "RO12345674"],
    ["19", "19"],
    // As certificates, stamps and invoices print it.
    ["CUI RO14399840", "RO14399840"],
    ["C.U.I.: RO 14399840", "RO14399840"],
    ["CIF 14399840", "14399840"],
    ["Cod fiscal RO14399840", "RO14399840"],
    ["CUI/CIF: 14399840", "14399840"],
    ["Cod unic de înregistrare: 14399840", "14399840"],
    ["\u202aRO\u00a014399840\u200b", "RO14399840"],
    ["RO\u201114399840", "RO14399840"],
  ])("%s is written %s", (typed, cui) => expect(parseCui(typed)).toBe(cui));

  test.each([
    "",
    "RO",
    "1",
    "RO12345675",
    "12345647",
    "0012345674",
    "12345678901",
    "12a45674",
    "HU12345674",
    "RORO12345674",
  ])("%o is rejected", (typed) => expect(parseCui(typed)).toBeNull());

  test("with any one digit mistyped is refused", () => {
    const cui = "12345674";
    for (let place = 0; place < cui.length; place++) {
      for (let digit = place === 0 ? 1 : 0; digit <= 9; digit++) {
        if (String(digit) === cui[place]) continue;
        const mistyped = cui.slice(0, place) + digit + cui.slice(place + 1);
        // The remainder 10 counts as 0: one typo in a hundred passes, as in every implementation.
        if (parseCui(mistyped) !== null) expect(sumOf(mistyped) % 11).toBe(10);
      }
    }
  });
});

function sumOf(cui: string): number {
  const key = [7, 5, 3, 2, 1, 7, 5, 3, 2];
  return (
    10 * [...cui.slice(0, -1).padStart(9, "0")].reduce((sum, digit, index) => sum + Number(digit) * key[index]!, 0)
  );
}

describe("a number in the trade register", () => {
  test.each([
    ["J12/345/2020", "J12/345/2020"],
    ["j5/12/1999", "J05/12/1999"],
    ["J1/8/1991", "J01/8/1991"],
    ["J52/9/2001", "J52/9/2001"],
    ["F 40 / 1234567 / 2024", "F40/1234567/2024"],
    ["J2024001234567", "J2024001234567"],
    ["c2025000012003", "C2025000012003"],
    // The certificate of registration (form of OUG 44/2008 and law 359/2004) prints the day of registration.
    ["J12/372/05.02.2002", "J12/372/2002"],
    ["J12/372/5.2.2002", "J12/372/2002"],
    ["J12/372/05-02-2002", "J12/372/2002"],
    ["J12/372/05/02/2002", "J12/372/2002"],
    ["J12/372/2002 din 05.02.2002", "J12/372/2002"],
    ["J40/000372/2002", "J40/372/2002"],
    ["J/40/372/2002", "J40/372/2002"],
    ["Nr. Reg. Com.: J40/372/2002", "J40/372/2002"],
    ["Nr. de ordine în Registrul Comerțului: J40/372/05.02.2002", "J40/372/2002"],
    // The European number of a company (Regulation (EU) 2021/1042).
    ["ROONRC.J40/372/2002", "J40/372/2002"],
    ["ROONRC.J2002000372402", "J2002000372402"],
    ["J 2024 001234 567", "J2024001234567"],
    ["f12/55/03.11.2019", "F12/55/2019"],
    ["C31/7/1994", "C31/7/1994"],
    ["\u200bJ40\u2215372/2002", "J40/372/2002"],
  ])("%s is written %s", (typed, number) => expect(parseTradeRegister(typed)).toBe(number));

  test.each([
    "",
    "12/345/2020",
    "J0/345/2020",
    "J53/345/2020",
    "J12/0/2020",
    "J12/345/20",
    "J12/345/1820",
    "X12/345/2020",
    "J202400123456",
    "J20240012345678",
    "J12-345-2020",
    "J12/372/32.02.2002",
    "J12/372/05.13.2002",
    "-",
    "fără",
  ])("%o is rejected", (typed) => expect(parseTradeRegister(typed)).toBeNull());
});

test("nobody needs a number in the trade register, but a wrong one is refused", () => {
  for (const none of ["", " ", "-", "–", "\u200b"]) expect(parseOptionalTradeRegister(none)).toEqual({ number: null });
  expect(parseOptionalTradeRegister("j12/345/2020")).toEqual({ number: "J12/345/2020" });
  expect(parseOptionalTradeRegister("J12/345/20")).toBeNull();
});

describe("a post code", () => {
  test.each([
    ["400174", "CJ", true],
    ["010101", "B", true],
    ["062345", "B", true],
    ["077190", "IF", true],
    ["077190", "B", false],
    ["400174", "BV", false],
  ] as const)("%s in the county %s: %s", (code, county, fits) => expect(isOfCounty(code, county)).toBe(fits));

  test("belongs to at most one county, and each county has some", () => {
    const every = Array.from({ length: 100 }, (_, prefix) => `${String(prefix).padStart(2, "0")}0000`);
    for (const code of every)
      expect(countyCodes.filter((county) => isOfCounty(code, county)).length).toBeLessThanOrEqual(1);
    for (const county of countyCodes) expect(every.some((code) => isOfCounty(code, county))).toBe(true);
  });
});

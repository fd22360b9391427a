import { expect, test } from "vitest";
import { counties, type County } from "./counties.ts";
import { findPlace } from "./find-place.server.ts";
import { mailedLine } from "../../base/typed-fields.ts";
import { postalPlaces } from "./postal-places.server.ts";

// The county towns and the codes of their town halls, as the town halls print them in their own addresses.
test.each([
  ["400001", "CJ", "Cluj-Napoca"],
  ["300030", "TM", "Timișoara"],
  ["700064", "IS", "Iași"],
  ["500007", "BV", "Brașov"],
  ["900725", "CT", "Constanța"],
  ["550159", "SB", "Sibiu"],
  ["050013", "B", "București"],
  ["077190", "IF", "Voluntari"],
  ["117651", "AG", "Burnești"],
])("%s is of %s: %s", (code, county, city) => {
  expect(findPlace(code)).toEqual({ county, city });
});

test("a code that the list does not know still has its county, and one of no county has nothing", () => {
  expect(findPlace("409999")).toEqual({ county: "CJ", city: null });
  expect(findPlace("999999")).toBeNull();
  expect(findPlace("4000")).toBeNull();
  expect(findPlace("")).toBeNull();
});

test("the list is in order, has places in every county, and each name can be posted in an address", () => {
  const lines = postalPlaces.trim().split("\n");
  const city = mailedLine({ max: 200, short: "city-short" });
  const found = new Set<County>();
  let last = 0;
  for (const line of lines) {
    const [, from, to = from, name] = /^(\d{6})(?:-(\d{6}))? (.+)$/.exec(line) ?? [];
    expect(Number(from), line).toBeGreaterThan(last);
    expect(Number(to), line).toBeGreaterThanOrEqual(Number(from));
    last = Number(to);
    expect(city.safeParse(name).success, line).toBe(true);
    expect(name, line).not.toMatch(/[şţ]/i);
    found.add(findPlace(from!)!.county);
  }
  expect([...found].toSorted()).toEqual(Object.keys(counties).toSorted());
});

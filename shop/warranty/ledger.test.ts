import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, dayOf, endOfDay } from "../../base/day.ts";
import { clocksAt, coverToday, promisedCovers, type Ledger, type LedgerEntry, type PromisedCover } from "./ledger.ts";

const day = (text: string) => new Date(`${text}T10:00:00Z`);
const deliveredAt = day("2026-11-23");
const legal: PromisedCover = { component: "unit", basis: "legal", months: 12 };
const cover = (
  component: PromisedCover["component"],
  months: number,
  basis: PromisedCover["basis"] = "commercial",
) => ({
  component,
  basis,
  months,
});
const ledger = (covers: PromisedCover[], entries: LedgerEntry[] = []): Ledger => ({ deliveredAt, covers, entries });
const claimed = (at: string, claim = "RET-1"): LedgerEntry => ({ kind: "claimed", claim, at: day(at) });
const repaired = (at: string, claim = "RET-1"): LedgerEntry => ({
  kind: "repaired",
  claim,
  replaced: null,
  at: day(at),
});
const ends = (given: Ledger, now = "2026-12-01") =>
  clocksAt(given, day(now)).map(({ component, basis, until }) => `${basis} ${component} ${until}`);

describe("a sale promises", () => {
  const parts = { cpu: 12, gpu: 6, ram: 24, storage: 24, case: 0 };
  test("the law's year on the whole, and the shop's months on each part that has some", () => {
    expect(promisedCovers({ months: 12, partMonths: parts, extension: 0, legalMonths: 12 })).toEqual([
      legal,
      cover("cpu", 12),
      cover("gpu", 6),
      cover("ram", 24),
      cover("storage", 24),
    ]);
  });
  test("nothing by the law of consumers to a company", () => {
    expect(promisedCovers({ months: 24, partMonths: null, extension: 0, legalMonths: 0 })).toEqual([cover("unit", 24)]);
  });
  test("nothing of its own where the order said none", () => {
    expect(promisedCovers({ months: 0, partMonths: null, extension: 0, legalMonths: 12 })).toEqual([legal]);
    expect(promisedCovers({ months: 0, partMonths: null, extension: 0, legalMonths: 0 })).toEqual([]);
  });
  test("two more years on each covered part with the extension", () => {
    expect(promisedCovers({ months: 12, partMonths: { cpu: 12, case: 0 }, extension: 24, legalMonths: 12 })).toEqual([
      legal,
      cover("cpu", 12),
      cover("cpu", 24, "extended"),
    ]);
  });
});

describe("a clock", () => {
  test("runs from the delivery, and an extension from the end of the shop's own months", () => {
    expect(ends(ledger([legal, cover("cpu", 6), cover("cpu", 24, "extended")]))).toEqual([
      "legal unit 2027-11-23",
      "commercial cpu 2027-05-23",
      "extended cpu 2029-05-23",
    ]);
  });
  test("stands still in repair, and the law's runs a year longer after the first repair", () => {
    const entries = [
      claimed("2027-01-01"),
      repaired("2027-01-11"),
      claimed("2027-03-01", "RET-2"),
      repaired("2027-03-02", "RET-2"),
    ];
    expect(ends(ledger([legal, cover("cpu", 6), cover("cpu", 24, "extended")], entries))).toEqual([
      "legal unit 2028-12-04",
      "commercial cpu 2027-06-03",
      "extended cpu 2029-06-03",
    ]);
  });
  test("that had ended before the fault was reported stays ended", () => {
    expect(ends(ledger([cover("gpu", 6), cover("ram", 24)], [claimed("2027-06-01"), repaired("2027-06-21")]))).toEqual([
      "commercial gpu 2027-05-23",
      "commercial ram 2028-12-13",
    ]);
  });
  test("is as it was when the claim is rejected, and waits while it is open", () => {
    const open = ledger([cover("gpu", 6)], [claimed("2027-05-20")]);
    expect(clocksAt(open, day("2027-06-20"))).toMatchObject([{ isPaused: true, isOver: false }]);
    const rejected = ledger(
      [cover("gpu", 6)],
      [claimed("2027-05-20"), { kind: "rejected", claim: "RET-1", at: day("2027-06-20") }],
    );
    expect(clocksAt(rejected, day("2027-06-20"))).toMatchObject([
      { isPaused: false, isOver: true, until: "2027-05-23" },
    ]);
  });
  test("never ends earlier for what happened to the unit, and never runs before the delivery", () => {
    const entries = fc.array(fc.tuple(fc.nat(700), fc.nat(60)), { maxLength: 4 }).map((repairs) =>
      repairs.flatMap(([after, length], index): LedgerEntry[] => {
        const at = new Date(deliveredAt.getTime() + after * 86_400_000);
        const back = new Date(at.getTime() + length * 86_400_000);
        return [
          { kind: "claimed", claim: `RET-${index}`, at },
          { kind: "repaired", claim: `RET-${index}`, replaced: null, at: back },
        ];
      }),
    );
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 36 }), (happened, months) => {
        const covers = [legal, cover("cpu", months), cover("cpu", 24, "extended")];
        const plain = clocksAt(ledger(covers), deliveredAt);
        const after = clocksAt(ledger(covers, happened), deliveredAt);
        for (const [place, clock] of after.entries()) {
          expect(clock.until >= plain[place]!.until).toBe(true);
          expect(clock.from >= dayOf(deliveredAt)).toBe(true);
        }
        expect(after[2]!.from).toEqual(after[1]!.until);
      }),
    );
  });
});

describe("the last day", () => {
  // Codul civil, art. 2552 and 2553: a term in months ends on the same number of the last month, at midnight of that day.
  test("counts to its end in Romania, from the day of the delivery in Romania, at every hour", () => {
    const times = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) }).map((time) => new Date(time));
    const nights = [
      "2026-03-28T22:30:00Z",
      "2026-10-24T21:30:00Z",
      "2026-12-31T22:30:00Z",
      "2028-02-28T22:30:00Z",
      "2028-02-29T22:30:00Z",
    ];
    const deliveries = fc.oneof(times, fc.constantFrom(...nights.map((night) => new Date(night))));
    fc.assert(
      fc.property(deliveries, fc.integer({ min: 1, max: 36 }), (at, months) => {
        const sold: Ledger = { deliveredAt: at, covers: [cover("unit", months)], entries: [] };
        const last = addMonths(dayOf(at), months);
        const overAt = (now: Date) => clocksAt(sold, now)[0]!.isOver;
        expect(clocksAt(sold, at)[0]!.until).toBe(last);
        const end = endOfDay(last).getTime();
        for (let hours = 1; hours <= 30; hours++) {
          expect(overAt(new Date(end - hours * 3_600_000 + 1))).toBe(false);
          expect(overAt(new Date(end + (hours - 1) * 3_600_000))).toBe(true);
        }
        expect(coverToday(sold, new Date(end - 1)).state).toBe("covered");
        expect(coverToday(sold, new Date(end))).toEqual({ state: "over", since: last });
      }),
    );
  });
  test.each([
    ["at ten in the morning, claimed in the afternoon of the day", "2026-11-28T08:00:00Z", 24, "2028-11-28"],
    ["half an hour after midnight of 1 March, which is February by UTC", "2026-02-28T22:30:00Z", 24, "2028-03-01"],
    ["on 29 February", "2028-02-29T10:00:00Z", 12, "2029-02-28"],
    ["just before midnight of New Year's Eve", "2026-12-31T21:59:00Z", 6, "2027-06-30"],
  ])("of a delivery %s", (_name, at, months, last) => {
    const sold: Ledger = { deliveredAt: new Date(at), covers: [cover("unit", months)], entries: [] };
    const [clock] = clocksAt(sold, new Date(`${last}T15:00:00Z`));
    expect(clock).toMatchObject({ until: last, isOver: false });
    expect(clocksAt(sold, endOfDay(last))[0]).toMatchObject({ isOver: true });
  });
  test("a fault that is reported on it is covered, and stays so while it is repaired", () => {
    const sold = ledger(
      [cover("unit", 12)],
      [{ kind: "claimed", claim: "RET-1", at: new Date("2027-11-23T21:59:00Z") }],
    );
    for (const after of [0, 1, 30])
      expect(clocksAt(sold, day(addDays("2027-11-24", after)))).toMatchObject([{ isPaused: true, isOver: false }]);
  });
});

describe("today", () => {
  const pc = [legal, cover("cpu", 6), cover("gpu", 6), cover("ram", 24)];
  test("the whole machine is covered for the law's year, and some parts for longer", () => {
    expect(coverToday(ledger(pc), day("2027-08-01"))).toEqual({
      state: "covered",
      isPaused: false,
      until: "2028-11-23",
      wholeUntil: "2027-11-23",
      components: ["ram"],
      longest: ["ram"],
    });
  });
  test("only the parts that still run are covered after it", () => {
    expect(coverToday(ledger(pc), day("2028-01-01"))).toMatchObject({ wholeUntil: null, components: ["ram"] });
  });
  test("all parts together are the whole machine, until the first of them ends", () => {
    expect(coverToday(ledger([cover("cpu", 24), cover("ram", 36)]), day("2027-08-01"))).toMatchObject({
      wholeUntil: "2028-11-23",
      until: "2029-11-23",
    });
  });
  test("nothing is covered after the last clock, or once the shop has the unit again", () => {
    expect(coverToday(ledger(pc), day("2028-11-23"))).toMatchObject({ state: "covered", until: "2028-11-23" });
    expect(coverToday(ledger(pc), day("2028-11-24"))).toEqual({ state: "over", since: "2028-11-23" });
    const back: LedgerEntry = { kind: "ended", why: "refunded", at: day("2027-01-05") };
    expect(coverToday(ledger(pc, [back]), day("2027-02-01"))).toEqual({ state: "ended", why: "refunded" });
    expect(
      coverToday(ledger(pc, [back, { kind: "given-back", at: day("2027-01-09") }]), day("2027-02-01")),
    ).toMatchObject({
      state: "covered",
    });
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayOf } from "../../base/day.ts";
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
  clocksAt(given, day(now)).map(({ component, basis, until }) => `${basis} ${component} ${dayOf(until)}`);

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
      { isPaused: false, isOver: true, until: day("2027-05-23") },
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
          expect(clock.until.getTime()).toBeGreaterThanOrEqual(plain[place]!.until.getTime());
          expect(clock.from.getTime()).toBeGreaterThanOrEqual(deliveredAt.getTime());
        }
        expect(after[2]!.from).toEqual(after[1]!.until);
      }),
    );
  });
});

describe("today", () => {
  const pc = [legal, cover("cpu", 6), cover("gpu", 6), cover("ram", 24)];
  test("the whole machine is covered for the law's year, and some parts for longer", () => {
    expect(coverToday(ledger(pc), day("2027-08-01"))).toEqual({
      state: "covered",
      isPaused: false,
      until: day("2028-11-23"),
      wholeUntil: day("2027-11-23"),
      components: ["ram"],
      longest: ["ram"],
    });
  });
  test("only the parts that still run are covered after it", () => {
    expect(coverToday(ledger(pc), day("2028-01-01"))).toMatchObject({ wholeUntil: null, components: ["ram"] });
  });
  test("all parts together are the whole machine, until the first of them ends", () => {
    expect(coverToday(ledger([cover("cpu", 24), cover("ram", 36)]), day("2027-08-01"))).toMatchObject({
      wholeUntil: day("2028-11-23"),
      until: day("2029-11-23"),
    });
  });
  test("nothing is covered after the last clock, or once the shop has the unit again", () => {
    expect(coverToday(ledger(pc), day("2028-11-23"))).toEqual({ state: "over", since: day("2028-11-23") });
    const back: LedgerEntry = { kind: "ended", why: "refunded", at: day("2027-01-05") };
    expect(coverToday(ledger(pc, [back]), day("2027-02-01"))).toEqual({ state: "ended", why: "refunded" });
    expect(
      coverToday(ledger(pc, [back, { kind: "given-back", at: day("2027-01-09") }]), day("2027-02-01")),
    ).toMatchObject({
      state: "covered",
    });
  });
});

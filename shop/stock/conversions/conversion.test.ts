import fc from "fast-check";
import { expect, test } from "vitest";
import { bani, sum, type Bani } from "../../../base/money.ts";
import { aPc, specsOf } from "../../../testing/builders.ts";
import type { PcSpecs } from "../../catalogue/specs.ts";
import { assemblePc, builtCost, builtRegime, partsOfPc, splitCost } from "./conversion.ts";

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(bani);
const pc = aPc().specs as PcSpecs;

test("the parts of a PC cost together what it cost, to the ban, and each its share of the worth", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (cost, worth) => {
      const costs = splitCost(cost, worth);
      const total = sum(worth);
      expect(sum(costs)).toBe(cost);
      for (const [place, share] of costs.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        if (total > 0) expect(Math.abs(share - (cost * worth[place]!) / total)).toBeLessThan(1);
      }
    }),
  );
});

test("a PC that is taken apart and built again costs what it cost before", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 12 }), (cost, worth) => {
      expect(builtCost(splitCost(cost, worth))).toBe(cost);
    }),
  );
});

test("a part that is worth more never costs less", () => {
  fc.assert(
    fc.property(amount, amount, amount, (cost, one, other) => {
      const [first, second] = splitCost(cost, [one, other]) as [Bani, Bani];
      if (one > other) expect(first).toBeGreaterThanOrEqual(second);
    }),
  );
});

test("the specs of a PC are its parts, and its parts make the same PC", () => {
  const parts = partsOfPc(pc);
  expect(parts.map(({ key }) => key)).toEqual([
    "cpu",
    "gpu",
    "motherboard",
    "ram",
    "storage1",
    "psu",
    "case",
    "cooler",
  ]);
  const { warrantyMonths: _, ...specs } = pc;
  expect(assemblePc(parts, 12)).toMatchObject(specs);
});

test("a PC without a graphics card needs a processor with graphics", () => {
  const parts = partsOfPc({ ...pc, gpu: null });
  expect(assemblePc(parts, 12)).toEqual({ lacks: ["graphics-cards"], doubles: [] });
  const cpu = { ...pc.cpu, integratedGraphics: "Vega 7" };
  expect(assemblePc(partsOfPc({ ...pc, cpu, gpu: null }), 12)).toMatchObject({ gpu: null, warrantyMonths: { gpu: 0 } });
});

test("two equal kits of memory become one, two different ones are refused, and so is a second board", () => {
  const kit = { category: "ram" as const, specs: specsOf.ram };
  expect(assemblePc([...partsOfPc(pc), kit], 12)).toMatchObject({ ram: { capacityGb: 32, modules: 4 } });
  const slower = { ...kit, specs: { ...specsOf.ram, speedMts: 2400 } };
  const board = { category: "motherboards" as const, specs: specsOf.motherboards };
  expect(assemblePc([...partsOfPc(pc), slower, board], 12)).toEqual({ lacks: [], doubles: ["motherboards", "ram"] });
});

test.each([
  [["margin", "margin"], false, "margin"],
  [["normal", "normal"], false, "normal"],
  [["margin", "normal"], false, "mixed"],
  [["margin", "normal"], true, "normal"],
  [["margin"], true, "margin"],
] as const)("a PC of %j parts, normal agreed to: %j, is taxed as %s (rule 37)", (parts, asNormal, regime) => {
  expect(builtRegime(parts, { asNormal })).toBe(regime);
});

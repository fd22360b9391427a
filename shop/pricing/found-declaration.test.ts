import fc from "fast-check";
import { expect, test } from "vitest";
import { aDeclaration, declaredPart, unknownPart } from "../../testing/declarations.ts";
import { foundDeclaration, type Found } from "./found-declaration.ts";

const gpu = declaredPart("GeForce RTX 3060 Ti", { key: "gpu" });
const cpu = declaredPart("Core i5-12400F", { key: "cpu" });
const declared = aDeclaration([gpu, cpu, unknownPart("ram")], { extras: { box: true, accessories: false } });

test("without findings the declaration is unchanged", () => {
  expect(foundDeclaration(declared, [])).toEqual(declared);
});

test("each finding changes only what it claims, in any order", () => {
  const other = declaredPart("GeForce RTX 3060 12GB", { key: "gpu" });
  const findings: Found[] = [
    { key: "gpu", claim: "model", foundPart: { ...other, condition: "excellent" } },
    { key: "gpu", claim: "condition", foundPart: { ...gpu, condition: "poor" } },
    { key: "gpu", claim: "fault", foundPart: { ...gpu, faulty: true } },
    { key: "cpu", claim: "missing", foundPart: null },
    { key: "ram", claim: "quantity", foundPart: { ...unknownPart("ram"), quantity: 2 } },
    { key: "box", claim: "box", foundPart: null },
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(findings, { minLength: findings.length }), (shuffled) => {
      expect(foundDeclaration(declared, shuffled)).toEqual({
        ...declared,
        parts: [
          { ...other, condition: "poor", faulty: true },
          { ...unknownPart("ram"), quantity: 2 },
        ],
        extras: { box: false, accessories: false },
      });
    }),
  );
});

test("accessories that were not declared count as found", () => {
  expect(foundDeclaration(declared, [{ key: "accessories", claim: "accessories", foundPart: null }]).extras).toEqual({
    box: true,
    accessories: true,
  });
});

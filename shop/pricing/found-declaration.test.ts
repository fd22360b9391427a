import fc from "fast-check";
import { expect, test } from "vitest";
import { sum } from "../../base/money.ts";
import { aDeclaration, declarations, declaredPart, unknownPart } from "../../testing/declarations.ts";
import { conditions, type Declaration, type DeclaredPart } from "./declaration.ts";
import { foundDeclaration, splitKey, type Found } from "./found-declaration.ts";
import { priceBook1 as book } from "./price-book-1.ts";
import { CURRENT_ENGINE, priceLines } from "./quote-offer.ts";

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

/** Findings about some pieces of each line, as many as the line has or fewer. */
const someFound = declarations.chain((declaration) =>
  fc
    .tuple(...declaration.parts.map(({ quantity }) => fc.integer({ min: 0, max: quantity })))
    .map((bad) => ({ declaration, bad })),
);

const totalOf = (declaration: Declaration) =>
  priceLines({ engine: CURRENT_ENGINE, bookVersion: book.version, declaration }, book).total;
const components = (declaration: Declaration): Declaration => ({ ...declaration, of: "components" });

test("splitting a line by findings that say what was declared changes no sum, to the ban", () => {
  fc.assert(
    fc.property(someFound, ({ declaration, bad }) => {
      const findings = declaration.parts.flatMap((part, place): Found[] =>
        bad[place]! > 0 && bad[place]! < part.quantity
          ? [{ key: splitKey(part.key, 1), claim: "condition", foundPart: part, pieces: bad[place]! }]
          : [],
      );
      const found = foundDeclaration(declaration, findings);
      const pieces = ({ parts }: Declaration) => parts.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(pieces(found)).toBe(pieces(declaration));
      expect(totalOf(components(found))).toBe(totalOf(components(declaration)));
    }),
  );
});

test("of n pieces with k bad ones, exactly k lose value: the line is worth the sum of its parts", () => {
  fc.assert(
    fc.property(someFound, fc.constantFrom(...conditions), fc.boolean(), ({ declaration, bad }, condition, faulty) => {
      for (const [place, part] of declaration.parts.entries()) {
        const [k, n] = [bad[place]!, part.quantity];
        const alone = (one: DeclaredPart) =>
          components({ ...declaration, parts: [one], extras: { box: false, accessories: false } });
        const worse = { ...part, condition, faulty };
        const key = k === n ? part.key : splitKey(part.key, 1);
        const pieces = k === n ? null : k;
        const findings: Found[] =
          k === 0
            ? []
            : [
                { key, claim: "condition", foundPart: worse, pieces },
                { key, claim: "fault", foundPart: worse, pieces },
              ];
        const amountOf = (one: Declaration) =>
          sum(
            priceLines({ engine: CURRENT_ENGINE, bookVersion: book.version, declaration: one }, book)
              .lines.filter(({ of }) => of === "part")
              .map(({ amount }) => amount),
          );
        const together = amountOf(foundDeclaration(alone(part), findings));
        const parts = [
          ...(n > k ? [amountOf(alone({ ...part, quantity: n - k }))] : []),
          ...(k > 0 ? [amountOf(alone({ ...worse, quantity: k }))] : []),
        ];
        expect(together).toBe(sum(parts));
      }
    }),
  );
});

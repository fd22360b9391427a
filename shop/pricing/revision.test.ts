import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY } from "../../base/clock.ts";
import { NOTHING, ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aDeclaration, declarations, declaredPart, unknownPart } from "../../testing/declarations.ts";
import { knownParts } from "../parts/known-parts.server.ts";
import { conditions, type Declaration, type DeclaredPart } from "./declaration.ts";
import type { Offer } from "./offer.ts";
import { priceBook1 as book } from "./price-book-1.ts";
import { quoteOffer } from "./quote-offer.ts";
import { returnFee, reviseOffer, unprovenCuts, type Finding } from "./revision.ts";
import type { FoundClaim } from "./found-declaration.ts";
import { firstSellingTerms } from "./terms.ts";

const at = new Date("2026-11-21T10:00:00Z");
const later = new Date("2026-12-01T10:00:00Z");

function offered(declaration: Declaration): Offer {
  const result = quoteOffer(declaration, { book, at, terms: firstSellingTerms });
  if (!result.ok) throw new Error(`no offer: ${result.domainError.code}`);
  return result.value;
}

const gpu = (name: string, different = {}) => declaredPart(name, { key: "gpu", ...different });
const finding = (key: string, claim: FoundClaim, different: Partial<Finding> = {}): Finding => ({
  key,
  claim,
  evidence: ["photo-1"],
  visible: true,
  ...different,
});
const revise = (first: Offer, found: Declaration, findings: Finding[]) =>
  reviseOffer(first, { found, findings, book, at: later });

const declared = aDeclaration([gpu("GeForce RTX 3060 Ti"), declaredPart("Core i5-12400F", { key: "cpu" })]);
const found = aDeclaration([gpu("GeForce RTX 3060 12GB"), declaredPart("Core i5-12400F", { key: "cpu" })]);

test("a line falls with evidence, and the new offer waits for seven days", () => {
  const revised = revise(offered(declared), found, [finding("gpu", "model")]);
  expect(revised).toMatchObject({
    ok: true,
    value: { total: ron(570 + 290 - 50), validUntil: new Date(later.getTime() + 7 * DAY) },
  });
});

test("without evidence, or with evidence about something else, no line falls", () => {
  const first = offered(declared);
  const refused = refuse.invalid({ code: "no-evidence", keys: ["gpu"] });
  expect(revise(first, found, [])).toMatchObject(refused);
  expect(revise(first, found, [finding("gpu", "model", { evidence: [] })])).toMatchObject(refused);
  expect(revise(first, found, [finding("cpu", "model")])).toMatchObject(refused);
});

test("staff are told which lines still lack evidence, before they send anything", () => {
  const { lines } = offered(found);
  expect(unprovenCuts(offered(declared), { lines, findings: [] })).toEqual(["gpu"]);
  expect(unprovenCuts(offered(declared), { lines, findings: [finding("gpu", "model")] })).toEqual([]);
});

test("a line that falls is not hidden by one that rises", () => {
  const better = aDeclaration([gpu("GeForce RTX 3060 12GB"), declaredPart("Core i5-13600K", { key: "cpu" })]);
  expect(revise(offered(declared), better, [])).toMatchObject({ ok: false, domainError: { keys: ["gpu"] } });
});

test("a better finding needs no evidence", () => {
  const better = aDeclaration([gpu("GeForce RTX 3070"), declaredPart("Core i5-12400F", { key: "cpu" })]);
  expect(revise(offered(declared), better, [])).toMatchObject({ ok: true, value: { total: ron(730 + 290 - 50) } });
});

test("an unnamed part may fall to its real value; a named one may not", () => {
  const vague = offered(aDeclaration([unknownPart("gpu"), declaredPart("Core i5-12400F", { key: "cpu" })]));
  const identified = revise(
    vague,
    aDeclaration([gpu("GeForce GTX 1060 6GB"), declaredPart("Core i5-12400F", { key: "cpu" })]),
    [finding("gpu", "identified")],
  );
  expect(identified).toMatchObject({ ok: true });
  expect(identified.ok && identified.value.total).toBeGreaterThanOrEqual(vague.floor);
  expect(revise(offered(declared), found, [finding("gpu", "identified")])).toMatchObject({
    ok: false,
    domainError: { code: "no-evidence" },
  });
});

test("an “up to” line falls with findings about other parts; a promised line does not", () => {
  const cpu = declaredPart("Core i5-12400F", { key: "cpu" });
  const vague = offered(aDeclaration([unknownPart("gpu"), unknownPart("motherboard"), cpu]));
  const poor = aDeclaration([gpu("GeForce 210"), unknownPart("motherboard"), cpu]);
  const identified = revise(vague, poor, [finding("gpu", "identified")]);
  expect(identified).toMatchObject({ ok: true });
  expect(identified.ok && identified.value.floor).toBeGreaterThanOrEqual(vague.floor);
  expect(revise(vague, poor, [])).toMatchObject({
    ok: false,
    domainError: { code: "no-evidence", keys: ["gpu", "motherboard"] },
  });
});

test("if nothing worth paying for is left, each loss still needs its own evidence", () => {
  const first = offered(aDeclaration([gpu("GeForce RTX 3070"), declaredPart("Celeron G1610", { key: "cpu" })]));
  const dead = aDeclaration([gpu("GeForce RTX 3070", { faulty: true }), declaredPart("Celeron G1610", { key: "cpu" })]);
  expect(revise(first, dead, [])).toMatchObject({ ok: false, domainError: { code: "no-evidence", keys: ["gpu"] } });
  expect(revise(first, dead, [finding("gpu", "fault")])).toMatchObject({
    ok: false,
    domainError: { code: "not-worth-sending" },
  });
  const empty = aDeclaration([]);
  expect(revise(first, empty, [finding("gpu", "missing")])).toMatchObject({
    ok: false,
    domainError: { code: "no-evidence", keys: ["cpu"] },
  });
  expect(revise(first, empty, [finding("gpu", "missing"), finding("cpu", "missing")])).toMatchObject({
    ok: false,
    domainError: { code: "nothing-declared" },
  });
});

test("the return fee is what the offer promised, and only if a visible mistake was proven", () => {
  const terms = { ...firstSellingTerms, returnFee: ron(35) };
  expect(returnFee([finding("gpu", "model")], terms)).toBe(ron(35));
  expect(returnFee([finding("gpu", "fault", { visible: false })], terms)).toBe(NOTHING);
  expect(returnFee([finding("gpu", "model", { evidence: [] })], terms)).toBe(NOTHING);
  expect(returnFee([finding("gpu", "identified")], terms)).toBe(NOTHING);
  expect(returnFee([], terms)).toBe(NOTHING);
});

/** Possible findings of staff: missing parts, other parts, worse or better, with and without evidence. */
const claims = fc.constantFrom<FoundClaim>(
  "identified",
  "model",
  "quantity",
  "condition",
  "fault",
  "missing",
  "box",
  "accessories",
);
const outcomes = declarations.chain((declaration) => {
  const changed = declaration.parts.map((part) =>
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<DeclaredPart | null>(part) },
      { weight: 1, arbitrary: fc.constant(null) },
      {
        weight: 1,
        arbitrary: fc
          .record({ condition: fc.constantFrom(...conditions), faulty: fc.boolean() })
          .map((state) => ({ ...part, ...state })),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(...knownParts)
          .map((other): DeclaredPart => ({ key: part.key, quantity: 1, condition: null, faulty: false, part: other })),
      },
    ),
  );
  const keys = ["box", "accessories", ...declaration.parts.map(({ key }) => key)];
  return fc.record({
    declaration: fc.constant(declaration),
    parts: fc.tuple(...changed).map((parts) => parts.filter((part) => part !== null)),
    extras: fc.record({ box: fc.boolean(), accessories: fc.boolean() }),
    findings: fc.array(
      fc.record({
        key: fc.constantFrom(...keys),
        claim: claims,
        evidence: fc.array(fc.constant("photo"), { maxLength: 1 }),
        visible: fc.boolean(),
      }),
      { maxLength: 12 },
    ),
  });
});

test("no revised offer has a line that fell without evidence, whatever was found", () => {
  let revised = 0;
  fc.assert(
    fc.property(outcomes, ({ declaration, parts, extras, findings }) => {
      const first = quoteOffer(declaration, { book, at, terms: firstSellingTerms });
      if (!first.ok) return;
      const second = revise(first.value, { ...declaration, parts, extras }, findings);
      if (!second.ok) return;
      revised += 1;
      const proven = new Set(findings.filter(({ evidence }) => evidence.length > 0).map(({ key }) => key));
      const after = new Map(second.value.lines.map(({ key, amount }) => [key, amount]));
      const isUpTo = (line: Offer["lines"][number]) => line.of === "part" && line.source.by === "fallback";
      for (const line of first.value.lines)
        if ((after.get(line.key) ?? 0) < line.amount && !(isUpTo(line) && proven.size > 0))
          expect(proven).toContain(line.key);
      if (proven.size === 0) expect(second.value.total).toBeGreaterThanOrEqual(first.value.total);
      const contradicted = findings.some(({ claim, evidence }) => claim !== "identified" && evidence.length > 0);
      if (!contradicted) expect(second.value.total).toBeGreaterThanOrEqual(first.value.floor);
    }),
    { numRuns: 2000 },
  );
  expect(revised).toBeGreaterThan(100);
});

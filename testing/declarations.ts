// Sellers' declarations: built by hand for one test, or generated for property tests.

import fc from "fast-check";
import { knownParts } from "../shop/parts/known-parts.server.ts";
import type { KnownPart } from "../shop/parts/part.ts";
import { conditions, type Declaration, type DeclaredPart } from "../shop/pricing/declaration.ts";
import { fallbackValues, type ValuedPart } from "../shop/pricing/terms.ts";

type Different = { key?: string; quantity?: number; faulty?: boolean };

/** One part of the curated list, by its name. */
export function declaredPart(name: string, { key, quantity = 1, faulty = false }: Different = {}): DeclaredPart {
  const part = knownParts.find((each) => each.name === name);
  if (!part) throw new Error(`no part ${name}`);
  const { id, category, facts } = part;
  return {
    key: key ?? id,
    quantity,
    condition: null,
    faulty,
    part: { id, category, name, facts } as KnownPart,
  };
}

/** A part of which only the category is known. */
export function unknownPart(
  kind: ValuedPart,
  { key = kind, quantity = 1, faulty = false }: Different = {},
): DeclaredPart {
  return { key, quantity, condition: null, faulty, part: null, kind, name: "fără nume" };
}

/** In good condition, without a box; a whole machine by default. */
export function aDeclaration(
  parts: readonly DeclaredPart[],
  different: Partial<Omit<Declaration, "parts">> = {},
): Declaration {
  return { of: "machine", condition: "good", extras: { box: false, accessories: false }, ...different, parts };
}

const state = {
  quantity: fc.integer({ min: 1, max: 4 }),
  condition: fc.option(fc.constantFrom(...conditions), { freq: 3 }),
  faulty: fc.nat(9).map((roll) => roll === 0),
};
const known = fc.record({ ...state, part: fc.constantFrom(...knownParts) });
const unknown = fc.record({
  ...state,
  part: fc.constant(null),
  kind: fc.constantFrom(...(Object.keys(fallbackValues) as ValuedPart[])),
  name: fc.string({ maxLength: 40 }),
});

/** Any machine or set of parts that passes form validation, mostly from the list. */
export const declarations: fc.Arbitrary<Declaration> = fc.record({
  of: fc.constantFrom("machine", "components"),
  parts: fc
    .array(fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: unknown }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((parts) => parts.map((part, place) => ({ key: `part-${place + 1}`, ...part }))),
  condition: fc.constantFrom(...conditions),
  extras: fc.record({ box: fc.boolean(), accessories: fc.boolean() }),
});

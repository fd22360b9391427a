import fc from "fast-check";
import { expect, test } from "vitest";
import { pack, unpack, type Packed } from "./packed.ts";

/** The same text as a browser has it, which was not there when it was packed. */
const fromAfar = <T>(text: Packed<T>): Packed<T> => {
  for (let other = 0; other < 10; other++) pack(other);
  return [...text].join("");
};

test("what was packed comes out as it went in, whatever stands in it", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = pack(value);
      expect(text).not.toContain('"');
      expect(unpack(text)).toBe(value);
      expect(JSON.stringify(unpack(fromAfar(text)))).toBe(JSON.stringify(value));
    }),
  );
  for (const value of ['^ "^" \\^ \\u005e \\"', { '^"': ["\\^", "ș"] }]) expect(unpack(fromAfar(pack(value)))).toEqual(value);
});

test("a time is a time again, by its name", () => {
  const value = { since: new Date("2026-11-21T08:00:00Z"), prices: [{ since: new Date(0), title: "2026-11-21T08:00:00.000Z" }] };
  expect(unpack(fromAfar(pack(value)), new Set(["since"]))).toEqual(value);
});

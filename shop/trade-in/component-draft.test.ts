import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import { declaredPart } from "../../testing/declarations.ts";
import { componentsDeclared, emptyComponentDraft, MOST_LINES, roomFor, unclearIn, withComponents, type NewComponent } from "./component-draft.ts";
import { priceBook1 } from "./price-book-1.ts";
import { quoteOffer } from "./quote-offer.ts";

const one = { quantity: 1, condition: null, faulty: false };

function known(name: string, different: Partial<NewComponent> = {}): NewComponent {
  const { part } = declaredPart(name);
  return { ...one, is: "known", part: part!, ...different } as NewComponent;
}
const unclear: NewComponent = { ...one, is: "unclear", text: "RTX 3060", category: null, reason: "memory-not-told", candidates: [] };

test("what is still unclear is in no offer, whatever else is", () => {
  const draft = withComponents(emptyComponentDraft, [known("Ryzen 5 5600", { quantity: 2 }), unclear, { ...one, is: "named", category: "hdd", name: "Maxtor" }]);
  expect(unclearIn(draft).map(({ key }) => key)).toEqual(["line-2"]);
  expect(componentsDeclared(draft).parts).toMatchObject([
    { key: "line-1", quantity: 2, part: { name: "Ryzen 5 5600" } },
    { key: "line-3", quantity: 1, part: null, kind: "otherStorage", name: "Maxtor" },
  ]);
});

test("a cooler that is sold by itself is paid for", () => {
  const draft = withComponents(emptyComponentDraft, [known("Noctua NH-D15")]);
  const offer = quoteOffer(componentsDeclared(draft), { book: priceBook1, at: new Date("2026-11-21T10:00:00Z") });
  if (!offer.ok) throw new Error(offer.refusal.code);
  expect(offer.value.outside).toEqual([]);
  expect(offer.value.lines).toMatchObject([{ of: "part", name: "Noctua NH-D15" }, { of: "shipping", amount: -ron(50) }]);
});

test("the key of a line that was removed is not given again", () => {
  const before = withComponents(emptyComponentDraft, [known("Ryzen 5 5600"), known("Noctua NH-D15")]);
  const after = withComponents({ ...before, lines: before.lines.slice(0, 1) }, [known("NZXT H510")]);
  expect(after.lines.map(({ key }) => key)).toEqual(["line-1", "line-3"]);
});

test("a draft holds as many lines as a list, and no more", () => {
  const full = withComponents(emptyComponentDraft, Array.from({ length: MOST_LINES }, () => unclear));
  expect(roomFor(full)).toBe(0);
  expect(() => withComponents(full, [unclear])).toThrow("1 more lines");
});

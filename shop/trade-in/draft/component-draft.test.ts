import { expect, test } from "vitest";
import { ron } from "../../../base/money.ts";
import { declaredPart } from "../../../testing/declarations.ts";
import {
  componentsDeclared,
  emptyComponentDraft,
  MOST_LINES,
  noEdit,
  unclearIn,
  withEdit,
  type ComponentDraft,
  type ComponentsEdit,
  type NewComponent,
} from "./component-draft.ts";
import { priceBook1 } from "../../pricing/price-book-1.ts";
import { quoteOffer } from "../../pricing/quote-offer.ts";
import { firstSellingTerms } from "../../pricing/terms.ts";

const one = { quantity: 1, condition: null, faulty: false };

function known(name: string, different: Partial<NewComponent> = {}): NewComponent {
  const { part } = declaredPart(name);
  return { ...one, is: "known", part: part!, ...different } as NewComponent;
}
const unclear: NewComponent = {
  ...one,
  is: "unclear",
  text: "RTX 3060",
  category: null,
  reason: "memory-not-told",
  candidates: [],
};

function edit(draft: ComponentDraft, what: Partial<ComponentsEdit>): ComponentDraft {
  const after = withEdit(draft, { ...noEdit, ...what });
  if (!after) throw new Error("too long");
  return after;
}
const draftOf = (...added: NewComponent[]) => edit(emptyComponentDraft, { added });

test("unclear lines are in no offer", () => {
  const draft = draftOf(known("Ryzen 5 5600", { quantity: 2 }), unclear, {
    ...one,
    is: "named",
    category: "hdd",
    name: "Maxtor",
  });
  expect(unclearIn(draft).map(({ key }) => key)).toEqual(["line-2"]);
  expect(componentsDeclared(draft).parts).toMatchObject([
    { key: "line-1", quantity: 2, part: { name: "Ryzen 5 5600" } },
    { key: "line-3", quantity: 1, part: null, kind: "otherStorage", name: "Maxtor" },
  ]);
});

test("a cooler that is sold separately is paid", () => {
  const offer = quoteOffer(componentsDeclared(draftOf(known("Noctua NH-D15"))), {
    book: priceBook1,
    terms: firstSellingTerms,
    at: new Date("2026-11-21T10:00:00Z"),
  });
  if (!offer.ok) throw new Error(offer.domainError.code);
  expect(offer.value.outside).toEqual([]);
  expect(offer.value.lines).toMatchObject([
    { of: "part", name: "Noctua NH-D15" },
    { of: "shipping", amount: -ron(50) },
  ]);
});

test("the key of a removed line is not reused", () => {
  const before = draftOf(known("Ryzen 5 5600"), known("Noctua NH-D15"));
  expect(edit(before, { removed: ["line-2"], added: [known("NZXT H510")] }).lines.map(({ key }) => key)).toEqual([
    "line-1",
    "line-3",
  ]);
  expect(edit(before, { removed: "all", added: [known("NZXT H510")] }).lines.map(({ key }) => key)).toEqual(["line-3"]);
});

test("a draft holds as many lines as a list, and no more", () => {
  const full = draftOf(...Array.from({ length: MOST_LINES }, () => unclear));
  expect(withEdit(full, { ...noEdit, added: [unclear] })).toBeNull();
  expect(edit(full, { removed: ["line-1"], added: [unclear] }).lines).toHaveLength(MOST_LINES);
});

test("a decision resolves an unclear line and keeps its quantity and condition; a line removed elsewhere stays removed", () => {
  const { part } = declaredPart("GeForce RTX 3060 12GB");
  const changes = { quantity: 3, condition: "fair" as const, faulty: false };
  const after = edit(draftOf(unclear, unclear), {
    lines: [
      { key: "line-1", ...changes, decided: { is: "known", part: part! } },
      { key: "line-2", ...changes, decided: null },
      { key: "line-9", ...changes, decided: null },
    ],
  });
  expect(after.lines).toEqual([
    { key: "line-1", ...changes, is: "known", part },
    { ...unclear, key: "line-2", ...changes },
  ]);
});

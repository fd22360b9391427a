import { beforeEach, describe, expect, test } from "vitest";
import { currentPicks, parsePicks, pick, setPicks, unpick } from "./picks.ts";

const item = (id: number) => ({ id, title: `PC ${id}` });
const picked = () => currentPicks().items.map(({ id }) => id);

beforeEach(() => setPicks({ productType: "", items: [] }));

describe("what is picked to compare", () => {
  test("is four at most, each once", () => {
    expect([1, 2, 2, 3, 4, 5].map((id) => pick(item(id), "pc"))).toEqual([
      "added",
      "added",
      "added",
      "added",
      "added",
      "full",
    ]);
    expect(picked()).toEqual([1, 2, 3, 4]);
    unpick(2);
    expect(pick(item(5), "pc")).toBe("added");
    expect(picked()).toEqual([1, 3, 4, 5]);
  });

  test("is of one product type: another type starts over, and says so", () => {
    pick(item(1), "pc");
    expect(pick(item(7), "processors")).toBe("another");
    expect(currentPicks()).toEqual({ productType: "processors", items: [item(7)] });
    unpick(7);
    expect(pick(item(1), "pc")).toBe("added");
  });

  test.each([
    null,
    "",
    "[]",
    "{",
    '{"productType":1,"items":[{"id":1,"title":"PC"}]}',
    '{"productType":"pc","items":"x"}',
    '{"productType":"pc","items":[null]}',
    '{"productType":"pc","items":[{"id":"1","title":"PC"}]}',
    '{"productType":"pc","items":[{"id":1,"title":2}]}',
  ])("is nothing where the browser remembers %s", (text) => {
    expect(parsePicks(text).items).toEqual([]);
  });

  test("is read back as it was written, without a fifth listing", () => {
    const items = [1, 2, 3, 4, 5].map(item);
    expect(parsePicks(JSON.stringify({ productType: "ram", items }))).toEqual({
      productType: "ram",
      items: items.slice(0, 4),
    });
  });
});

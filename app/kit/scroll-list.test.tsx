import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScrollList } from "./scroll-list.tsx";

const listOf = (rows: number) =>
  renderToStaticMarkup(
    <ScrollList label="Produse" rows={rows}>
      <li>PC</li>
    </ScrollList>,
  );

test("three products and their prices are shown whole, however tall a phone makes them", () => {
  expect(listOf(3)).not.toMatch(/overflow|max-h|tabindex/i);
});

test("a longer list scrolls, and the keyboard reaches it", () => {
  expect(listOf(4)).toMatch(/overflow-y-auto/);
  expect(listOf(4)).toMatch(/tabindex="0"/i);
});

import { expect, test } from "vitest";
import { LONG_TEXT } from "../../../base/read-apart.server.ts";
import { readComponentLines } from "./read-component-lines.ts";
import { readLongList } from "./read-long-list.server.ts";

const longLine = `RTX 3060 ${"12GB ".repeat(90)}`;
const longList = [
  "2x RTX 3060 12GB, stare bună",
  longLine,
  "Ryzen 5 5600",
  ...Array.from({ length: 60 }, () => "a".repeat(350)),
].join("\n");

test("a long list is parsed in a process of its own like a short one, and a line that is too long is reported by its number", async () => {
  expect(longList.length).toBeGreaterThan(LONG_TEXT);
  const read = await readLongList(longList);
  expect(read).toEqual(readComponentLines(longList));
  expect(read.ok && read.value.issues).toMatchObject([{ line: 2, code: "line-too-long" }]);
});

test("a long list is refused like a short one", async () => {
  expect(await readLongList("RTX 3060\n".repeat(3000))).toEqual(readComponentLines("RTX 3060\n".repeat(3000)));
  expect(await readLongList("\n".repeat(LONG_TEXT + 1))).toMatchObject({
    ok: false,
    domainError: { code: "list-empty" },
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { bytesOf } from "./bytes.server.ts";

test("texts become the bytes that they are in UTF-8, few or many", () => {
  const whole = (texts: readonly string[]) => Buffer.concat(texts.map((text) => Buffer.from(text)));
  fc.assert(fc.property(fc.array(fc.string({ unit: "grapheme" })), (texts) => bytesOf(texts).equals(whole(texts))));
  const pages = [["<p>Placă video</p>".repeat(20_000), "ї"], ["x".repeat(200_000)], ["€".repeat(200_000)], ["€".repeat(200_001)], [""], []];
  for (const page of pages) expect(bytesOf(page).equals(whole(page))).toBe(true);
  const first = bytesOf(["first"]);
  bytesOf(["later"]);
  expect(first.toString()).toBe("first");
});

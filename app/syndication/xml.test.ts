import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readXml, textOf } from "../../testing/xml.ts";
import { element, escapeXml } from "./xml.ts";

describe("XML", () => {
  test("any text comes back as it was, but for what XML cannot hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = readXml(`<a b="${escapeXml(text)}">${element("c", text)}</a>`);
        const kept = text.replace(/[^\P{C}\t\n\r]/gu, "");
        expect(textOf(read, "c")).toBe(kept);
        expect(read.attributes["b"]).toBe(kept);
      }),
    );
  });

  test("nothing to say makes no element", () => {
    expect(element("a", null)).toBe("");
    expect(element("a", 0)).toBe("<a>0</a>");
  });

  test.each(["<a>", "<a></b>", "<a>&nbsp;</a>", "<a>&</a>", "<a/><b/>", "<a b=c/>", "<a>\u0000</a>", '<a b="1" b="2"/>', "<a>x < y</a>"])(
    "the tests' own reader refuses %j",
    (text) => {
      expect(() => readXml(text)).toThrow();
    },
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readXml, textOf } from "../testing/xml.ts";
import { groupElement, openXml, textElement, writeElements, writeXml } from "./xml.ts";

const permitted = (text: string) => text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, "");

describe("XML", () => {
  test("gives any text back as it was, without what XML cannot hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const root = groupElement("a", [textElement("c", text)], { b: text });
        for (const written of [writeXml(root), writeElements([root])]) {
          const read = readXml(written);
          expect(textOf(read, "c")).toBe(permitted(text));
          expect(read.attributes["b"]).toBe(permitted(text));
        }
      }),
    );
  });

  test("leaves out an element that is null, and keeps one that is empty or zero", () => {
    expect(writeElements([groupElement("a", [null, textElement("b", 0), textElement("c", "")])])).toBe(
      "<a><b>0</b><c/></a>\n",
    );
  });

  test("is indented as a file, with a head", () => {
    const root = groupElement("a", [
      groupElement("b", [textElement("c", "x > y")], { d: "true" }),
      textElement("e", "f"),
    ]);
    expect(writeXml(root)).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n  <b d="true">\n    <c>x &gt; y</c>\n  </b>\n  <e>f</e>\n</a>\n',
    );
  });

  test("can be sent while it is written, into an element that is empty or has something already", () => {
    const root = groupElement("a", [groupElement("b", [textElement("c", "</b>")])]);
    const some = openXml(root, "b");
    expect(
      readXml(some.head + writeElements([textElement("c", "2")]) + some.end).children[0]?.children.map(
        ({ text }) => text,
      ),
    ).toEqual(["</b>", "2"]);
    const none = openXml(groupElement("a", []), "a");
    expect(readXml(none.head + none.end)).toMatchObject({ name: "a", children: [] });
    expect(() => openXml(root, "d")).toThrow("has no d");
  });

  test.each([
    "<a>",
    "<a></b>",
    "<a>&nbsp;</a>",
    "<a>&</a>",
    "<a/><b/>",
    "<a b=c/>",
    "<a>\u0000</a>",
    '<a b="1" b="2"/>',
    "<a>x < y</a>",
  ])("the tests' own reader refuses %j", (text) => {
    expect(() => readXml(text)).toThrow();
  });
});

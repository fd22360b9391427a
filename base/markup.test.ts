import fc from "fast-check";
import { expect, test } from "vitest";
import { readXml, textOf } from "../testing/xml.ts";
import { escapeMarkup, unescapeMarkup } from "./markup.ts";

test("no text ends an element or an attribute", () => {
  expect(escapeMarkup(`</p><script a='1' b="2">&amp;`)).toBe(
    "&lt;/p&gt;&lt;script a=&#39;1&#39; b=&quot;2&quot;&gt;&amp;amp;",
  );
});

test("any printable text is read back as it was, from an element and from an attribute", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."&<>\"' a;#ș") }), (text) => {
      // The XML reader of the tests knows the named references of XML, which has one for the apostrophe.
      const written = escapeMarkup(text).replaceAll("&#39;", "&apos;");
      const read = readXml(`<a b="${written}"><d>${written}</d></a>`);
      expect([read.attributes["b"], textOf(read, "d")]).toEqual([text, text]);
    }),
  );
});

test("what was escaped is unescaped once, with the apostrophe of XML and of HTML", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."&<>\"' a;#ș") }), (text) => {
      expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
    }),
  );
  expect(unescapeMarkup("d&apos;Artagnan &#39;&amp;lt;&nbsp;")).toBe("d'Artagnan '&lt;&nbsp;");
});

test("references by number are read, those of no character stay", () => {
  expect(unescapeMarkup("Ion &#350;tef&#259;nescu, ORD&#45;1 &#x15E;&#X1F600;")).toBe(
    "Ion Ștefănescu, ORD-1 Ş😀".replace("Ș", "Ş"),
  );
  expect(unescapeMarkup("&#0; &#xD800; &#1114112; &#; &#x; &#9999999;")).toBe(
    "&#0; &#xD800; &#1114112; &#; &#x; &#9999999;",
  );
});

import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { emailAddress, mailedLine, oneLine, organisationName, personName } from "./typed-fields.ts";

const name = personName({ max: 100, short: "name-short" });
const organisation = organisationName({ max: 100, short: "company-name-short" });
const read = (schema: z.ZodType, typed: unknown) => {
  const answer = schema.safeParse(typed);
  return answer.success ? answer.data : `! ${answer.error.issues[0]!.message}`;
};

describe("a name", () => {
  test.each([
    // Refused by other shops, as their users reported: PrestaShop/PrestaShop#16780 and #19579.
    "Dr.med. Ana Weiß",
    "Dr.med.",
    "Prof.Dr.Ing. Ion Pop",
    "Ion Pop, Ph.D.",
    "John Doe MD",
    "O'Neil",
    "O’Neil",
    "d'Alessandro",
    "St. John",
    "Ion jr.",
    "Dr.Popescu",
    "J.R.R. Tolkien",
    "J.R.R.Tolkien",
    "I.L.Caragiale",
    "Sf.Gheorghe",
    "Ana-Maria",
    "Őry Győző",
    "Їжак",
    "Kim",
    "Иван",
    "李明",
    "Ana c/o Pop",
    "Li",
  ])("%s is one", (typed) => expect(read(name, typed)).toBe(typed));

  test.each([
    "http://evil.example/castiga 5000 lei",
    "HTTPS://EVIL.EXAMPLE",
    "Castiga acum www.premii",
    "castiga.com",
    "Premiul tau: bit.ly/3xYz",
    "t.me/premii",
    "evil.example/castiga",
    "evil.ro",
    "Ana evil.co.uk Pop",
    "ion@evil.ro",
    "дім.укр",
    "ｅｖｉｌ．ｒｏ",
    "evil。com",
    "ev\u200bil.\u200bro",
    "e\u00advil.ro",
    "Ana 1.2.3.4",
    "pagina.github.io",
    "ftp:\\\\evil",
    "(evil.ro)",
    "evil.ro.",
    "Bine,evil.ro!",
  ])("%s is a web address", (typed) => expect(read(name, typed)).toBe("! name-address"));

  test.each(["--", "\u200b\u200b\u200b", "  ", "...", "12", "\u3164\u3164", "\u2800\u2800", "A", "-\u2013-"])(
    "%j is none",
    (typed) => expect(read(name, typed)).toBe("! name-short"),
  );

  test("is one line, in composed letters", () => {
    expect(read(name, "S\u0326tefan\r\nBcc: x")).toBe("Ștefan Bcc: x");
    expect(read(oneLine, "a\u2028b")).toBe("a b");
    expect(read(name, "a".repeat(101))).toBe("! too-long");
    expect(read(name, undefined)).toBe("! name-short");
  });
});

describe("the name of an organisation", () => {
  test.each([
    "Okazii.ro SRL",
    "S.C. Calculatoare.ro S.R.L.",
    "Școala Gimnazială nr. 1",
    "Cabinet Av. Pop",
    "S.C. Exemplu S.A.",
    "Asociația ONG.ro",
    "3M",
    "Primăria Mun. Iași",
  ])("%s is one", (typed) => expect(read(organisation, typed)).toBe(typed));
  test.each(["castiga.ro", "http://evil.ro SRL", "www.evil SRL", "evil.ro/x SRL", "x@evil.ro SRL"])(
    "%s is an address",
    (typed) => expect(read(organisation, typed)).toBe("! name-address"),
  );
  test.each(["--", ""])("%j is none", (typed) => expect(read(organisation, typed)).toBe("! company-name-short"));
});

test("a line that is mailed holds no address, and a street keeps its numbers", () => {
  const line = mailedLine({ min: 5, max: 200, short: "address-short" });
  for (const typed of [
    "Str. Lungă nr. 3, bl. A, sc. 2/4",
    "B-dul I.C. Brătianu 1-3",
    "Str.Dr.Louis Pasteur nr.24",
    "Bl. 2.9, et. 1.5",
    "Nr.3/bl.2",
  ])
    expect(read(line, typed)).toBe(typed);
  expect(read(line, "Str. Lungă 3 http://evil.ro")).toBe("! line-address");
});

describe("an e-mail address", () => {
  test.each([
    ["\u200bIon.Pop@Example.ro\u200b ", "ion.pop@example.ro"],
    ["\u202aana@example.com\u202c", "ana@example.com"],
    ["ion&maria@example.ro", "ion&maria@example.ro"],
    ["mailto:ana@example.com", "ana@example.com"],
    // Punycode (RFC 3492), as Python 3.11 writes it: "mănăstire.ro".encode("idna").
    ["ana@mănăstire.ro", "ana@xn--mnstire-83ab.ro"],
    ["ana@münchen.de", "ana@xn--mnchen-3ya.de"],
    ["ana@приклад.укр", "ana@xn--80aikifvh.xn--j1amh"],
    ["ana\u2011maria@example.com", "ana-maria@example.com"],
  ])("%j reads as %s", (typed, address) => expect(read(emailAddress, typed)).toBe(address));

  test.each([
    "",
    "ana",
    "ana@",
    "@example.ro",
    "știr@example.ro",
    "a b@example.ro",
    "ana@exa mple.ro",
    "ana@example",
    "a..b@example.ro",
    "ana@example.ro\nBcc: x@y.ro",
    "ana@exam/ple.ro",
    "ana@ex#ă.ro",
  ])("%j is none", (typed) => expect(read(emailAddress, typed)).toBe("! email-invalid"));
});

import { expect, test, describe } from "vitest";
import { textOfPdf } from "../../testing/pdf/text-of-pdf.ts";
import { openPdf } from "./pdf.server.ts";
import { printable, scriptOf } from "./printable.server.ts";

async function printed(text: string): Promise<string> {
  const pdf = openPdf({ title: "x", author: "x", language: "ro", at: new Date("2026-11-28T10:00:00Z") });
  pdf.line(text, 40, 40);
  return textOfPdf(await pdf.done()).replace(/\n/g, "");
}

describe("a document", () => {
  test.each([
    ["Gra\u0306dina S\u0326i Ca\u0306ra\u0306mida SRL", "Grădina Și Cărămida SRL"],
    ["Calculator ga\u0306zduit 5 ‰ e\ufb01cient", "Calculator găzduit 5 0/00 eficient"],
    ["O\u030bry Gyo\u030bzo\u030b", "Őry Győző"],
    ["И\u0306ожик, Ґанок, Їжак", "Йожик, Ґанок, Їжак"],
    ["Γιώργος Παπαδόπουλος", "Γιώργος Παπαδόπουλος"],
    ["Łukasz Đorđević, Weiß, Ærø, Þór", "Łukasz Đorđević, Weiß, Ærø, Þór"],
    ["Nguyễn Văn Ước", "Nguyen Văn Uoc"],
    ["x\u0326y\u0301 Ки\u0301їв", "xý Київ"],
    ["a\u200bb\u202ec\u00add", "abcd"],
    ["ｐｃ ﬂux ½ ² ™ €", "pc flux ½ ² ™ €"],
    ["日本", "RiBen"],
  ])("prints %j as %j", async (text, expected) => expect(await printed(text)).toBe(expected));

  test("loses no letter of Latin, Greek or Cyrillic, and none of an alphabet that is transliterated", () => {
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
      (each) =>
        /[\p{L}]/u.test(each) &&
        /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}]/u.test(
          each,
        ),
    );
    expect(letters.length).toBeGreaterThan(2000);
    const lost = letters.filter((letter) => /^\??$/.test(printable(letter)));
    // Letters of Unicode 17, which the table of transliterations does not know yet.
    expect(lost.filter((letter) => !/[\u{a7ce}-\u{a7d4}\u{a7f1}]/u.test(letter))).toEqual([]);
  });

  test("prints only characters that the font has", () => {
    const wrong = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
      (each) => !/\p{Cs}/u.test(each) && [...printable(each)].some((one) => one !== "\n" && scriptOf(one) === null),
    );
    expect(wrong).toEqual([]);
  });
});

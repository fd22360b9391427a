import { expect, test } from "vitest";
import { refuse } from "../../../base/result.ts";
import { LARGEST_LIST, textOfList } from "./list-text.ts";

const latin2 = (text: string) =>
  Uint8Array.from(
    [...text].map((letter) => ({ ă: 0xe3, ș: 0xba, ş: 0xba, ő: 0xf5, é: 0xe9 })[letter] ?? letter.charCodeAt(0)),
  );
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const cyrillic = (text: string) =>
  Uint8Array.from(
    [...text].map((letter) =>
      letter >= "а" && letter <= "я" ? letter.charCodeAt(0) - 0x430 + 0xe0 : letter.charCodeAt(0),
    ),
  );

test("a list is decoded whichever program wrote it", () => {
  const text = "Placă video RTX 3060;2\r\n";
  const value = "Placă video RTX 3060;2\n";
  expect(textOfList(Buffer.from(text))).toEqual({ ok: true, value });
  expect(textOfList(Buffer.from(`\ufeff${text}`))).toEqual({ ok: true, value });
  expect(textOfList(Buffer.from(`\ufeff${text}`, "utf16le"))).toEqual({ ok: true, value });
  expect(textOfList(utf16be(`\ufeff${text}`))).toEqual({ ok: true, value });
  expect(textOfList(Buffer.from(text, "utf16le"))).toEqual({ ok: true, value });
  expect(textOfList(utf16be(text))).toEqual({ ok: true, value });
  expect(textOfList(latin2(text))).toEqual({ ok: true, value });
  expect(textOfList(latin2("hűtő".replace("ű", "u")))).toEqual({ ok: true, value: "hutő" });
  expect(textOfList(cyrillic("процесор Ryzen 5 3600"))).toEqual({ ok: true, value: "процесор Ryzen 5 3600" });
});

test("binary data is reported, with the line where it begins", () => {
  expect(textOfList(Buffer.from("RTX 3060\nRTX\u00003070\n"))).toEqual(
    refuse.invalid({ code: "list-not-text", line: 2 }),
  );
  expect(textOfList(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]))).toMatchObject({
    ok: false,
    domainError: { code: "list-not-text" },
  });
});

test("a native spreadsheet file is recognised", () => {
  for (const begins of [
    [0x50, 0x4b, 3, 4],
    [0xd0, 0xcf, 0x11, 0xe0],
  ])
    expect(textOfList(Uint8Array.from([...begins, 0, 0, 7]))).toEqual(refuse.invalid({ code: "list-spreadsheet" }));
});

test("a file that is too large is not read", () => {
  expect(textOfList(new Uint8Array(LARGEST_LIST + 1))).toEqual(
    refuse.tooLarge({ code: "list-too-large", limit: LARGEST_LIST }),
  );
});

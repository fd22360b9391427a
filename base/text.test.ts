import { describe, expect, test } from "vitest";
import { foldDiacritics, isOneEditAway, slug, squash } from "./text.ts";

describe("text as people type it", () => {
  test.each([
    ["Plăci de bază", "placi de baza"],
    ["ȘȚ șț şţ", "st st st"],
    ["Őrült Űr", "orult ur"],
    ["Їжак", "іжак"],
  ])("%s reads as %s", (text, expected) => expect(foldDiacritics(text)).toBe(expected));

  test.each(["RTX 3060", "rtx-3060", "rtx3060", " Rtx.3060 "])("%s means rtx3060", (text) =>
    expect(squash(text)).toBe("rtx3060"),
  );

  test.each([
    ["Ryzen 5 5600X", "ryzen-5-5600x"],
    ["  Plăci – video! ", "placi-video"],
    ["", ""],
  ])("%s is written %s in an address", (text, expected) => expect(slug(text)).toBe(expected));

  test.each([
    ["ryzen", "ryzne", true],
    ["ryzen", "ryzn", true],
    ["ryzen", "ryzenn", true],
    ["ryzen", "rizen", true],
    ["ryzen", "ryzen", false],
    ["ryzen", "rizne", false],
    ["ryzen", "zenry", false],
  ])("%s and %s are one slip apart: %s", (a, b, expected) => {
    expect(isOneEditAway(a, b)).toBe(expected);
    expect(isOneEditAway(b, a)).toBe(expected);
  });
});

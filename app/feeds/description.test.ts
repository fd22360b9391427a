import { expect, test } from "vitest";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { aPc } from "../../testing/builders.ts";
import type { Language } from "../i18n/languages.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { describe } from "./description.ts";

test.each<[Language, string]>([
  ["ro", "fără sistem de operare"],
  ["en", "no operating system"],
  ["hu", "operációs rendszer nélkül"],
  ["uk", "без операційної системи"],
])("a description says in %s that a computer has no operating system", (language, expected) => {
  const { specs, ...pc } = aPc();
  const listing = { ...pc, id: 12, kind: "pc", grade: "A", specs: { ...specs, os: "none" } } as unknown as Listing;
  const text = describe(listing, wordsFor(language, "feeds"));
  expect(text).toContain(expected);
  expect(text).not.toContain("No OS");
});

import { expect, test } from "vitest";
import { languages } from "./i18n/languages.ts";
import { wordsOf } from "./i18n/words.server.ts";
import { refusalStatus } from "./refusals.server.ts";

test.each(languages)("every refusal has words in %s, and no others", (language) => {
  const { refused } = wordsOf(language, "refusals") as { refused: Record<string, string> };
  const said = Object.keys(refused).map((key) => key.replace(/_(one|few|many|other)$/, ""));
  expect(new Set(said)).toEqual(new Set(Object.keys(refusalStatus)));
});

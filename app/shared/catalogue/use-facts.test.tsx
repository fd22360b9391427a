import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { summaryOf } from "../../../shop/catalogue/summary.ts";
import { aPc } from "../../../testing/builders.ts";
import { LanguageContext, WordSourceContext } from "../../i18n/use-words.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import { useFacts } from "./use-facts.ts";

function Facts({ facts }: { facts: readonly string[] }) {
  return <p>{useFacts()(facts).join(" · ")}</p>;
}

test.each<[Language, string]>([
  ["ro", "fără sistem de operare"],
  ["hu", "operációs rendszer nélkül"],
  ["uk", "без операційної системи"],
])("a buyer reads in %s that a computer has no operating system", (language, expected) => {
  const pc = aPc({ units: [] });
  const facts = summaryOf({ kind: "pc", specs: { ...pc.specs, os: "none" } } as never);
  const text = renderToStaticMarkup(
    <WordSourceContext value={wordsOf}>
      <LanguageContext value={language}>
        <Facts facts={facts} />
      </LanguageContext>
    </WordSourceContext>,
  );
  expect(text).toContain(expected);
  expect(text).not.toContain("No OS");
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { personTables } from "../../../../shop/customers/person-tables.ts";
import { LanguageContext, WordSourceContext } from "../../../i18n/use-words.ts";
import { languages } from "../../../i18n/languages.ts";
import { wordsFor, wordsOf } from "../../../i18n/words.server.ts";
import { StoredData } from "./privacy.tsx";

test.each(languages)("in %s the notice names every kind of data that the export of a person's data has", (language) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={language}>
          <StoredData />
        </LanguageContext>
      </WordSourceContext>
    </MemoryRouter>,
  ).replaceAll("&#x27;", "'");
  const t = wordsFor(language, "content-legal");
  for (const { kind } of Object.values(personTables)) expect(html).toContain(t(`privacy.data.${kind}.what`));
});

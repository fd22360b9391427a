import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { saveSetting } from "../../../../shop/settings/save-setting.server.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import { LanguageContext, WordSourceContext } from "../../../i18n/use-words.ts";
import { languages } from "../../../i18n/languages.ts";
import { wordsOf } from "../../../i18n/words.server.ts";
import { publicPages } from "../../../kit/pages/addresses.ts";
import { legalPages } from "../../../shared/content/editable-pages.ts";
import { pageTextView, type PageTextView } from "../../../shared/content/page-texts.server.ts";
import { LegalLinks } from "../../../shell/footer.tsx";
import * as legal from "./legal.tsx";
import * as terms from "./terms.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const guest = () => aGuest(shop);
const textOf = (view: PageTextView) => JSON.stringify(view);
const save = async (name: string, value: object, basedOn: number) => {
  await saveSetting(shop, { name, value, basedOn, actor: "staff:test" });
  await shop.settings.refresh();
};

test.each([
  "/cookies",
  "/delivery",
  "/withdrawal-form",
  "/guarantee",
  "/recycling",
  "/accessibility",
  "/product-safety",
])("%s is a public page with its own text", async (path) => {
  const { status, data } = await guest().get(legal.loader, path);
  expect([status, (data as { text: PageTextView }).text.sections.length > 1]).toEqual([200, true]);
  expect(publicPages).toContain(path);
});

test("every legal text is complete in four languages: no placeholder is left over", () => {
  for (const page of legalPages)
    for (const language of languages) expect(textOf(pageTextView(shop, page, language))).not.toMatch(/\{\{|undefined/);
});

test("texts are a draft until the shop says that they are final", async () => {
  const draft = async () => ((await guest().get(terms.loader, "/terms")).data as { text: PageTextView }).text.isDraft;
  expect(await draft()).toBe(true);
  await save("legal", { textsFinal: true, guaranteeMonths: 18, accountingYears: 5 }, 0);
  expect(await draft()).toBe(false);
});

test("the months of the legal guarantee in the texts are those of the settings, in the plural form of the language", async () => {
  await save("legal", { textsFinal: true, guaranteeMonths: 24, accountingYears: 5 }, 1);
  const view = pageTextView(shop, "guarantee", "ro");
  expect(textOf(view)).toContain("24 de luni");
});

test("the terms name the activities of the trader one by one, and what the law asks beside them", async () => {
  const { data } = await guest().get(terms.loader, "/terms");
  const { trader } = data as { trader: { activities: string[]; capital: string } };
  expect(trader.activities.map((activity) => activity.slice(0, 4))).toEqual(["4740", "4779", "9510"]);
  expect(trader.capital).toBe("45.000 lei");
});

test("the foot of every page leads to the authority, to the SAL procedure by its picture, and to every legal page", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value="ro">
          <LegalLinks />
        </LanguageContext>
      </WordSourceContext>
    </MemoryRouter>,
  );
  expect(html).toContain("Protecția Consumatorilor – A.N.P.C.");
  expect(html).toMatch(/href="https:\/\/anpc\.ro\/ce-este-sal\/"[^>]*><img[^>]*width="250" height="50"/);
  expect(html).toContain("https://reclamatiisal.anpc.ro/");
  expect(html).not.toContain("ec.europa.eu");
  for (const path of ["terms", "privacy", "cookies", "withdrawal-form", "recycling", "accessibility"])
    expect(html).toContain(`href="/${path}"`);
});

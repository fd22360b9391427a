import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { languages, type Language } from "../i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "../i18n/use-words.ts";
import { wordsOf } from "../i18n/words.server.ts";
import { CachedHtml, HtmlCacheContext } from "./cached-html.tsx";
import type { ListingCard } from "../shared/catalogue/card.ts";
import { Cards } from "../shared/catalogue/cards.tsx";
import { htmlCacheIn } from "./html-cache.server.tsx";
import { aCompany } from "../../testing/trader/company.ts";
import { CompanyContext, type ShopCompany } from "./pages/company.ts";
import { Shell } from "../shell/shell.tsx";

const company = aCompany();

const card = {
  id: 1,
  title: `PC gaming "Moldoveanu" – Ryzen 7 7800X3D, RTX 4070`,
  picture: "tower.3f9a2c#4a4d52",
  facts: ["32 GB DDR5", "2 TB SSD <NVMe>"],
  price: 512_300,
  was: 559_900,
  warrantyMonths: 24,
  badge: "new",
  grade: "A",
  fps: { cs2: 90 },
} as unknown as ListingCard;
const cards = ["a", "b", "c", "d", "e"].map(
  (facts, index) =>
    ({
      ...card,
      id: index + 1,
      facts: [facts],
      picture: index % 2 ? card.picture : "/pictures/one.svg",
    }) as ListingCard,
);

const Component = () => (
  <Shell>
    <Cards cards={cards} picks />
  </Shell>
);
const Stub = createRoutesStub([
  ...["/checkout", "/sell"].map((path) => ({ path, handle: { purpose: "task" }, Component })),
  { path: "*", Component },
]);

function pageAt(address: string, { language, isCaching }: { language: Language; isCaching: boolean }): string {
  return renderToString(
    <HtmlCacheContext value={isCaching ? htmlCacheIn(language, { company: () => company, version: "0" }) : null}>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={language}>
          <CompanyContext value={company}>
            <Stub initialEntries={[address]} />
          </CompanyContext>
        </LanguageContext>
      </WordSourceContext>
    </HtmlCacheContext>,
  );
}

test.each(languages)("a page with cached parts has the same HTML as without the cache, in %s", (language) => {
  for (const address of [
    "/",
    "/products?q=rtx%203060&sort=priceAsc",
    "/products/12?tab=warranty",
    "/cart",
    "/checkout",
    "/sell",
    "/nowhere",
  ]) {
    const whole = pageAt(address, { language, isCaching: false });
    for (const round of [1, 2])
      expect(pageAt(address, { language, isCaching: true }), `${address} ${round}`).toBe(whole);
  }
});

test("a part is rendered once for each language and data, and in the browser together with its page", () => {
  const rendered: string[] = [];
  const Part = ({ text }: { text: string }) => (rendered.push(text), (<b>{text}</b>));
  const part = (name: string | null, text: string) => (
    <CachedHtml as="div" name={name} data={{ text }} className="part">
      <Part text={text} />
    </CachedHtml>
  );
  const html = (node: React.ReactNode, language: Language | null, known: ShopCompany | null = company) =>
    renderToString(
      <HtmlCacheContext value={language && htmlCacheIn(language, { company: () => company, version: "0" })}>
        <CompanyContext value={known}>{node}</CompanyContext>
      </HtmlCacheContext>,
    );
  for (const language of ["ro", "ro", "hu"] as const)
    for (const text of ["one", "two"])
      expect(html(part("tested", text), language)).toBe(`<div class="part"><b>${text}</b></div>`);
  expect(rendered).toEqual(["one", "two", "one", "two"]);
  html(part(null, "three"), "ro");
  html(part(null, "three"), "ro");
  html(part("tested", "one"), null);
  expect(rendered.slice(4)).toEqual(["three", "three", "one"]);
  html(part("tested", "one"), "ro", null);
  expect(rendered.slice(7), "the cached part may name the company, which this page does not know").toEqual(["one"]);
});

import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { generateCatalogue } from "../../../demo/catalogue.ts";
import type { Listing } from "../../../shop/catalogue/listing.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "../../i18n/use-words.ts";
import { wordsFor, wordsOf } from "../../i18n/words.server.ts";
import { describe as inWords } from "../../feeds/description.ts";
import { Head } from "./head.tsx";
import { aCompany } from "../../../testing/trader/company.ts";
import { CompanyContext } from "./company.ts";

const company = aCompany();

function headOf(
  props: Parameters<typeof Head>[0],
  { at = "/products/7", language = "ro" }: { at?: string; language?: Language } = {},
): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={language}>
          <CompanyContext value={company}>
            <Head {...props} />
          </CompanyContext>
        </LanguageContext>
      </WordSourceContext>
    </MemoryRouter>,
  );
}

describe("a page's head", () => {
  test("has a title with the shop's name, once", () => {
    expect(headOf({ title: "PC Vulcan" })).toContain("<title>PC Vulcan - PCBis</title>");
    expect(headOf({ title: "Despre PCBis" })).toContain("<title>Despre PCBis</title>");
    expect(headOf({ title: "Calculatoare", canonical: "/products?page=3" })).toContain(
      "<title>Calculatoare, Pagina 3 - PCBis</title>",
    );
  });

  test("has a unique title and description, for every listing of the demo catalogue in every language", () => {
    const catalogue = [...generateCatalogue({ now: new Date("2026-11-21T10:00:00Z") })];
    for (const language of languages) {
      const t = wordsFor(language, "feeds");
      const titles = new Set<string>();
      const descriptions = new Set<string>();
      for (const head of catalogue) {
        const listing = { ...head, grade: head.units[0]?.grade, free: 1, stock: 1, photo: null } as unknown as Listing;
        const html = headOf(
          { title: listing.title, description: inWords(listing, t) },
          { at: `/products/${listing.id}`, language },
        );
        titles.add(/<title>(.+) - PCBis<\/title>/.exec(html)?.[1] ?? "");
        descriptions.add(/<meta name="description" content="([^"]{40,})"/.exec(html)?.[1] ?? "");
      }
      expect(titles.size).toBe(catalogue.length);
      expect(descriptions.size).toBe(catalogue.length);
      expect([...titles, ...descriptions]).not.toContain("");
    }
  });

  test("has the address of its own language, without other parameters of the visitor's address", () => {
    const html = headOf({ title: "PC" }, { at: "/products/7?tab=warranty&utm_source=x&lng=hu", language: "hu" });
    expect(html).toContain('<link rel="canonical" href="https://shop.example/products/7?lng=hu"/>');
    expect(html).toContain('<meta property="og:url" content="https://shop.example/products/7?lng=hu"/>');
    expect(html.match(/hrefLang="[\w-]+"/gi)).toHaveLength(5);
    expect(html).toContain('<meta property="og:locale" content="hu_HU"/>');
    expect(html).not.toContain("utm_source");
  });

  test("of a private screen, or of one that asks for it, is not indexed", () => {
    for (const html of [headOf({ title: "Coș" }, { at: "/cart" }), headOf({ title: "404", hidden: true })]) {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain("canonical");
    }
  });

  test("has the image for shared links", () => {
    const html = headOf({ title: "PC", kind: "product", picture: { path: "/og/listing-7.png", alt: 'Un "PC"' } });
    expect(html).toContain('<meta property="og:image" content="https://shop.example/og/listing-7.png"/>');
    expect(html).toContain('<meta property="og:image:alt" content="Un &quot;PC&quot;"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    expect(headOf({ title: "PC" })).toContain('<meta property="og:image" content="https://shop.example/og/shop.png"/>');
  });
});

import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../base/env.server.ts";
import { languages, type Language } from "../i18n/languages.ts";
import { LanguageContext, WordSourceContext } from "../i18n/use-words.ts";
import { wordsOf } from "../i18n/words.server.ts";
import { KeptContext } from "./kept.tsx";
import { KeptPieces } from "./kept-pieces.ts";
import { CompanyContext, companyOf } from "./shell/company.ts";
import { Shell } from "./shell/shell.tsx";

const company = companyOf(readEnvironment({ NODE_ENV: "test" }), { year: 2026 });
const Stub = createRoutesStub([{ path: "*", Component: () => <Shell>here</Shell> }]);

function pageAt(address: string, { language, pieces }: { language: Language; pieces: KeptPieces | null }): string {
  const html = renderToString(
    <KeptContext value={pieces}>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value={language}>
          <CompanyContext value={company}>
            <Stub initialEntries={[address]} />
          </CompanyContext>
        </LanguageContext>
      </WordSourceContext>
    </KeptContext>,
  );
  pieces?.learn(html);
  return html;
}

const addresses = ["/", "/products?q=rtx%203060&sort=priceAsc", "/products/12?tab=warranty", "/cart", "/checkout", "/sell", "/office", "/nowhere"];

describe("what is the same on every page", () => {
  test("is taken from an earlier page, and no page is another for that", () => {
    const pieces = new KeptPieces();
    for (const round of [1, 2]) {
      for (const language of languages) {
        for (const address of addresses) {
          expect(pageAt(address, { language, pieces }), `${address} ${language} ${round}`).toBe(pageAt(address, { language, pieces: null }));
        }
      }
    }
  });

  test("is indeed not rendered again", () => {
    const pieces = new KeptPieces();
    const page = pageAt("/about", { language: "ro", pieces });
    for (const key of ["computers-menu ro", "footer ro"]) {
      const piece = pieces.find(key, { tag: "div" });
      expect(piece).toMatch(/<a [^>]*href="\/products"/);
      expect(page).toContain(piece);
    }
    expect(pieces.find("footer hu", { tag: "div" })).toBeNull();
  });

  test("ends where its own element ends", () => {
    const pieces = new KeptPieces();
    pieces.find("one ro", { tag: "div" });
    pieces.find("none ro", { tag: "nav" });
    pieces.learn('<div><div class="a" data-kept="one ro"><div>x</div><divider></divider>y</div>z</div>');
    expect(pieces.find("one ro", { tag: "div" })).toBe("<div>x</div><divider></divider>y");
    expect(pieces.find("none ro", { tag: "nav" })).toBeNull();
  });
});

import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { aCompany } from "../testing/trader/company.ts";
import { LanguageContext, WordSourceContext } from "./i18n/use-words.ts";
import { wordsOf } from "./i18n/words.server.ts";
import { CompanyContext } from "./kit/pages/company.ts";
import Root from "./root.tsx";

const company = aCompany();
const Stub = createRoutesStub([{ path: "*", Component: Root }]);

function pageAt(address: string): string {
  return renderToString(
    <WordSourceContext value={wordsOf}>
      <LanguageContext value="ro">
        <CompanyContext value={company}>
          <Stub initialEntries={[address]} />
        </CompanyContext>
      </LanguageContext>
    </WordSourceContext>,
  );
}

test("the pages of the office have no header of the shop; an unknown address that only begins like theirs has it", () => {
  for (const address of ["/office", "/office/orders?page=2"]) expect(pageAt(address)).not.toContain("<header");
  for (const address of ["/", "/office-chairs"]) expect(pageAt(address)).toContain("<header");
});

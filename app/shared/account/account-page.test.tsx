import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { LanguageContext, WordSourceContext } from "../../i18n/use-words.ts";
import { wordsOf } from "../../i18n/words.server.ts";
import routes from "../../routes.ts";
import { AccountColumns } from "./account-page.tsx";

/** Pages reached from the profile, and the file of "my data". */
const within = ["account/email", "account/password", "account/export"];

test("the account's menu links to every page of the account, and to the favourites", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/account"]}>
      <WordSourceContext value={wordsOf}>
        <LanguageContext value="ro">
          <AccountColumns>{null}</AccountColumns>
        </LanguageContext>
      </WordSourceContext>
    </MemoryRouter>,
  );
  const pages = routes
    .map(({ path = "" }) => path)
    .filter((path) => /^account(\/|$)/.test(path) && !path.includes(":") && !within.includes(path));
  const links = [...html.matchAll(/href="\/([^"]*)"/g)].map(([, path]) => path);
  expect(links.toSorted()).toEqual([...pages, "favourites"].toSorted());
  expect(pages).toContain("account/trade-ins");
});

// Two members of staff, and what a screen of the office shows the second of them: for tests of forms that two people save.

import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Outlet } from "react-router";
import { WordSourceContext } from "../../app/i18n/use-words.ts";
import { wordsOf } from "../../app/i18n/words.server.ts";
import type { TestShop } from "../shop.ts";
import { aStaffMember } from "../staff.ts";
import type { VisitorAnswer } from "../visitor.ts";

type Route = {
  loader: (args: never) => unknown;
  action: (args: never) => unknown;
  default: unknown;
  shouldRevalidate?: unknown;
};
type At = { address: string; params?: Record<string, string> };
type Fields = Record<string, string> | [string, string][];

/** Ana has saved first; Dan has the page open. Their names are in the office's layout, as on its screens. */
export async function twoColleagues(shop: TestShop) {
  const [ana, dan] = [
    await aStaffMember(shop, { name: "Ana Prima" }),
    await aStaffMember(shop, { name: "Dan Secund" }),
  ];
  const names = { [ana.accountId]: "Ana Prima", [dan.accountId]: "Dan Secund" };

  /** The screen in Romanian as Dan gets it, before JavaScript. */
  async function screen(route: Route, { address, params = {} }: At, answer?: VisitorAnswer): Promise<string> {
    const shown = await dan.get(route.loader, address, params);
    return rendered(route, { loaderData: shown.data, actionData: answer?.data, params }, names);
  }

  return {
    ana,
    dan,
    screen,
    /** Dan posts; the status of the answer, and the screen that comes with it. */
    async post(route: Route, at: At, fields: Fields) {
      const answer = await dan.post(route.action, at.address, fields, at.params);
      return { ...answer, html: answer.status < 400 ? "" : await screen(route, at, answer) };
    },
  };
}

function rendered(route: Route, props: Record<string, unknown>, names: Record<string, string>): string {
  const Screen = route.default as ComponentType<Record<string, unknown>>;
  const id = "features/office/layout";
  const Stub = createRoutesStub([
    { id, path: "/", Component: Outlet, children: [{ index: true, Component: () => <Screen {...props} /> }] },
  ]);
  return renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub initialEntries={["/"]} hydrationData={{ loaderData: { [id]: { names, programs: {} } } }} />
    </WordSourceContext>,
  );
}

/** The value of a hidden field: what the screen sends with the next press. */
export function hidden(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? `no ${name}`;
}

/** The rows of the table of both versions: label, stored, typed (or seen, where a removal was refused). */
export function bothVersions(html: string): string[][] {
  const from = html.indexOf(">Salvat acum<");
  const table = from < 0 ? "" : (/<tbody[^>]*>(.*?)<\/tbody>/s.exec(html.slice(from))?.[1] ?? "");
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) => {
    const [label = "", typed = "", stored = ""] = [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(
      ([, cell = ""]) =>
        // The name of the column stands in the cell too, for narrow screens.
        cell
          .replace(/<span class="[^"]*hidden"[^>]*>.*?<\/span>/gs, "")
          .replace(/<[^>]+>/g, "")
          .replaceAll("\u00a0", " "),
    );
    return [label, stored, typed];
  });
}

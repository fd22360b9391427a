import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { wordsOf } from "../../../i18n/words.server.ts";
import { WordSourceContext } from "../../../i18n/use-words.ts";
import { readListQuery } from "./list-query.ts";
import { OfficeList } from "./office-list.tsx";

type Part = { code: string; title: string; price: number };
const parts: Part[] = [
  { code: "U-1", title: "RTX 3060", price: 90_000 },
  { code: "U-2", title: "Ryzen 5 5600", price: 40_000 },
];

function htmlOf(search: string, rows: readonly Part[] = parts): string {
  const query = readListQuery(`https://shop.example/office/units${search}`, {
    sorts: ["added", "price"],
    descendingFirst: ["added", "price"],
    filters: { state: ["free", "sold"] },
    dates: true,
  });
  const List = () => (
    <OfficeList
      query={query}
      rows={rows}
      total={rows.length === 0 ? 0 : 120}
      rowKey={({ code }) => code}
      rowLink={({ code }) => `/office/units/${code}`}
      searchLabel="Caută"
      dates="Adăugat"
      filters={[{ name: "state", label: "Stare", as: "chips", options: [{ value: "free", label: "liber", count: 7 }] }]}
      columns={[
        { key: "title", title: "Produs", cell: ({ title }) => title },
        { key: "price", title: "Preț", sort: "price", align: "end", cell: ({ price }) => price },
      ]}
      bulk={{
        value: ({ code }) => code,
        everything: true,
        children: (
          <button name="intent" value="withdraw">
            Retrage
          </button>
        ),
      }}
      csv="/office/units.csv"
    />
  );
  const Stub = createRoutesStub([{ path: "/office/units", Component: List }]);
  return renderToString(
    <WordSourceContext value={wordsOf}>
      <Stub initialEntries={[`/office/units${search}`]} />
    </WordSourceContext>,
  ).replaceAll("&amp;", "&");
}

test("a list works before JavaScript: links sort and filter, forms search and act on the ticked rows", () => {
  const html = htmlOf("?q=r&sort=price&done=saved");
  expect(html).toContain('href="/office/units?q=r&sort=price&desc=0"');
  expect(html).toContain('href="/office/units?q=r&state=free&sort=price"');
  expect(html).toContain('href="/office/units?q=r&sort=price&page=3"');
  expect(html).toContain('href="/office/units/U-1"');
  expect(html).toMatch(/<form[^>]*method="get"[^>]*><input type="hidden" name="sort" value="price"\/>/);
  expect(html).toMatch(/<input[^>]*type="checkbox"[^>]*form="bulk"[^>]*name="ids"[^>]*value="U-2"/);
  expect(html).toMatch(/<form[^>]*id="bulk"[^>]*>.*name="everything".*value="withdraw"/);
  expect(html).toContain('aria-sort="descending"');
  expect(html).not.toContain("done=saved");
});

test("filters are folded behind a button that says how many are chosen, without a script", () => {
  expect(htmlOf("")).toMatch(/<details[^>]*><summary[^>]*>Filtre<\/summary>.*<select[^>]*name="state"/s);
  expect(htmlOf("?q=r")).not.toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>Filtre/);
  const html = htmlOf("?state=free&from=2026-11-01&to=2026-11-03");
  // They stay open while one is chosen.
  expect(html).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>Filtre \(2\)<\/summary>/);
  expect(htmlOf("?to=2026-11-03")).toMatch(/<details[^>]*open=""[^>]*><summary[^>]*>Filtre \(1\)<\/summary>/);
  // The search stays outside.
  expect(html.indexOf('name="q"')).toBeLessThan(html.indexOf("<details"));
});

test("a search that finds nothing offers to clear the filters; an empty list does not", () => {
  expect(htmlOf("?q=nothing", [])).toContain("Nimic nu se potrivește");
  const empty = htmlOf("", []);
  expect(empty).toContain("Nu este nimic aici");
  expect(empty).not.toContain('id="bulk"');
});

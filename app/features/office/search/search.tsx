// Searches everything in the office. With `go`, a text that names one thing exactly leads straight to it: a barcode is
// scanned, and its page opens.

import { Form, redirect, redirectDocument } from "react-router";
import { cleanText } from "../../../../base/clean-text.ts";
import type { Route } from "./+types/search";
import { searchEverything } from "../../../../shop/office/search-everything.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { TextField } from "../../../kit/field.tsx";
import { useTextOf } from "../../../kit/use-text-of.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { HitRow, type SearchAnswer } from "../shared/search/hit-row.tsx";
import { hitLink } from "./hit-link.ts";

export const handle = { words: ["office"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs): Promise<SearchAnswer> {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "office.view");
  const params = new URL(request.url).searchParams;
  const { text, groups, exact } = await searchEverything(shop, { text: cleanText(params.get("q") ?? ""), roles });
  if (exact && params.has("go")) {
    const { to, isFile } = hitLink(exact);
    throw isFile ? redirectDocument(to) : redirect(to);
  }
  return {
    text,
    groups: groups.map(({ kind, hits }) => ({ kind, hits: hits.map((hit) => ({ ...hit, ...hitLink(hit) })) })),
  };
}

export default function OfficeSearch({ loaderData: { text, groups } }: Route.ComponentProps) {
  const { t } = useWords("office");
  const box = useTextOf(text);
  return (
    <OfficePage title={t("search.title")}>
      <search>
        <Form method="get" action={officeLinks.search()} className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="go" value="yes" />
          <TextField
            ref={box}
            id="search-everything"
            name="q"
            type="search"
            label={t("search.label")}
            defaultValue={text}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="grow sm:max-w-xl"
          />
          <Button variant="secondary">{t("search.find")}</Button>
        </Form>
      </search>
      <div className="mt-6 flex flex-col gap-6" aria-live="polite">
        {groups.map(({ kind, hits }) => (
          <section key={kind} aria-labelledby={`hits-${kind}`}>
            <h2 id={`hits-${kind}`} className="mb-1 text-xl">
              {t(`search.kinds.${kind}`)}
            </h2>
            <ul className="border-t border-line">
              {hits.map((hit) => (
                <li key={hit.key} className="border-b border-line">
                  <HitRow hit={hit} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && text !== "" ? <Empty title={t("search.nothing", { text })} /> : null}
      </div>
    </OfficePage>
  );
}

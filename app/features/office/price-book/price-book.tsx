// The price book: its versions, what changed between two, its figures, and the form for the next version.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import { cleanText } from "../../../../base/clean-text.ts";
import type { Route } from "./+types/price-book";
import { bookOf } from "../../../../shop/trade-in/book-of.server.ts";
import { changesBetween, figuresOf } from "../../../../shop/pricing/book-edit.ts";
import { listBooks } from "../../../../shop/trade-in/office/list-books.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFileForm, requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { BookForm } from "./components/price-book-form.tsx";
import { ChangesTable, FiguresTable, formatFigure } from "./components/price-book-tables.tsx";
import { Conflict } from "../components/conflict.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useActorName } from "../components/staff-names.ts";
import { useConflict } from "../components/use-conflict.ts";
import { Panel } from "../../../kit/panel.tsx";
import type { BookConflict } from "./book-conflict.server.ts";
import { postBook } from "./price-book.action.server.ts";

export const handle = {
  words: ["office", "office-trade-ins"],
  body: { size: "file" },
} satisfies RouteHandle;

const MOST_SHOWN = 100;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "trade-ins.view");
  const params = new URL(request.url).searchParams;
  const versions = await listBooks(shop);
  const inForce = versions[0]!.version;
  const requested = Number(params.get("version") ?? inForce);
  const version = versions.some((each) => each.version === requested) ? requested : inForce;
  const [book, before] = await Promise.all([bookOf(shop, version), version > 1 ? bookOf(shop, version - 1) : null]);
  if (!book) throw data(null, { status: 404 });
  const search = cleanText(params.get("q") ?? "")
    .toLowerCase()
    .slice(0, 100);
  const words = search.split(/\s+/).filter((word) => word !== "");
  const found =
    words.length === 0
      ? []
      : figuresOf(book).filter(({ at }) => words.every((word) => at.toLowerCase().includes(word.replaceAll(" ", "-"))));
  const changes = before ? changesBetween(before, book) : [];
  return {
    versions,
    inForce,
    version,
    search,
    figures: found.slice(0, MOST_SHOWN),
    moreFigures: Math.max(0, found.length - MOST_SHOWN),
    changes: changes.slice(0, MOST_SHOWN),
    moreChanges: Math.max(0, changes.length - MOST_SHOWN),
    done: params.get("done") === String(inForce),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "price-book.edit");
  const posted = await postBook(shop, { form: await readFileForm(request), actor });
  if (posted.outcome === "put") return redirect(officeLinks.priceBook({ done: posted.version }));
  if (posted.conflict) return data(posted, 409);
  return posted.outcome === "refused" ? data(posted, 422) : posted;
}

export default function OfficePriceBook({ loaderData, actionData }: Route.ComponentProps) {
  const { versions, inForce, version, search, figures, moreFigures, changes, moreChanges, done } = loaderData;
  const { t } = useWords("office-trade-ins");
  const isBusy = useNavigation().state === "submitting";
  const conflict = useBookConflict(actionData?.conflict ?? null);
  return (
    <OfficePage
      title={t("book.title")}
      actions={<p className="font-condensed text-lg">{t("book.inForce", { version: inForce })}</p>}
    >
      <div className="flex flex-col gap-6">
        {done && !actionData ? (
          <Notice tone="good" live>
            {t("book.done", { version: inForce })}
          </Notice>
        ) : null}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.priceBook()} /> : null}
        <Panel label={t("book.edit")}>
          <BookForm inForce={inForce} answer={actionData ?? null} isBusy={isBusy} />
        </Panel>
        <FiguresPanel version={version} search={search} figures={figures} moreFigures={moreFigures} />
        <VersionsPanel versions={versions} version={version} />
        {version > 1 ? <ChangesPanel version={version} changes={changes} moreChanges={moreChanges} /> : null}
      </div>
    </OfficePage>
  );
}

/** Each figure as it is in force and as it was typed; a figure that was not typed stays as the colleague put it. */
function useBookConflict(conflict: BookConflict | null) {
  const { t } = useWords("office-trade-ins");
  return useConflict(
    conflict,
    conflict?.figures.map(({ at, of, stored, yours, isTyped }) => ({
      label: at,
      stored: formatFigure({ of }, stored),
      yours: isTyped ? formatFigure({ of }, yours) : t("book.notTyped"),
    })) ?? null,
  );
}

type LoaderData = Route.ComponentProps["loaderData"];

function FiguresPanel({
  version,
  search,
  figures,
  moreFigures,
}: Pick<LoaderData, "version" | "search" | "figures" | "moreFigures">) {
  const { t } = useWords("office-trade-ins");
  return (
    <Panel label={t("book.search")}>
      <search>
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="version" value={version} />
          <TextField
            name="q"
            type="search"
            label={t("book.search")}
            defaultValue={search}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            className="grow sm:max-w-md"
          />
          <Button variant="secondary">{t("book.find")}</Button>
        </Form>
      </search>
      {search === "" ? null : figures.length === 0 ? (
        <p className="mt-4 text-muted">{t("book.none")}</p>
      ) : (
        <FiguresTable figures={figures} />
      )}
      {moreFigures > 0 ? <p className="mt-2 text-sm text-muted">{t("book.more", { count: moreFigures })}</p> : null}
    </Panel>
  );
}

function VersionsPanel({ versions, version }: Pick<LoaderData, "versions" | "version">) {
  const { t, language } = useWords("office-trade-ins");
  const nameOf = useActorName();
  return (
    <Panel label={t("book.versions")}>
      <ul className="divide-y divide-line">
        {versions.map((each) => (
          <li key={each.version} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <span>
              <Link
                to={`?version=${each.version}`}
                aria-current={each.version === version ? "true" : undefined}
                className="link inline-flex min-h-11 items-center font-semibold aria-[current=true]:no-underline"
              >
                {t("book.version", { version: each.version })}
              </Link>{" "}
              {each.note}
              <span className="block text-sm text-muted">
                {each.madeBy.startsWith("staff:") && each.madeAt
                  ? `${nameOf(each.madeBy)}, ${formatDateTime(each.madeAt, language)}`
                  : t("book.byCode")}{" "}
                · {t("book.offers", { count: each.offers })}
              </span>
            </span>
            <Link
              reloadDocument
              to={officeLinks.priceBookFile(`${each.version}.csv`)}
              className="link inline-flex min-h-11 items-center"
            >
              {t("book.download")}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ChangesPanel({ version, changes, moreChanges }: Pick<LoaderData, "version" | "changes" | "moreChanges">) {
  const { t } = useWords("office-trade-ins");
  return (
    <Panel label={t("book.changes", { version: version - 1 })}>
      {changes.length === 0 ? <p className="text-muted">{t("book.noChanges")}</p> : <ChangesTable changes={changes} />}
      {moreChanges > 0 ? <p className="mt-2 text-sm text-muted">{t("book.more", { count: moreChanges })}</p> : null}
    </Panel>
  );
}

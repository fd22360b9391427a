// The watch list: serial numbers of machines that the shop must not buy. A purchase with one of them is held.

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/watch-list";
import { WatchListForm } from "../../../../shop/trade-in/papers/forms.ts";
import { addWatched, removeWatched, viewWatchList } from "../../../../shop/trade-in/papers/watch-list.server.ts";
import { listHeldTradeIns } from "../../../../shop/trade-in/papers/list-held.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextAreaField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office", "office-watch-list", "domain-errors"],
  body: { size: "list", cards: "unsearched" },
} satisfies RouteHandle;

const LONGEST_SEARCH = 64;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "sellers.check");
  const query = new URL(request.url).searchParams;
  const search = (query.get("q") ?? "").slice(0, LONGEST_SEARCH);
  const added = Number.parseInt(query.get("added") ?? "", 10);
  const rows = await viewWatchList(shop, { search });
  return { search, added: Number.isNaN(added) ? null : added, rows, held: await listHeldTradeIns(shop) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "sellers.check");
  const fields = await readFields(request, "unsearched");
  const parsed = parseFields(WatchListForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null }, 422);
  if (parsed.value.intent === "remove") {
    const removed = await removeWatched(shop, { serial: parsed.value.serial, actor });
    if (removed.ok) return redirect(officeLinks.watchList());
    return data({ errors: {}, typed: {}, domainError: removed.domainError }, statusOf(removed.domainError));
  }
  const { lines, note } = parsed.value;
  const added = await addWatched(shop, { lines, note, actor });
  if (!added.ok)
    return data({ errors: {}, typed: fields ?? {}, domainError: added.domainError }, statusOf(added.domainError));
  return redirect(officeLinks.watchList({ added: String(added.value) }));
}

export default function WatchList({ loaderData: { search, added, rows, held }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-watch-list");
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const typed = (actionData?.typed ?? {}) as Record<string, string>;
  return (
    <OfficePage title={t("title")}>
      <div className="flex max-w-[60rem] flex-col gap-6">
        <p className="max-w-[62ch] text-muted">{t("lead")}</p>
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        {added !== null && !actionData ? (
          <Notice tone="good" live>
            {t("added", { count: added })}
          </Notice>
        ) : null}
        <Held rows={held} />
        <Panel label={t("add.title")}>
          <Form method="post" action={officeLinks.watchList()} className="flex flex-col gap-4">
            <TextAreaField
              name="lines"
              label={t("add.lines")}
              hint={t("add.hint")}
              error={errors["lines"]}
              defaultValue={typed["lines"] ?? ""}
              rows={5}
              spellCheck={false}
            />
            <TextField
              name="note"
              label={t("add.note")}
              error={errors["note"]}
              defaultValue={typed["note"] ?? ""}
              maxLength={200}
            />
            <Button name="intent" value="add" className="self-start max-sm:w-full">
              {t("add.action")}
            </Button>
          </Form>
        </Panel>
        <Form method="get" action={officeLinks.watchList()} className="flex flex-wrap items-end gap-3">
          <TextField name="q" label={t("search")} defaultValue={search} maxLength={64} className="grow" />
          <Button variant="secondary">{t("find")}</Button>
        </Form>
        <Rows rows={rows} />
      </div>
    </OfficePage>
  );
}

/** The purchases that a check holds now, whatever its reason. */
function Held({ rows }: { rows: Route.ComponentProps["loaderData"]["held"] }) {
  const { t, language } = useWords("office-watch-list");
  if (rows.length === 0) return null;
  return (
    <Panel label={t("held.title")}>
      <ul className="flex flex-col gap-1">
        {rows.map(({ number, reason, foundAt }) => (
          <li key={`${number} ${reason}`}>
            <a href={officeLinks.tradeInPapers(number)} className="link figure inline-flex min-h-11 items-center">
              {number}
            </a>{" "}
            {`${t(`held.${reason}`)} · ${formatDate(foundAt, language)}`}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Rows({ rows }: { rows: Route.ComponentProps["loaderData"]["rows"] }) {
  const { t, language } = useWords("office-watch-list");
  if (rows.length === 0) return <p className="text-muted">{t("empty")}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {rows.map(({ serial, written, note, addedAt }) => (
        <li key={serial} className="flex flex-wrap items-center justify-between gap-3 py-2">
          <span className="min-w-0">
            <span className="figure block break-all">{written}</span>
            <span className="block text-sm break-words text-muted">{`${note} · ${formatDate(addedAt, language)}`}</span>
          </span>
          <Form method="post" action={officeLinks.watchList()}>
            <input type="hidden" name="serial" value={serial} />
            <Button name="intent" value="remove" variant="secondary" aria-label={t("remove", { serial: written })}>
              {t("removeShort")}
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

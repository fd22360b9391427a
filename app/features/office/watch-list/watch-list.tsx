// The watch list: serial numbers of machines that the shop must not buy. A purchase with one of them is held.

import { data, Form, redirect } from "react-router";
import { decodeSheet } from "../../../../base/csv.ts";
import { cleanText } from "../../../../base/clean-text.ts";
import type { Route } from "./+types/watch-list";
import { WatchListForm } from "../../../../shop/trade-in/seller-documents/forms.ts";
import {
  addWatched,
  checkWatched,
  removeWatched,
  viewWatchList,
  type WatchCheck,
} from "../../../../shop/trade-in/seller-documents/watch-list.server.ts";
import { listHeldTradeIns } from "../../../../shop/trade-in/seller-documents/list-held.server.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFileForm, requireStaff, wasTooLarge, type Fields } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { controlClass, Field, TextAreaField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateList } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";

export const handle = {
  words: ["office", "office-watch-list", "office-audit", "domain-errors"],
  body: { size: "list", cards: "unsearched" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateList;

const LONGEST_SEARCH = 64;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "sellers.check");
  const query = new URL(request.url).searchParams;
  const search = cleanText(query.get("q") ?? "").slice(0, LONGEST_SEARCH);
  const added = Number.parseInt(query.get("added") ?? "", 10);
  const rows = await viewWatchList(shop, { search });
  return { search, added: Number.isNaN(added) ? null : added, rows, held: await listHeldTradeIns(shop) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "sellers.check");
  const read = await readLines(request);
  if ("refused" in read)
    return data({ ...nothing, domainError: { kind: "invalid" as const, code: read.refused } }, 422);
  const { fields } = read;
  const parsed = parseFields(WatchListForm, fields);
  if (!parsed.ok) return data({ ...nothing, errors: parsed.errors, typed: parsed.values }, 422);
  if (parsed.value.intent === "remove") {
    const { serial } = parsed.value;
    const thing = { entity: "watched-serial", entityId: serial, actions: ["removed"] };
    const removed = await withDecider(shop, await removeWatched(shop, { serial, actor }), thing);
    if (removed.ok) return redirect(officeLinks.watchList());
    return data({ ...nothing, domainError: removed.domainError }, statusOf(removed.domainError));
  }
  const { intent, lines, note } = parsed.value;
  if (intent === "check") {
    const checked = await checkWatched(shop, { lines, note });
    if (checked.ok) return { ...nothing, typed: fields, checked: checked.value };
    return data({ ...nothing, typed: fields, domainError: checked.domainError }, statusOf(checked.domainError));
  }
  const added = await addWatched(shop, { lines, note, actor });
  if (!added.ok)
    return data({ ...nothing, typed: fields, domainError: added.domainError }, statusOf(added.domainError));
  return redirect(officeLinks.watchList({ added: String(added.value) }));
}

const nothing = { errors: {} as Record<string, string>, typed: {} as Fields, domainError: null, checked: null };

/** The fields of a form; the lines of a file stand in for typed ones. */
async function readLines(
  request: Request,
): Promise<{ fields: Fields } | { refused: "watch-list-too-long" | "sheet-not-text" }> {
  const form = await readFileForm(request);
  if (!form || wasTooLarge(request)) return { refused: "watch-list-too-long" };
  const file = form.get("file");
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (!(file instanceof File) || file.size === 0) return { fields };
  const decoded = decodeSheet(new Uint8Array(await file.arrayBuffer()));
  return decoded ? { fields: { ...fields, lines: decoded.text } } : { refused: "sheet-not-text" };
}

export default function WatchList({ loaderData: { search, added, rows, held }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-watch-list");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const typed = (actionData?.typed ?? {}) as Record<string, string>;
  return (
    <OfficePage title={t("title")}>
      <div className="flex max-w-[60rem] flex-col gap-6">
        <p className="max-w-[62ch] text-muted">{t("lead")}</p>
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        {added !== null && !actionData ? (
          <Notice tone="good" live>
            {t("added", { count: added })}
          </Notice>
        ) : null}
        {actionData?.checked ? <Checked checked={actionData.checked} typed={typed} /> : null}
        <Held rows={held} />
        <Panel label={t("add.title")}>
          {/* A plain document form: an upload needs no script, and the response is a page. */}
          <form
            method="post"
            action={officeLinks.watchList()}
            encType="multipart/form-data"
            className="flex flex-col gap-4"
          >
            <Field name="file" label={t("add.file")} hint={t("add.fileHint")} error={errors["file"]}>
              {(control) => (
                <input {...control} type="file" accept=".csv,.txt,text/csv,text/plain" className={controlClass} />
              )}
            </Field>
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
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="check" className="max-sm:w-full">
                {t("add.check")}
              </Button>
              <Button name="intent" value="add" variant="secondary" className="max-sm:w-full">
                {t("add.action")}
              </Button>
            </div>
          </form>
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

/** What the lines would do, or what is wrong with them; they are added only if nothing is. */
function Checked({ checked, typed }: { checked: WatchCheck; typed: Record<string, string> }) {
  const { t } = useWords("office-watch-list");
  const { rows, news, problems, problemCount } = checked;
  if (problemCount > 0)
    return (
      <Notice tone="danger" live>
        <p>{t("checked.problems", { count: problemCount })}</p>
        <ul className="mt-2 list-disc ps-5">
          {problems.map(({ line, code, text }) => (
            <li key={line} className="break-words">
              {t("checked.line", { line })}: {t(`checked.${code}`, { text })}
            </li>
          ))}
        </ul>
      </Notice>
    );
  return (
    <Notice tone="good" live>
      <p>{`${t("checked.rows", { count: rows })} ${t("checked.news", { count: news })}`}</p>
      {news > 0 ? (
        <Form method="post" action={officeLinks.watchList()} className="mt-3">
          <input type="hidden" name="lines" value={typed["lines"] ?? ""} />
          <input type="hidden" name="note" value={typed["note"] ?? ""} />
          <Button name="intent" value="add">
            {t("checked.add", { count: news })}
          </Button>
        </Form>
      ) : null}
    </Notice>
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
            <a
              href={officeLinks.tradeInSellerDocuments(number)}
              className="link figure inline-flex min-h-11 items-center"
            >
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

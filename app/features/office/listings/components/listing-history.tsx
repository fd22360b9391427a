// The prices that a listing had, and who changed what.

import { formatDate, formatDateTime, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import type { EditorData } from "../editor-data.ts";

type HistoryProps = { view: EditorData; labelOf: (field: string) => string };
type Entry = EditorData["history"][number];

const actions = [
  "draft-created",
  "edited",
  "published",
  "put-live-again",
  "withdrawn",
  "purchase-recorded",
  "added-photos",
  "arranged-photos",
  "removed-photo",
  "cropped-photo",
  "described-photo",
  "put-up-for-sale",
  "back-on-sale",
  "scrapped",
  "written-off",
] as const;

export function ListingHistory({ view, labelOf }: HistoryProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[18rem_1fr]">
      <PriceLog prices={view.prices} />
      <Actions history={view.history} labelOf={labelOf} />
    </div>
  );
}

function PriceLog({ prices }: Pick<EditorData, "prices">) {
  const { t, language } = useWords("office-listings");
  return (
    <Panel label={t("price.log")}>
      {prices.length === 0 ? <p className="text-sm text-muted">{t("price.noLog")}</p> : null}
      <ol className="flex flex-col gap-2">
        {prices.toReversed().map(({ price, since }) => (
          <li key={since.getTime()} className="flex justify-between gap-4">
            <span className="text-sm text-muted">{t("price.since", { date: formatDate(since, language) })}</span>
            <span className="figure font-semibold">{formatPrice(price)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Actions({ history, labelOf }: Pick<EditorData, "history"> & Pick<HistoryProps, "labelOf">) {
  const { t, language } = useWords("office-listings");
  return (
    <Panel label={t("history.title")}>
      {history.length === 0 ? <p className="text-sm text-muted">{t("history.none")}</p> : null}
      <ol className="flex flex-col gap-3">
        {history.map((entry) => (
          <li key={`${entry.at.getTime()} ${entry.action} ${entry.entityId}`} className="leading-tight">
            <span className="font-condensed font-semibold">{actionText(entry, t)}</span>
            <span className="block text-sm text-muted">
              {formatDateTime(entry.at, language)} · <span>{entry.name ?? t("history.system")}</span>
            </span>
            <Changes entry={entry} labelOf={labelOf} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function actionText({ action }: Entry, t: ReturnType<typeof useWords<"office-listings">>["t"]): string {
  const known = actions.find((one) => one === action);
  return known ? t(`history.action.${known}`) : t("history.other", { action });
}

/** Each changed field with both values; the reason of a withdrawal. */
function Changes({ entry: { action, before, after }, labelOf }: { entry: Entry } & Pick<HistoryProps, "labelOf">) {
  const { t } = useWords("office-listings");
  const empty = useWords("office").t("conflict.empty");
  const [was, is] = [textsOf(before), textsOf(after)];
  if (action === "withdrawn") return <p className="text-sm break-words">{is["reason"]}</p>;
  if (action !== "edited") return null;
  return (
    <ul className="text-sm">
      {Object.keys(is).map((name) => (
        <li key={name} className="break-words">
          {t("history.change", {
            field: labelOf(name),
            before: was[name] || empty,
            after: is[name] || empty,
          })}
        </li>
      ))}
    </ul>
  );
}

function textsOf(values: unknown): Record<string, string> {
  if (typeof values !== "object" || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

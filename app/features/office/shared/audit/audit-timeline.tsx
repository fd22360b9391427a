// Entries of the audit log in words: a sentence, what it is about, and the fields before and after.

import { Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatDate, formatDateTime, formatNumber, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { TimelineList } from "../../components/timeline.tsx";
import { useActorName, useStaffNames } from "../../components/staff-names.ts";
import type { AuditEntryView, FieldChange, Leaf } from "./audit.view.server.ts";
import { fieldKey, findingKey, kindKey, sentenceOf, valueKey } from "./sentences.ts";
import { thingLink } from "./thing-link.ts";

type Props = {
  entries: readonly AuditEntryView[];
  /** On the page of the thing itself its name goes without saying. */ ofOneThing?: boolean;
};

/** Needs the words "office-audit" and "office". */
export function AuditTimeline({ entries, ofOneThing = false }: Props) {
  const { t } = useWords("office-audit");
  const kindOf = (entity: string) => {
    const key = kindKey(entity);
    return key ? t(key) : entity;
  };
  return (
    <TimelineList
      entries={entries.map((entry) => {
        const key = sentenceOf(entry);
        const { id, at, actor, action, entity } = entry;
        return {
          id,
          at,
          actor,
          what: key ? t(key) : t("unknown", { action, thing: kindOf(entity) }),
          children: (
            <>
              {ofOneThing ? null : <Thing entry={entry} kind={kindOf(entity)} />}
              <Changes changes={entry.changes} entry={entry} />
            </>
          ),
        };
      })}
    />
  );
}

/** An id that means nothing to people. */
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

function Thing({ entry, kind }: { entry: AuditEntryView; kind: string }) {
  const names = useStaffNames();
  const link = thingLink(entry, (id) => names[id] !== undefined);
  const name = names[entry.entityId] ?? (ID.test(entry.entityId) ? null : entry.entityId);
  return (
    <span className="block text-sm wrap-anywhere">
      {name === null && link ? null : kind}{" "}
      {link ? (
        <Link to={link} className="link" reloadDocument={entry.entity === "invoice"}>
          {name ?? kind}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}

function Changes({ changes, entry }: { changes: readonly FieldChange[]; entry: AuditEntryView }) {
  const { t } = useWords("office-audit");
  const formatLeaf = useLeaf(entry);
  if (changes.length === 0) return null;
  return (
    <dl className="mt-1 grid gap-x-4 text-sm sm:grid-cols-[minmax(0,9rem)_1fr]">
      {changes.map(({ name, before, after }) => {
        const key = fieldKey(name, entry);
        return (
          <div key={name} className="contents">
            <dt className="text-muted">{key ? t(key) : name}</dt>
            <dd className="min-w-0 break-words">
              {before ? (
                <del className={after ? "text-muted" : ""}>
                  <span className="sr-only">{t("before")} </span>
                  {formatLeaf(name, before)}
                </del>
              ) : null}
              {before && after ? " → " : ""}
              {after ? (
                <ins className="no-underline">
                  <span className="sr-only">{t("after")} </span>
                  {formatLeaf(name, after)}
                </ins>
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Fields of the log that hold bani. */
const amounts =
  /(?:^|\.)(?:price|was|total|amount|sum|cost|reduction|paid|refund|limit|missing|excess|fee|shipping|value|leastGoods|balance)$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function useLeaf({ entity, action }: Pick<AuditEntryView, "entity" | "action">) {
  const { t, language } = useWords("office-audit");
  const nameOf = useActorName();
  const formatText = (name: string, text: string): string => {
    if (/^(?:staff|token):/.test(text)) return nameOf(text);
    if (MOMENT.test(text)) return formatDateTime(new Date(text), language);
    if (DAY.test(text)) return formatDate(new Date(`${text}T12:00:00Z`), language);
    // An order or trade-in is audited under the name of the state that it enters.
    const key =
      (name === "state" ? sentenceOf({ entity, action: text }) : null) ??
      findingKey(name, text, { action }) ??
      valueKey(text);
    return key ? t(key) : text;
  };
  return (name: string, leaf: Leaf): string => {
    if (leaf === "masked") return t("masked");
    const { value } = leaf;
    if (typeof value === "boolean") return t(value ? "value.yes" : "value.no");
    if (typeof value === "number") return amounts.test(name) ? formatPrice(value as Bani) : formatNumber(value);
    if (typeof value === "string") return formatText(name, value);
    return value.length === 0 ? "–" : value.map((item) => formatText(name, String(item))).join(", ");
  };
}

// What happened to a unit: measurements, orders, claims, inspections, conversions, and the audit log.

import { Link } from "react-router";
import { formatDate, formatDateTime, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Panel } from "../../../../kit/panel.tsx";
import type { unitView } from "../unit.view.server.ts";

/** The actions of the audit log that have a name of their own. */
const known = [
  "corrected",
  "moved",
  "written-off",
  "scrapped",
  "split",
  "built",
  "built-in",
  "put-up-for-sale",
  "back-on-sale",
  "added-photos",
  "put-photo-first",
  "removed-photo",
  "purchase-recorded",
  "imported",
  "changed-by-csv",
  "repaired",
] as const;

type View = Extract<Awaited<ReturnType<typeof unitView>>, { ok: true }>["value"];

type Line = { key: string; at: Date | null; what: React.ReactNode };

export function UnitHistory(view: View & { seesOrders: boolean }) {
  const { t, language } = useWords("office-units");
  const { measurements } = view;
  const lines = [...useSales(view), ...useConversions(view)];
  return (
    <>
      {measurements.length > 0 ? <Measurements measurements={measurements} /> : null}
      <Panel label={t("history")}>
        {lines.length === 0 ? <p className="text-muted">{t("noHistory")}</p> : null}
        <ul className="flex flex-col gap-2">
          {lines.map(({ key, at, what }) => (
            <li key={key}>
              {at ? <span className="me-3 text-sm text-muted">{formatDate(at, language)}</span> : null}
              {what}
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

export function UnitAudit({ audit }: Pick<View, "audit">) {
  const { t, language } = useWords("office-units");
  return (
    <Panel label={t("audit")}>
      {audit.length === 0 ? <p className="text-muted">{t("noHistory")}</p> : null}
      <ol className="flex flex-col gap-3">
        {audit.map(({ at, actor, name, action, reason, changes }) => (
          <li key={`${at.getTime()} ${action}`} className="leading-tight">
            <span className="font-condensed font-semibold">
              {t(`action.${known.find((each) => each === action) ?? "other"}`)}
            </span>
            <span className="block text-sm text-muted">
              {formatDateTime(at, language)} · <span title={actor}>{name ?? t("system")}</span>
            </span>
            {reason ? <span className="block text-sm">{reason}</span> : null}
            {changes.length > 0 ? (
              <span className="figure block text-xs break-words">{changes.join(" · ")}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Who has it, and its orders, claims and inspections. */
function useSales({ history, seesOrders }: View & { seesOrders: boolean }): Line[] {
  const { t, language } = useWords("office-units");
  const { orders, claims, inspections, allocation } = history;
  const order = (number: string) =>
    seesOrders ? (
      <Link to={officeLinks.order(number)} className="link figure">
        {number}
      </Link>
    ) : (
      <span className="figure">{number}</span>
    );
  return [
    ...(allocation
      ? [
          {
            key: "allocation",
            at: allocation.until,
            what: (
              <>
                {t(`allocation.${allocation.kind}`)} {allocation.order ? order(allocation.order) : null}
                {allocation.until ? ` · ${t("until", { time: formatDateTime(allocation.until, language) })}` : null}
              </>
            ),
          },
        ]
      : []),
    ...orders.map(({ number, at, price }) => ({
      key: number,
      at,
      what: (
        <>
          {t("event.order")} {order(number)} · {formatPrice(price)}
        </>
      ),
    })),
    ...claims.map(({ number, at }) => ({
      key: number,
      at,
      what: (
        <>
          {t("event.claim")}{" "}
          <Link to={officeLinks.return(number)} className="link figure">
            {number}
          </Link>
        </>
      ),
    })),
    ...inspections.map(({ source, cameAt, note }) => ({
      key: `inspection ${cameAt.getTime()}`,
      at: cameAt,
      what: (
        <>
          {t("event.inspection")} <span className="figure">{source}</span> {note}
        </>
      ),
    })),
  ];
}

/** What it was taken out of, built into, or made of. */
function useConversions({ origin }: View): Line[] {
  const { t } = useWords("office-units");
  return origin.conversions.map(({ kind, side, at, others }) => ({
    key: `${kind} ${side}`,
    at,
    what: (
      <>
        {t(`event.${kind}-${side}`)}{" "}
        {others.map(({ code, cost }) => (
          <span key={code} className="me-3 inline-block">
            <Link to={officeLinks.unit(code)} className="link figure">
              {code}
            </Link>
            {cost === null ? null : ` ${formatPrice(cost)}`}
          </span>
        ))}
      </>
    ),
  }));
}

function Measurements({ measurements }: Pick<View, "measurements">) {
  const { t } = useWords("office-units");
  return (
    <Panel label={t("measured")}>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {measurements.map(({ test, value, resolution, settings }) => (
          <li
            key={`${test} ${resolution} ${settings}`}
            className="flex justify-between gap-3 border-b border-line py-1"
          >
            <span className="min-w-0 break-words">{[test, resolution, settings].filter(Boolean).join(" · ")}</span>
            <span className="figure">{value}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

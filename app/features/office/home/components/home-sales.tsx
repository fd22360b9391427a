// What was sold today and this month, each figure with its list, beside the same days of the month before.

import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasRight, type StaffRole } from "../../../../../shop/accounts/rights.ts";
import { formatDay, formatNumber, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import { BarChart } from "../../shared/reports/bar-chart.tsx";
import type { HomeSales, SalesFigures } from "../home.view.server.ts";

type Figure = keyof SalesFigures;
const figureNames = ["sales", "orders", "margin", "vat"] as const satisfies readonly Figure[];

export function HomeSalesPanel({ sales, roles }: { sales: HomeSales; roles: readonly StaffRole[] }) {
  const { t } = useWords("office-home");
  const { from, to, today, month, before } = sales;
  const seesMargin = month.margin !== null;
  return (
    <Panel title={t("sales.title")} ground="open">
      <div className="flex flex-col gap-6">
        <Period title={t("sales.today")} days={{ from: to, to }} now={today} then={before.today} roles={roles} />
        <Period title={t("sales.month")} days={{ from, to }} now={month} then={before.month} roles={roles} />
      </div>
      <p className="mt-4 max-w-prose text-sm text-muted">{t(seesMargin ? "sales.hint" : "sales.hintShort")}</p>
      <SalesByDay sales={sales} seesOrders={hasRight(roles, "orders.view")} />
    </Panel>
  );
}

type PeriodProps = {
  title: string;
  days: { from: string; to: string };
  now: SalesFigures;
  then: SalesFigures;
  roles: readonly StaffRole[];
};

function Period({ title, days, now, then, roles }: PeriodProps) {
  const { t } = useWords("office-home");
  const format = useFigureText();
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-lg">{title}</h3>
      <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {figureNames
          .filter((name) => now[name] !== null)
          .map((name) => (
            <div key={name} className="min-w-0 border-s-4 border-line ps-3">
              <dt className="text-sm text-muted">{t(`sales.${name}`)}</dt>
              <dd>
                <FigureLink to={linkOf(name, { days, roles })}>{format(name, now[name])}</FigureLink>
                <span className="block text-xs text-muted">
                  {t(days.from === days.to ? "sales.beforeDay" : "sales.before", { value: format(name, then[name]) })}
                </span>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** Orders and sales lead to the orders of these days, the margin to its report, the VAT to the books. */
function linkOf(name: Figure, { days, roles }: Pick<PeriodProps, "days" | "roles">): string | null {
  if (name === "margin") return officeLinks.report("sales", days);
  if (name === "vat") return hasRight(roles, "money.view") ? officeLinks.journal() : officeLinks.report("sales", days);
  return hasRight(roles, "orders.view") ? officeLinks.orders(new URLSearchParams(days)) : null;
}

function FigureLink({ to, children }: { to: string | null; children: ReactNode }) {
  const className = "figure inline-flex min-h-9 items-center text-xl font-bold whitespace-nowrap";
  if (to === null) return <span className={className}>{children}</span>;
  return (
    <Link to={to} className={`${className} underline decoration-line underline-offset-4 hover:decoration-ink`}>
      {children}
    </Link>
  );
}

function SalesByDay({ sales: { from, days }, seesOrders }: { sales: HomeSales; seesOrders: boolean }) {
  const { t, language } = useWords("office-home");
  const format = useFigureText();
  const columns = figureNames.filter((name) => days[0] && days[0][name] !== null);
  const month = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${from}T12:00:00Z`),
  );
  return (
    <div className="mt-6">
      <BarChart
        title={t("sales.chart", { month })}
        bars={days.map(({ day, sales }) => ({
          label: formatDay(day, language),
          value: sales,
          text: format("sales", sales),
        }))}
      />
      <details>
        <summary className="link inline-flex min-h-11 items-center">{t("sales.byDay")}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
        <section className="overflow-x-auto" aria-label={t("sales.byDay")} tabIndex={0}>
          <table className="w-full max-w-4xl text-start">
            <thead>
              <tr className="border-b border-edge text-sm text-muted">
                <th scope="col" className="px-2 py-2 text-start font-semibold">
                  {t("sales.day")}
                </th>
                {columns.map((name) => (
                  <th key={name} scope="col" className="figure px-2 py-2 text-end font-semibold">
                    {t(`sales.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((row) => (
                <tr key={row.day} className="border-b border-line">
                  <th scope="row" className="px-2 py-1.5 text-start font-normal whitespace-nowrap">
                    {seesOrders ? (
                      <Link
                        to={officeLinks.orders(new URLSearchParams({ from: row.day, to: row.day }))}
                        className="link"
                      >
                        {formatDay(row.day, language)}
                      </Link>
                    ) : (
                      formatDay(row.day, language)
                    )}
                  </th>
                  {columns.map((name) => (
                    <td key={name} className="figure px-2 py-1.5 text-end whitespace-nowrap">
                      {format(name, row[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  );
}

function useFigureText() {
  return (name: Figure, value: SalesFigures[Figure]): string => {
    if (value === null) return "–";
    return name === "orders" ? formatNumber(value) : formatPrice(value as HomeSales["month"]["sales"]);
  };
}

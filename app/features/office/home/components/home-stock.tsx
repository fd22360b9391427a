// The units that are not sold, by age, with the money that they bind: a chart and its table.

import { Link } from "react-router";
import { formatNumber, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import { BarChart } from "../../shared/reports/bar-chart.tsx";
import { unitsOfAge } from "../../shared/reports/list-behind.ts";
import type { HomeStock } from "../home.view.server.ts";

export function HomeStockPanel({ stock: { bands, units, cost } }: { stock: HomeStock }) {
  const { t } = useWords("office-home");
  const { t: reports } = useWords("office-reports");
  const seesCost = cost !== null;
  return (
    <Panel title={t("stock.title")} ground="open" className="min-w-0">
      <BarChart
        title={t(seesCost ? "stock.cost" : "stock.units")}
        bars={bands.map((row) => ({
          label: reports(`ages.${row.band}`),
          value: row.cost ?? row.units,
          text: row.cost === null ? formatNumber(row.units) : formatPrice(row.cost),
        }))}
      />
      <table className="w-full text-start text-sm sm:text-base">
        <thead>
          <tr className="border-b border-edge text-sm text-muted">
            <th scope="col" className="py-2 pe-2 text-start font-semibold">
              {t("stock.age")}
            </th>
            <th scope="col" className="px-1 py-2 text-end font-semibold">
              {t("stock.units")}
            </th>
            {seesCost ? (
              <th scope="col" className="py-2 ps-2 text-end font-semibold">
                {t("stock.cost")}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {bands.map((row) => (
            <tr key={row.band} className="border-b border-line">
              <th scope="row" className="py-1 pe-2 text-start font-normal">
                <Link to={unitsOfAge(row.band)} className="link inline-flex min-h-11 items-center sm:whitespace-nowrap">
                  {reports(`ages.${row.band}`)}
                </Link>
              </th>
              <td className="figure p-1 text-end">{formatNumber(row.units)}</td>
              {row.cost === null ? null : (
                <td className="figure py-1 ps-2 text-end whitespace-nowrap max-sm:text-xs">{formatPrice(row.cost)}</td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-1 pe-2 text-start">
              <Link
                to={officeLinks.units(new URLSearchParams({ state: "unsold" }))}
                className="link inline-flex min-h-11 items-center"
              >
                {t("stock.total")}
              </Link>
            </th>
            <td className="figure p-1 text-end">{formatNumber(units)}</td>
            {cost === null ? null : (
              <td className="figure py-1 ps-2 text-end whitespace-nowrap max-sm:text-xs">{formatPrice(cost)}</td>
            )}
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-muted">{t(seesCost ? "stock.hintCost" : "stock.hint")}</p>
    </Panel>
  );
}

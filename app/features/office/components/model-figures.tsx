// What is known of the models that a unit or listing is made of: sold, median price, usual wear, returns. Needs the words "office".

import { Link } from "react-router";
import type { FiguresOfListing } from "../../../../shop/reports/view-models.server.ts";
import { formatNumber, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";
import { officeLinks } from "../../../office-links.ts";

type Props = { figures: FiguresOfListing; seesReports: boolean };

export function ModelFigures({ figures: { sales, drives }, seesReports }: Props) {
  const { t } = useWords("office");
  const lines = [
    ...sales.map(({ model, sold, medianPrice, medianDays, percent }) => ({
      model,
      text:
        medianPrice === null || medianDays === null || percent === null
          ? t("models.few", { count: sold })
          : t("models.sold", {
              count: formatNumber(sold),
              price: formatPrice(medianPrice),
              days: formatNumber(medianDays),
              percent: formatNumber(percent),
            }),
    })),
    ...drives.map(({ model, drives: count, percentPerYear }) => ({
      model,
      text:
        percentPerYear === null
          ? t("models.wearFew", { count: formatNumber(count) })
          : t("models.wear", { percent: formatNumber(percentPerYear), count: formatNumber(count) }),
    })),
  ];
  return (
    <Panel title={t("models.title")}>
      {lines.length === 0 ? <p className="text-muted">{t("models.none")}</p> : null}
      <dl className="flex flex-col gap-2">
        {lines.map(({ model, text }) => (
          <div key={model}>
            <dt className="font-condensed font-semibold">
              {seesReports ? (
                <Link to={officeLinks.models({ q: model })} className="link">
                  {model}
                </Link>
              ) : (
                model
              )}
            </dt>
            <dd className="text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

// The stock by price, as a histogram. Each bar links to its PCs.

import { Link } from "react-router";
import { everything } from "../../../../../shop/catalogue/search/filter.ts";
import type { PriceCount } from "../../../../../shop/catalogue/search/search-index.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { priceLabel } from "../../../../shared/catalogue/option-label.ts";

export function BudgetBars({ prices }: { prices: readonly PriceCount[] }) {
  const { t } = useWords("content-home");
  const { t: list } = useWords("catalogue");
  const most = Math.max(1, ...prices.map(({ count }) => count));
  return (
    <section>
      <h2 className="text-3xl">{t("budget.title")}</h2>
      <p className="mt-2 text-muted">{t("budget.lead")}</p>
      <ol className="graticule mt-5 border border-line bg-surface py-1">
        {prices.map(({ range, count }) => (
          <li key={range.min}>
            <Link
              to={links.list({ ...everything("pc"), price: range })}
              className="group grid min-h-11 grid-cols-[9.25rem_1fr] items-center gap-3 px-4 outline-offset-[-2px]"
            >
              <span className="money text-base group-hover:underline group-hover:underline-offset-4">
                {priceLabel(range, list)}
              </span>
              <span className="flex items-center gap-2">
                <span
                  aria-hidden="true"
                  className="h-5 bg-brand-trace transition-colors group-hover:bg-action"
                  style={{ width: `${(count / most) * 84}%` }}
                />
                <span className="figure text-sm font-semibold">{formatNumber(count)}</span>
                <span className="sr-only">{t("budget.machines", { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

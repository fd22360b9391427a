import { Link } from "react-router";
import { formatDate, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { ShownSale } from "../../routes/selling/shown-sale.server.ts";

/** What somebody sells to the shop, newest first. */
export function SaleList({ sales }: { sales: readonly ShownSale[] }) {
  const { t, language } = useWords("account");
  return (
    <ul className="border-t border-line">
      {sales.map(({ number, of, state, createdAt, parts, total }) => (
        <li key={number} className="border-b border-line">
          <Link to={state === "draft" ? (of === "machine" ? "/sell" : "/components/sell") : `/trade-in/${number}`} className="group grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[10rem_1fr_auto]">
            <span className="figure font-semibold underline-offset-4 group-hover:underline">{number}</span>
            <span className="min-w-0">
              <span className="line-clamp-1">{parts.join(", ")}</span>
              <span className="text-sm text-muted">{formatDate(createdAt, language)}</span>
            </span>
            <span className="flex items-center gap-4 sm:justify-end">
              <span className="text-sm">{t(`sales.state.${state}`)}</span>
              {total === null ? null : <span className="figure text-sm font-semibold">{formatPrice(total)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

// What would change an offer, and by how much. Needs the words of the namespace "trade-in-offer".

import type { OfferChange } from "../../../../shop/pricing/offer.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { formatAmount } from "../../../shared/trade-in/format-offer.ts";

export function OfferChanges({ changes }: { changes: readonly OfferChange[] }) {
  const { t } = useWords("trade-in-offer");
  if (changes.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">{t("changes.title")}</h3>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {changes.map((change) => {
          const what =
            change.what === "extra" ? t(`changes.extra.${change.extra}`) : t(`changes.condition.${change.to}`);
          return (
            <div key={what} className="flex items-baseline justify-between gap-4 py-2">
              <dt>{what}</dt>
              <dd className={`money shrink-0 whitespace-nowrap ${change.by > 0 ? "text-good" : "text-muted"}`}>
                {formatAmount(change.by, { signed: true })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

// The two ways to be paid (spec 9), with the example's sums.

import { FULL_PAYOUT_AFTER, INSTANT_PAYOUT_LESS, instantPayout, offerTotal } from "../../../shop/trade-in/terms.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

export function Payouts() {
  const { t } = useWords("sell");
  const total = offerTotal(["cpu", "gpu", "motherboard", "ram", "ssd", "psu", "case"]);
  return (
    <section>
      <h2 className="text-3xl">{t("payout.title")}</h2>
      <p className="mt-2 text-muted">{t("payout.lead", { total: formatPrice(total) })}</p>
      <dl className="mt-5 grid border border-line bg-surface sm:grid-cols-2">
        <div className="p-5">
          <dt className="text-muted">{t("payout.instant", { percent: INSTANT_PAYOUT_LESS })}</dt>
          <dd className="figure mt-1 text-2xl font-semibold">{formatPrice(instantPayout(total))}</dd>
        </div>
        <div className="border-t border-line p-5 sm:border-s sm:border-t-0">
          <dt className="text-muted">{t("payout.full", { days: FULL_PAYOUT_AFTER })}</dt>
          <dd className="figure mt-1 text-2xl font-semibold">{formatPrice(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

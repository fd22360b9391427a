// The two payout choices (spec 9), with the amounts of this offer. Needs the words of the namespace "trade-in-offer".

import { useWords } from "../../../i18n/use-words.ts";
import type { OfferView } from "../../../shared/trade-in/offer.view.ts";
import { GuaranteedAmount } from "./guaranteed-amount.tsx";

export function PayoutSums({ offer }: { offer: Pick<OfferView, "payouts" | "surePayouts" | "terms"> }) {
  const { t } = useWords("trade-in-offer");
  const payouts = [
    {
      way: t("payout.full"),
      hint: t("payout.fullHint", { count: offer.terms.payoutDays }),
      amount: offer.surePayouts.full,
      most: offer.payouts.full,
    },
    {
      way: t("payout.instant"),
      hint: t("payout.instantHint", { percent: offer.terms.instantPercent }),
      amount: offer.surePayouts.instant,
      most: offer.payouts.instant,
    },
  ];
  return (
    <dl className="grid border border-line bg-surface sm:grid-cols-2">
      {payouts.map(({ way, hint, amount, most }) => (
        <div
          key={way}
          className="border-line p-4 not-first:border-t sm:p-5 sm:not-first:border-s sm:not-first:border-t-0"
        >
          <dt>
            <span className="block font-condensed text-lg leading-tight font-bold">{way}</span>
            <span className="block text-sm text-muted">{hint}</span>
          </dt>
          <dd className="mt-2">
            <GuaranteedAmount offer={{ floor: amount, total: most }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

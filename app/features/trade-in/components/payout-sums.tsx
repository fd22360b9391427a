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
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-px border border-line bg-line">
      {payouts.map(({ way, hint, amount, most }) => (
        <div key={way} className="bg-surface p-4 sm:p-5">
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

// The guaranteed minimum of an offer if everything declared is true. Needs the words of the namespace "trade-in-offer".

import { useWords } from "../../../i18n/use-words.ts";
import type { OfferView } from "../../../shared/trade-in/offer.view.ts";
import { Icon } from "../../../kit/icon.tsx";
import { Price } from "../../../kit/price.tsx";

export function FloorNote({ offer: { floor, total } }: { offer: Pick<OfferView, "floor" | "total"> }) {
  const { t } = useWords("trade-in-offer");
  return (
    <div className="flex gap-3 border border-good bg-good-soft p-4">
      <Icon name="shield" className="mt-1 text-good" />
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-condensed text-lg font-bold">{t("floor.title")}</span>
          <Price amount={floor} />
        </p>
        <p className="mt-1 text-sm">
          {t("floor.text")} {floor < total ? t("floor.why") : null}
        </p>
      </div>
    </div>
  );
}

// The amount of an offer: the guaranteed sum first, then what testing may add (rule 26). Needs the words of the
// namespace "trade-in-offer".

import { bani, type Bani } from "../../../../base/money.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Price } from "../../../kit/price.tsx";

type GuaranteedAmountProps = {
  offer: { floor: Bani; total: Bani };
  size?: "sm" | "md" | "lg";
  className?: string;
  /** CSS classes of a plain background behind the text, for use on a pattern. */ ground?: string;
};

export function GuaranteedAmount({
  offer: { floor, total },
  size = "lg",
  className = "",
  ground = "",
}: GuaranteedAmountProps) {
  const { t } = useWords("trade-in-offer");
  return (
    <span className="block">
      <span className={`flex w-fit flex-wrap items-baseline gap-x-2 ${ground}`}>
        <Price amount={floor} size={size} className={className} />
        <span className="text-sm font-semibold">{t("sure.label").toLocaleLowerCase()}</span>
      </span>
      {total > floor ? (
        <span className={`block w-fit text-sm ${ground}`}>
          {t("sure.rest", { rest: formatPrice(bani(total - floor)) })}
        </span>
      ) : null}
    </span>
  );
}

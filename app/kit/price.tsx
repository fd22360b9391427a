// Prices: the one place where bani become "4.599 RON".

import type { Bani } from "../../base/money.ts";
import { formatPrice } from "../i18n/format.ts";
import { useWords } from "../i18n/use-words.ts";

type PriceProps = {
  amount: Bani;
  /** The struck-through price: by law the lowest of the 30 days before the reduction (rule 20). */
  was?: Bani | null | undefined;
  /** Shows beside `was` that it is the lowest price of 30 days. */
  lowest30?: boolean;
  size?: "sm" | "md" | "lg";
  className?: string;
};

const sizes = { sm: "text-lg", md: "text-2xl", lg: "text-4xl" } as const;

export function Price({ amount, was, lowest30 = false, size = "md", className = "" }: PriceProps) {
  const { t } = useWords("kit");
  const isReduced = was !== undefined && was !== null && was > amount;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2.5 ${className}`}>
      <Amount amount={amount} className={`font-bold ${sizes[size]}`} />
      {isReduced ? (
        <span className="text-sm text-muted">
          <span className="sr-only">{t("price.was")} </span>
          <del className="money">{formatPrice(was)}</del>
        </span>
      ) : null}
      {isReduced && lowest30 ? <span className="basis-full text-xs text-muted">{t("price.lowest30")}</span> : null}
    </span>
  );
}

/** The amount alone. The bani and the currency are smaller; read aloud or copied it is one text. */
function Amount({ amount, className }: { amount: Bani; className: string }) {
  const text = formatPrice(amount);
  const end = text.search(/[,\s]/);
  return (
    <span className={`money whitespace-nowrap ${className}`}>
      {text.slice(0, end)}
      <span className="text-[0.75em] font-semibold">{text.slice(end)}</span>
    </span>
  );
}

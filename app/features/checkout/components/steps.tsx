// The progress of the checkout.

import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";

const steps = ["shipping", "payment", "complete"] as const; // spec 4
export type CheckoutStep = (typeof steps)[number];

export function Steps({ current }: { current: CheckoutStep }) {
  const { t } = useWords("checkout");
  const at = steps.indexOf(current);
  const done = current === "complete" ? steps.length : at;
  return (
    <ol aria-label={t("steps.label")} className="flex gap-1 font-condensed font-semibold sm:gap-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? "step" : undefined}
          className={`flex min-w-0 grow items-center gap-2 border-t-4 pt-2 text-sm leading-tight sm:text-base ${index <= at ? "border-action" : "border-line text-muted"}`}
        >
          {index < done ? <Icon name="check" size={16} /> : <span className="figure text-xs">{index + 1}</span>}
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}

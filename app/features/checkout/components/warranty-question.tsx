// The extended warranty, offered once before the order exists (rule 18). No answer is preselected, each button places an
// order with an obligation to pay, and the price is on the button.

import { bani, type Bani } from "../../../../base/money.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";

const benefits = ["years", "priority", "repair"] as const; // spec 9

type WarrantyQuestionProps = { form: string; total: Bani; price: Bani; isBusy: boolean };

/**
 * `form` is the id of the form that the two buttons submit, `total` is the order total without the warranty, `price` that
 * of the warranty.
 */
export function WarrantyQuestion({ form, total, price, isBusy }: WarrantyQuestionProps) {
  const { t } = useWords("checkout");
  const extended = bani(total + price);
  const answer = (value: "yes" | "no", amount: Bani) => (
    <Button
      form={form}
      name="extendedWarranty"
      value={value}
      variant="secondary"
      size="lg"
      busy={isBusy}
      className="w-full flex-col !gap-0.5 py-2"
    >
      <span>{t(`warranty.${value}`)}</span>
      <span className="text-sm font-normal">{t("warranty.obligation", { total: formatPrice(amount) })}</span>
    </Button>
  );
  return (
    <>
      <p>{t("warranty.text", { price: formatPrice(price) })}</p>
      <ul className="mt-4 flex flex-col gap-2">
        {benefits.map((benefit) => (
          <li key={benefit} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 text-good" />
            {t(`warranty.${benefit}`)}
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col gap-3">
        {answer("yes", extended)}
        {answer("no", total)}
      </div>
    </>
  );
}

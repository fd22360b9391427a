// The amounts of goods, services and delivery: the same list in the cart, the checkout and orders.

import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { bani, type Bani } from "../../../base/money.ts";
import { Price } from "../../kit/price.tsx";

type AmountsProps = {
  /** The code of the voucher that the reduction is from, if it is from one. */
  voucher?: string | null;
  totals: { goods: Bani; services: Bani; shipping: Bani; reduction?: Bani; total: Bani };
};

/** Needs the words of the namespace "cart". */
export function Amounts({ totals, voucher = null }: AmountsProps) {
  const { t } = useWords("cart");
  const { goods, services, shipping, reduction = 0, total } = totals;
  return (
    <dl className="flex flex-col gap-2">
      <Row label={t("summary.subtotal")} amount={formatPrice(goods)} />
      {services > 0 ? <Row label={t("summary.services")} amount={formatPrice(services)} /> : null}
      <Row label={t("summary.shipping")} amount={shipping === 0 ? null : formatPrice(shipping)} />
      {reduction > 0 ? (
        <Row
          label={voucher === null ? t("summary.reduction") : t("summary.voucher", { code: voucher })}
          amount={formatPrice(bani(-reduction))}
        />
      ) : null}
      <div className="flex items-baseline justify-between gap-4 border-t border-edge pt-3">
        <dt className="font-condensed text-xl font-bold">{t("summary.total")}</dt>
        <dd>
          <Price amount={total} />
        </dd>
      </div>
    </dl>
  );
}

function Row({ label, amount }: { label: string; amount: string | null }) {
  const { t } = useWords("cart");
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd className={amount === null ? "" : "money"}>{amount ?? t("summary.free")}</dd>
    </div>
  );
}

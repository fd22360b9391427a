// What the cart comes to, and how far it is from free shipping. The hint and the charge come from the same function.

import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { FREE_SHIPPING_ABOVE } from "../../../shop/cart/shipping.ts";
import type { ShownCart } from "../../routes/buying/shown-cart.server.ts";
import { ButtonLink } from "../button.tsx";
import { Panel } from "../panel.tsx";
import { Price } from "../price.tsx";
import { Progress } from "../progress.tsx";

export function CartSummary({ cart }: { cart: Pick<ShownCart, "totals" | "canBeOrdered"> }) {
  const { t } = useWords("cart");
  const { totals } = cart;
  return (
    <Panel label={t("summary.title")} className="lg:sticky lg:top-28">
      <FreeShippingHint totals={totals} />
      <dl className="mt-5 flex flex-col gap-2">
        <div className="flex justify-between gap-4">
          <dt>{t("summary.subtotal")}</dt>
          <dd className="figure">{formatPrice(totals.goods)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{t("summary.shipping")}</dt>
          <dd className={totals.shipping === 0 ? "" : "figure"}>{totals.shipping === 0 ? t("summary.free") : formatPrice(totals.shipping)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t border-edge pt-3">
          <dt className="font-condensed text-xl font-bold">{t("summary.total")}</dt>
          <dd>
            <Price amount={totals.total} />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-end text-xs text-muted">{t("summary.vat")}</p>
      {cart.canBeOrdered ? (
        <ButtonLink to="/checkout" size="lg" className="mt-5 w-full">
          {t("checkout")}
        </ButtonLink>
      ) : (
        <p className="mt-5 text-sm font-semibold text-warn">{t("blocked")}</p>
      )}
    </Panel>
  );
}

function FreeShippingHint({ totals }: { totals: ShownCart["totals"] }) {
  const { t } = useWords("cart");
  const missing = totals.missingForFreeShipping;
  const hint = missing === null ? t("hint.reached") : missing === 0 ? t("hint.any") : t("hint.missing", { amount: formatPrice(missing) });
  return <Progress label={hint} value={Math.min(totals.goods, FREE_SHIPPING_ABOVE)} max={FREE_SHIPPING_ABOVE} />;
}

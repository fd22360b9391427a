// The totals of the cart, and the amount missing for free shipping. The hint and the fee come from the same function.

import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { CartPageView } from "../../../shared/cart/cart.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Progress } from "../../../kit/progress.tsx";
import { Amounts } from "../../../shared/cart/amounts.tsx";
import { VoucherForm } from "../../../shared/cart/voucher-form.tsx";
import { useCompany } from "../../../kit/pages/company.ts";

type CartSummaryProps = {
  cart: Pick<CartPageView, "totals" | "voucher" | "canBeOrdered">;
  /** The error of a voucher that a form without JavaScript sent. */
  voucherError: string | null;
};

export function CartSummary({ cart, voucherError }: CartSummaryProps) {
  const { t } = useWords("cart");
  const { totals } = cart;
  const isVatRegistered = useCompany()?.isVatRegistered ?? true;
  return (
    <Panel label={t("summary.title")} className="lg:sticky lg:top-28">
      <FreeShippingHint totals={totals} />
      <div className="mt-5">
        <Amounts totals={totals} voucher={cart.voucher?.code ?? null} />
      </div>
      <p className="mt-1 text-end text-xs text-muted">{t(isVatRegistered ? "summary.vat" : "summary.noVat")}</p>
      <div className="mt-3">
        <VoucherForm voucher={cart.voucher} submitError={voucherError} />
      </div>
      {cart.canBeOrdered ? (
        <ButtonLink to={links.checkout()} size="lg" className="mt-5 w-full">
          {t("checkout")}
        </ButtonLink>
      ) : (
        <p className="mt-5 text-sm font-semibold text-warn">{t("blocked")}</p>
      )}
    </Panel>
  );
}

function FreeShippingHint({ totals }: { totals: CartPageView["totals"] }) {
  const { t } = useWords("cart");
  const missing = totals.missingForFreeShipping;
  const { freeAbove, courierFee } = totals.terms;
  if (freeAbove === null || courierFee === 0) return null;
  const hint =
    missing === null
      ? t("hint.reached")
      : missing === 0
        ? t("hint.any")
        : t("hint.missing", { amount: formatPrice(missing) });
  return <Progress label={hint} value={Math.min(totals.goods, freeAbove)} max={freeAbove} />;
}

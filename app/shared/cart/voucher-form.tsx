// The voucher of the cart: the field for its code, what it takes off, or why it takes off nothing.

import type { CartPageView } from "./cart.view.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { formatPrice } from "../../i18n/format.ts";
import { Button } from "../../kit/button.tsx";
import { TextField } from "../../kit/field.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { LONGEST_CODE } from "../../../shop/vouchers/voucher.ts";
import { useCartForm } from "./add-to-cart.tsx";

type VoucherFormProps = {
  voucher: CartPageView["voucher"];
  /** The error of a code that a form without JavaScript sent. */
  submitError?: string | null;
  /** Outside the cart: without JavaScript the form redirects back to this address. */
  back?: string;
};

/** Needs the words of the namespaces "cart" and "domain-errors". */
export function VoucherForm({ voucher, submitError = null, back }: VoucherFormProps) {
  const { t } = useWords("cart");
  const { form, isBusy, answer, error } = useCartForm({ inField: true });
  const shownError = answer === undefined ? submitError : error;
  if (voucher) return <AppliedVoucher voucher={voucher} back={back} />;
  return (
    <details open={shownError !== null} className="border-t border-edge pt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("voucher.open")}</summary>
      <form {...form} noValidate className="flex items-end gap-3">
        <input type="hidden" name="intent" value="voucher" />
        {back ? <input type="hidden" name="back" value={back} /> : null}
        <TextField
          id="voucher-code"
          name="code"
          label={t("voucher.code")}
          error={shownError}
          maxLength={LONGEST_CODE}
          autoCapitalize="characters"
          autoComplete="off"
          required
          className="min-w-0 grow"
        />
        <Button variant="secondary" busy={isBusy}>
          {t("voucher.apply")}
        </Button>
      </form>
    </details>
  );
}

function AppliedVoucher({
  voucher,
  back,
}: {
  voucher: NonNullable<CartPageView["voucher"]>;
  back: string | undefined;
}) {
  const { t } = useWords("cart");
  const { formatDomainError } = useDomainErrors();
  const { form, isBusy } = useCartForm();
  const { code, issue, isCut, discount } = voucher;
  return (
    <div className="border-t border-edge pt-3" aria-live="polite">
      <form {...form} className="flex items-center justify-between gap-3">
        <input type="hidden" name="intent" value="voucher" />
        <input type="hidden" name="code" value="" />
        {back ? <input type="hidden" name="back" value={back} /> : null}
        <span className="min-w-0 font-condensed font-semibold wrap-anywhere">
          {issue ? code : t("voucher.applied", { code })}
        </span>
        <Button variant="quiet" size="sm" busy={isBusy} aria-label={t("voucher.remove", { code })}>
          {t("voucher.removeShort")}
        </Button>
      </form>
      {issue ? <p className="text-sm font-semibold text-warn">{formatDomainError(issue)}</p> : null}
      {isCut ? <p className="text-sm text-muted">{t("voucher.cut", { amount: formatPrice(discount) })}</p> : null}
    </div>
  );
}

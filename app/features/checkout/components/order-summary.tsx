// The lines and the total of the order, beside the checkout's forms.

import { times } from "../../../../base/money.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { CartPageView } from "../../../shared/cart/cart.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Amounts } from "../../../shared/cart/amounts.tsx";
import { VoucherForm } from "../../../shared/cart/voucher-form.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { Picture } from "../../../kit/picture/picture.tsx";
import { ScrollList } from "../../../kit/scroll-list.tsx";
import { GoodsCondition } from "./order-clauses.tsx";
import { Countdown, type Held } from "./countdown.tsx";

type OrderSummaryProps = {
  cart: Pick<CartPageView, "lines" | "voucher">;
  totals: CartPageView["totals"];
  held: Held | null;
  guaranteeMonths: number | null;
  /** The address of this step. */
  back: string;
};

export function OrderSummary({ cart, totals, held, guaranteeMonths, back }: OrderSummaryProps) {
  const { t } = useWords("checkout");
  return (
    <Panel label={t("summary.title")} className="lg:sticky lg:top-28">
      <ScrollList label={t("summary.items")} rows={cart.lines.length}>
        {cart.lines.map(({ goods, quantity, maximum, gameTest }) => (
          <li key={goods.id} className="flex items-center gap-3 py-2.5 first:pt-0">
            <Picture src={goods.picture} alt="" width={800} height={600} className="w-16 shrink-0" />
            <span className="min-w-0 grow leading-tight">
              <span className={`font-condensed font-bold ${maximum === 0 ? "text-muted line-through" : ""}`}>
                {goods.title}
              </span>
              {goods.os ? <span className="block text-sm text-muted">{t(`summary.os.${goods.os}`)}</span> : null}
              {maximum === 0 ? (
                <span className="block text-sm font-semibold text-warn">{t("summary.lost")}</span>
              ) : null}
              <span className="block text-sm text-muted">
                <GoodsCondition goods={goods} guaranteeMonths={guaranteeMonths} />
              </span>
              {quantity > 1 ? (
                <span className="block text-sm text-muted">{t("summary.pieces", { count: quantity })}</span>
              ) : null}
              {gameTest ? (
                <span className="block text-sm text-muted">{t("summary.test", { games: gameTest.join(", ") })}</span>
              ) : null}
            </span>
            <span className={`money shrink-0 text-base ${maximum === 0 ? "text-muted line-through" : ""}`}>
              {formatPrice(times(goods.price, quantity))}
            </span>
          </li>
        ))}
      </ScrollList>
      <div className="mt-3 border-t border-edge pt-3">
        <Amounts totals={totals} voucher={cart.voucher?.code ?? null} />
      </div>
      <div className="mt-3">
        <VoucherForm voucher={cart.voucher} back={back} />
      </div>
      {held ? <Countdown held={held} className="mt-4" /> : null}
      <ButtonLink to={links.cart()} variant="quiet" size="sm" className="-ms-3 mt-2">
        {t("summary.edit")}
      </ButtonLink>
    </Panel>
  );
}

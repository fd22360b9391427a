// The lines and the total of the order: beside the checkout's forms, and on a narrow screen one line above them, which stays in view and unfolds.

import { times } from "../../../../base/money.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { CartPageView } from "../../../shared/cart/cart.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Amounts } from "../../../shared/cart/amounts.tsx";
import { VoucherForm } from "../../../shared/cart/voucher-form.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Price } from "../../../kit/price.tsx";
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
    <details className="group lg:min-h-0 lg:overflow-y-auto lg:details-content:[content-visibility:visible] rounded-sm border border-line bg-surface max-lg:sticky max-lg:top-0 max-lg:z-30 max-lg:order-first max-lg:-mx-4 max-lg:border-x-0 max-lg:shadow-float">
      <SummaryLine {...{ cart, totals, held }} />
      <div className="p-4 max-lg:max-h-[60dvh] max-lg:overflow-y-auto md:p-6">
        <h2 className="silk mb-3 flex items-center gap-3 text-muted after:h-px after:grow after:bg-line max-lg:hidden">
          {t("summary.title")}
        </h2>
        <Lines {...{ cart, guaranteeMonths }} />
        <div className="mt-3 border-t border-edge pt-3">
          <Amounts totals={totals} voucher={cart.voucher?.code ?? null} />
        </div>
        <div className="mt-3">
          <VoucherForm voucher={cart.voucher} back={back} />
        </div>
        <ButtonLink to={links.cart()} variant="quiet" size="sm" className="-ms-3 mt-2">
          {t("summary.edit")}
        </ButtonLink>
      </div>
    </details>
  );
}

/** The first line of a narrow screen: what is bought, until when it is kept, and the total. */
function SummaryLine({ cart, totals, held }: Pick<OrderSummaryProps, "cart" | "totals" | "held">) {
  const { t } = useWords("checkout");
  const first = cart.lines[0];
  return (
    <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-1.5 supports-[selector(::details-content)]:lg:hidden">
      {first ? <Picture src={first.goods.picture} alt="" width={800} height={600} className="w-12 shrink-0" /> : null}
      <span className="min-w-0 grow leading-tight">
        <span className="block font-condensed font-semibold">
          {t("summary.title")}
          <Icon
            name="chevron"
            size={16}
            className="ms-1 inline align-middle transition-[rotate] duration-150 group-open:rotate-180"
          />
        </span>
        {held ? <Countdown held={held} size="short" /> : null}
      </span>
      <Price amount={totals.total} />
    </summary>
  );
}

function Lines({ cart, guaranteeMonths }: Pick<OrderSummaryProps, "cart" | "guaranteeMonths">) {
  const { t } = useWords("checkout");
  return (
    <ScrollList label={t("summary.items")} rows={cart.lines.length}>
      {cart.lines.map(({ goods, quantity, maximum, gameTest }) => (
        <li key={goods.id} className="flex items-start gap-3 py-2.5 first:pt-0">
          <Picture src={goods.picture} alt="" width={800} height={600} className="w-16 shrink-0" />
          <span className="min-w-0 grow leading-tight">
            <span className={`font-condensed font-bold ${maximum === 0 ? "text-muted line-through" : ""}`}>
              {goods.title}
            </span>
            {goods.os ? <span className="block text-sm text-muted">{t(`summary.os.${goods.os}`)}</span> : null}
            {maximum === 0 ? <span className="block text-sm font-semibold text-warn">{t("summary.lost")}</span> : null}
            <span className="block text-sm text-muted">
              <GoodsCondition goods={goods} guaranteeMonths={guaranteeMonths} />
            </span>
            {quantity > 1 ? (
              <span className="block text-sm text-muted">{t("summary.pieces", { count: quantity })}</span>
            ) : null}
            {gameTest ? (
              <span className="block text-sm text-muted">{t("summary.test", { games: gameTest.join(", ") })}</span>
            ) : null}
            <span
              className={`money mt-1 block text-base font-semibold ${maximum === 0 ? "text-muted line-through" : ""}`}
            >
              {formatPrice(times(goods.price, quantity))}
            </span>
          </span>
        </li>
      ))}
    </ScrollList>
  );
}

// What is being ordered and what it comes to, beside the checkout's forms.

import { times } from "../../../base/money.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { ShownCart } from "../../routes/buying/shown-cart.server.ts";
import { ButtonLink } from "../button.tsx";
import { Panel } from "../panel.tsx";
import { Picture } from "../picture.tsx";
import { Price } from "../price.tsx";
import { Countdown } from "./countdown.tsx";

export function OrderSummary({ cart, heldSeconds }: { cart: ShownCart; heldSeconds: number | null }) {
  const { t } = useWords("checkout");
  const { totals } = cart;
  return (
    <Panel label={t("summary.title")} className="lg:sticky lg:top-28">
      <ul className="divide-y divide-line">
        {cart.lines.map(({ goods, quantity }) => (
          <li key={goods.id} className="flex items-center gap-3 py-2.5 first:pt-0">
            <Picture src={goods.picture} alt="" width={800} height={600} className="w-16 shrink-0" />
            <span className="min-w-0 grow leading-tight">
              <span className="font-condensed font-bold">{goods.title}</span>
              {quantity > 1 ? <span className="block text-sm text-muted">{t("summary.pieces", { count: quantity })}</span> : null}
            </span>
            <span className="figure shrink-0 text-sm">{formatPrice(times(goods.price, quantity))}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-3 flex flex-col gap-2 border-t border-edge pt-3">
        <div className="flex justify-between gap-4 text-sm">
          <dt>{t("summary.shipping")}</dt>
          <dd className={totals.shipping === 0 ? "" : "figure"}>{totals.shipping === 0 ? t("summary.free") : formatPrice(totals.shipping)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-condensed text-xl font-bold">{t("summary.total")}</dt>
          <dd>
            <Price amount={totals.total} />
          </dd>
        </div>
      </dl>
      {heldSeconds === null ? null : (
        <div className="mt-4">
          <Countdown seconds={heldSeconds} />
        </div>
      )}
      <ButtonLink to="/cart" variant="quiet" size="sm" className="-ms-3 mt-2">
        {t("summary.edit")}
      </ButtonLink>
    </Panel>
  );
}

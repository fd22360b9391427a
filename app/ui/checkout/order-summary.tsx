// What is being ordered and what it comes to, beside the checkout's forms.

import { times } from "../../../base/money.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { ShownCart } from "../../routes/buying/shown-cart.server.ts";
import { ButtonLink } from "../button.tsx";
import { Amounts } from "../cart/amounts.tsx";
import { Panel } from "../panel.tsx";
import { Picture } from "../picture.tsx";
import { Countdown } from "./countdown.tsx";

export function OrderSummary({ cart, heldSeconds }: { cart: ShownCart; heldSeconds: number | null }) {
  const { t } = useWords("checkout");
  const { totals } = cart;
  return (
    <Panel label={t("summary.title")} className="lg:sticky lg:top-28">
      <ul className="divide-y divide-line">
        {cart.lines.map(({ goods, quantity, gameTest }) => (
          <li key={goods.id} className="flex items-center gap-3 py-2.5 first:pt-0">
            <Picture src={goods.picture} alt="" width={800} height={600} className="w-16 shrink-0" />
            <span className="min-w-0 grow leading-tight">
              <span className="font-condensed font-bold">{goods.title}</span>
              {quantity > 1 ? <span className="block text-sm text-muted">{t("summary.pieces", { count: quantity })}</span> : null}
              {gameTest ? <span className="block text-sm text-muted">{t("summary.test", { games: gameTest.join(", ") })}</span> : null}
            </span>
            <span className="figure shrink-0 text-sm">{formatPrice(times(goods.price, quantity))}</span>
          </li>
        ))}
      </ul>
      <div className="mt-3 border-t border-edge pt-3">
        <Amounts totals={totals} />
      </div>
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

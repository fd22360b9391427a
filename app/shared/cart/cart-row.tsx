// One line of the cart: the product, its quantity, its price, and what changed since it was added.

import { Link } from "react-router";
import { times, type Bani } from "../../../base/money.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { FitView } from "../own-pc/fit.ts";
import { FitMark } from "../own-pc/fit-mark.tsx";
import { useFacts } from "../catalogue/use-facts.ts";
import type { CartLineView } from "./cart.view.server.ts";
import { Button } from "../../kit/button.tsx";
import { Guarantee } from "../../kit/guarantee.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Picture } from "../../kit/picture/picture.tsx";
import { Price } from "../../kit/price.tsx";
import { Quantity } from "../../kit/quantity.tsx";
import { UnbrokenNames } from "../../kit/unbroken-names.tsx";
import { useCartForm } from "./add-to-cart.tsx";
import { SimilarGoods } from "./suggestions.tsx";
import { useTaxRegime } from "../../kit/tax-regime.tsx";

/**
 * `fit`: whether it fits the visitor's own PC; null while none is described, and for whole computers. `testPrice`: what a test of games costs on
 * one PC.
 */
type CartRowProps = { line: CartLineView; fit: FitView | null; testPrice: Bani; submitError: string | null };

export function CartRow({ line, fit, testPrice, submitError }: CartRowProps) {
  const { t } = useWords("cart");
  const { t: kit } = useWords("kit");
  const taxOf = useTaxRegime();
  const factsIn = useFacts();
  const { goods, quantity } = line;
  return (
    <li className="border-b border-line py-5">
      <div className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 sm:grid-cols-[9rem_1fr_auto] sm:gap-x-6">
        <Link to={links.product(goods.id)} tabIndex={-1} aria-hidden="true">
          <Picture src={goods.picture} alt="" width={800} height={600} />
        </Link>
        <div className="min-w-0">
          <Link
            to={links.product(goods.id)}
            className="font-condensed text-xl font-bold leading-tight underline-offset-4 hover:underline"
          >
            <UnbrokenNames title={goods.title} />
          </Link>
          <p className="mt-1 text-sm text-muted">{factsIn(goods.facts).join(" · ")}</p>
          <p className="mt-1 text-sm">
            {kit("condition.refurbished")}
            {goods.grade === null ? null : ` · ${kit("condition.grade", { grade: goods.grade })}`} ·{" "}
            <Guarantee commercial={goods.warrantyMonths} />
          </p>
          {line.regime === null ? null : <p className="mt-1 text-sm text-muted">{taxOf(line.regime).name}</p>}
          {fit ? <FitMark fit={fit} className="mt-2" /> : null}
          {quantity > 1 ? <p className="mt-1 text-sm">{t("row.each", { price: formatPrice(goods.price) })}</p> : null}
        </div>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
          <Price amount={times(goods.price, quantity)} />
          <div className="flex items-center gap-1">
            <RowQuantity line={line} submitError={submitError} />
            <RemoveButton intent="remove" productId={goods.id} label={t("row.remove", { name: goods.title })} />
          </div>
        </div>
      </div>
      {line.gameTest ? <RowTest line={line} games={line.gameTest} price={testPrice} /> : null}
      <RowIssues line={line} />
    </li>
  );
}

/** The game test ordered for this PC: its price, the games, and a button to remove it. */
function RowTest({ line: { goods }, games, price }: { line: CartLineView; games: readonly string[]; price: Bani }) {
  const { t } = useWords("cart");
  return (
    <div className="mt-4 grid grid-cols-[1fr_auto_auto] items-center gap-x-3 border-s-4 border-edge bg-surface py-2 ps-4 pe-1">
      <span className="min-w-0 leading-tight">
        <span className="font-condensed font-bold">{t("test.title")}</span>
        <span className="block text-sm text-muted">
          {games.join(", ")} ·{" "}
          <Link to={links.product(goods.id, { tab: "benchmarks" })} className="link">
            {t("test.change")}
          </Link>
        </span>
      </span>
      <span className="money text-base font-semibold">{formatPrice(price)}</span>
      <RemoveButton intent="drop-test" productId={goods.id} label={t("test.remove", { name: goods.title })} />
    </div>
  );
}

/** Whether the line has a quantity field: a single unit has no choice. */
export function hasQuantity({ quantity, maximum }: Pick<CartLineView, "quantity" | "maximum">): boolean {
  return maximum > 1 || quantity > 1;
}

/** `submitError`: the error of the quantity that a form without JavaScript sent. */
function RowQuantity({
  line: { goods, quantity, maximum },
  submitError,
}: {
  line: CartLineView;
  submitError: string | null;
}) {
  const { t } = useWords("cart");
  const { form, answer, error } = useCartForm({ inField: true });
  if (!hasQuantity({ quantity, maximum })) return <span className="px-2 text-sm text-muted">{t("row.single")}</span>;
  return (
    <form {...form} noValidate>
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="productId" value={goods.id} />
      <Quantity
        id={`quantity-${goods.id}`}
        value={quantity}
        max={Math.max(maximum, 1)}
        label={t("row.quantity", { name: goods.title })}
        error={answer === undefined ? submitError : error}
        answer={answer}
        submits
      />
    </form>
  );
}

function RemoveButton({
  intent,
  productId,
  label,
}: {
  intent: "remove" | "drop-test";
  productId: number;
  label: string;
}) {
  const { t } = useWords("cart");
  const { form, isBusy } = useCartForm();
  return (
    <form {...form}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={productId} />
      <Button variant="quiet" size="sm" busy={isBusy} aria-label={label} title={t("row.removeShort")}>
        <Icon name="trash" />
      </Button>
    </form>
  );
}

type RowIssuesProps = {
  line: Pick<CartLineView, "goods" | "issues" | "similar" | "maximum">;
  /** Outside the cart: the line is changed on this page, and without JavaScript the form redirects back to it. */
  back?: string;
};

/** The issue that must be solved before the line can be ordered, and alternatives. */
export function RowIssues({ line, back }: RowIssuesProps) {
  const { t } = useWords("cart");
  const { goods, issues, similar } = line;
  if (issues.length === 0) return null;
  const isMissing = issues.some(({ code }) => code !== "price-changed");
  return (
    <div className="mt-4 flex flex-col gap-3">
      {issues.map((issue) => (
        <Notice key={issue.code} tone={issue.code === "price-changed" ? "info" : "warn"}>
          {issue.code === "price-changed"
            ? t("issue.price-changed", {
                name: goods.title,
                before: formatPrice(issue.before),
                now: formatPrice(goods.price),
              })
            : null}
          {issue.code === "fewer" ? t("issue.fewer", { name: goods.title, count: issue.available }) : null}
          {issue.code === "sold" || issue.code === "held" ? t(`issue.${issue.code}`, { name: goods.title }) : null}
        </Notice>
      ))}
      {back && isMissing ? <PutRight line={line} back={back} /> : null}
      {similar.length > 0 ? <SimilarGoods similar={similar} /> : null}
    </div>
  );
}

/** One button removes the line from the order, or reduces it to the available quantity. */
function PutRight({ line: { goods, maximum }, back }: Required<RowIssuesProps>) {
  const { t } = useWords("cart");
  const { form, isBusy } = useCartForm();
  return (
    <form {...form}>
      <input type="hidden" name="intent" value={maximum > 0 ? "set" : "remove"} />
      <input type="hidden" name="productId" value={goods.id} />
      <input type="hidden" name="quantity" value={maximum} />
      <input type="hidden" name="back" value={back} />
      <Button variant="secondary" size="sm" busy={isBusy}>
        {maximum > 0 ? t("issue.take", { count: maximum }) : t("issue.leaveOut", { name: goods.title })}
      </Button>
    </form>
  );
}

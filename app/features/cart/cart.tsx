// The cart (spec 2): its lines, the total and the recommendations.

import type { Route } from "./+types/cart";
import { parseListingId } from "../../../base/id.ts";
import { recommend } from "../../../shop/cart/recommend.server.ts";
import { readRemoved } from "../../../shop/cart/removed.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { findUnpaid } from "../../../shop/orders/checkout/find-unpaid.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { visitorOf } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { CartRow, hasQuantity } from "../../shared/cart/cart-row.tsx";
import { CartSummary } from "./components/cart-summary.tsx";
import { ClearCart } from "./components/clear-cart.tsx";
import { Suggestions } from "../../shared/cart/suggestions.tsx";
import { Undo } from "./components/undo.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Notice } from "../../kit/notice.tsx";
import { UnpaidOrder } from "./components/unpaid-order.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { GameTestForm } from "../../shared/product/game-test-form.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { takeCartForm } from "../../shared/cart/cart.action.server.ts";
import { namesOf } from "../../shared/orders/names-of.ts";
import { fitsFor } from "../../shared/own-pc/fits-for.server.ts";
import { cartPageView } from "../../shared/cart/cart.view.server.ts";
import { cartAsBuild } from "./cart-as-build.ts";
import { suggestionView } from "../../shared/orders/goods.view.server.ts";

export const handle = {
  words: ["cart", "product", "domain-errors"],
  body: { size: "form" },
  counts: "cart",
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visitorId = await visitorOf(request, shop);
  const params = new URL(request.url).searchParams;
  const cart = await viewCart(shop, { visitorId });
  const unpaid = await findUnpaid(shop, { visitorId });
  const ids = cart.lines.map(({ goods }) => goods.id);
  const added = parseListingId(params.get("added"));
  return {
    cart: cartPageView(cart, shop.catalogueIndex),
    suggestions: recommend(shop, { lines: cart.lines }).map((suggestion) =>
      suggestionView(suggestion, shop.catalogueIndex),
    ),
    unpaid,
    fits: await fitsFor(shop, { visitorId, ids, language: context.get(languageContext) }),
    // The results of forms sent without JavaScript, which redirect here.
    added: cart.lines.find((line) => line.goods.id === added)?.goods.title ?? null,
    tested: cart.lines.find((line) => line.goods.id === parseListingId(params.get("tested")))?.goods.title ?? null,
    removed: params.has("removed"),
    cleared: params.has("cleared"),
    restored: params.get("restored"),
    /** What the last action removed, if it can be restored. */
    undo: undoIn(params),
    merged: namesOf(
      cart.lines.map(({ goods }) => goods),
      params.get("merged"),
    ),
    build: params.has("build"),
    asBuild: cartAsBuild(cart.lines),
  };
}

function undoIn(params: URLSearchParams): string | null {
  const text = params.get("removed") ?? params.get("cleared");
  return readRemoved(text) === null ? null : text;
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeCartForm(context.get(shopContext), request);
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, suggestions, asBuild, fits } = loaderData;
  const { t } = useWords("cart");
  const { message, faultyId, wrongTest, voucherError } = useActionErrors(cart, actionData);
  const title = cart.items === 0 ? t("title.empty") : t("title.items", { count: cart.items });
  return (
    <Page title={title}>
      <Head title={t("title.empty")} hidden />
      <div className="flex flex-col gap-4 empty:hidden">
        {message && faultyId === null && !wrongTest && voucherError === null ? (
          <Notice tone="danger" live>
            {message}
          </Notice>
        ) : null}
        {actionData ? null : <Notices view={loaderData} />}
        {loaderData.unpaid ? <UnpaidOrder number={loaderData.unpaid} /> : null}
      </div>
      {wrongTest ? (
        <div className="mt-6">
          <GameTestForm productId={wrongTest.productId} price={cart.totals.terms.gameTest} sent={wrongTest.sent} />
        </div>
      ) : null}
      {cart.lines.length === 0 ? (
        <div className="mt-6">
          <Empty
            carton
            title={t("empty.title")}
            actions={<ButtonLink to={links.products()}>{t("empty.action")}</ButtonLink>}
          >
            {t("empty.text")}
          </Empty>
        </div>
      ) : (
        <div className="mt-6 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_24rem] lg:grid-rows-[auto_1fr]">
          <ul className="border-t border-line">
            {cart.lines.map((line) => (
              <CartRow
                key={line.goods.id}
                line={line}
                fit={fits[line.goods.id] ?? null}
                testPrice={cart.totals.terms.gameTest}
                submitError={line.goods.id === faultyId ? message : null}
              />
            ))}
          </ul>
          <div className="lg:row-span-2 lg:h-full">
            <CartSummary cart={cart} voucherError={voucherError} />
          </div>
          <CartActions asBuild={asBuild} />
        </div>
      )}
      {suggestions.length > 0 ? <Suggestions title={t("recommended")} suggestions={suggestions} /> : null}
    </Page>
  );
}

type View = Route.ComponentProps["loaderData"];

/** What was wrong with the last action. The message is displayed at its field, if the page has that field. */
function useActionErrors(cart: View["cart"], actionData: Route.ComponentProps["actionData"]) {
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = actionData && "errors" in actionData ? formatFields(actionData.errors) : null;
  const message =
    actionData && "domainError" in actionData
      ? formatDomainError(actionData.domainError)
      : errors && (Object.values(errors)[0] ?? null);
  const about = actionData && "about" in actionData ? actionData.about : null;
  const faultyId =
    about?.intent === "set" && cart.lines.some((line) => line.goods.id === about.productId && hasQuantity(line))
      ? about.productId
      : null;
  const wrongTest =
    about?.intent === "test" && about.productId && errors && actionData && "values" in actionData
      ? { productId: about.productId, sent: { errors, values: actionData.values } }
      : null;
  const voucherError = about?.intent === "voucher" && cart.lines.length > 0 ? message : null;
  return { message, faultyId, wrongTest, voucherError };
}

function Notices({ view }: { view: View }) {
  const { cart, added, tested, removed, cleared, restored, undo, merged, build } = view;
  const { t } = useWords("cart");
  return (
    <>
      {added ? (
        <Notice tone="good" live>
          {t("notice.added", { name: added })}
        </Notice>
      ) : null}
      {build && cart.items > 0 ? (
        <Notice tone="good" live>
          {t("notice.build")}
        </Notice>
      ) : null}
      {tested ? (
        <Notice tone="good" live>
          {t("notice.tested", { name: tested })}
        </Notice>
      ) : null}
      {removed || cleared ? (
        <Notice tone="good" live>
          {t(cleared ? "notice.cleared" : "notice.removed")}
          {undo ? <Undo items={undo} /> : null}
        </Notice>
      ) : null}
      {restored ? (
        <Notice tone={restored === "1" ? "good" : "warn"} live>
          {t(restored === "1" ? "notice.restored" : "notice.restoredPartly")}
        </Notice>
      ) : null}
      {merged.length > 0 ? <Notice live>{t("notice.merged", { names: merged.join(", ") })}</Notice> : null}
    </>
  );
}

function CartActions({ asBuild }: Pick<View, "asBuild">) {
  const { t } = useWords("cart");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      {asBuild ? (
        <ButtonLink to={asBuild} rel="nofollow" variant="secondary" className="max-sm:w-full">
          <Icon name="chip" size={18} />
          {t("check")}
        </ButtonLink>
      ) : null}
      <ButtonLink to={links.products()} variant="quiet" className="-ms-5">
        {t("continue")}
      </ButtonLink>
      <ClearCart />
    </div>
  );
}

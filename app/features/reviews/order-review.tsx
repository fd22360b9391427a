// The reviews of an order's products, for its buyer: with the key of the order's links, or signed in.

import { data, Form, redirect } from "react-router";
import type { Route } from "./+types/order-review";
import { stopAsking } from "../../../shop/reviews/ask-for-reviews.server.ts";
import { ReviewForm } from "../../../shop/reviews/forms.ts";
import { editableUntil, proposedAuthor } from "../../../shop/reviews/review.ts";
import { viewReviewable } from "../../../shop/reviews/view-reviewable.server.ts";
import { writeReview } from "../../../shop/reviews/write-review.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { parseFields, readFields } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { authorizeOrder, keyQueryOf } from "../../shared/orders/authorize-order.server.ts";
import { OrderGoods } from "./components/order-goods.tsx";
import { ReviewFields } from "./components/review-fields.tsx";

export const handle = {
  words: ["reviews", "domain-errors"],
  purpose: "form",
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const search = new URL(request.url).searchParams;
  const reviewable = await viewReviewable(shop, order);
  const goods = reviewable.map(({ listingId, title, review, isEditable }) => ({
    listingId,
    title,
    isEditable,
    review: review && { ...review, until: editableUntil(review) },
  }));
  const requested = goods.find(({ listingId }) => String(listingId) === search.get("listing"));
  const open = goods.filter(({ review }) => review === null);
  return {
    number: order.number,
    keyQuery: keyQueryOf(request),
    goods,
    chosen: (requested ?? (open.length === 1 ? open[0] : null))?.listingId ?? null,
    author: proposedAuthor(order.address),
    isDone: search.get("done") === "yes",
    stop: search.get("stop"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const key = new URL(request.url).searchParams.get("key");
  const fields = await readFields(request);
  // Mail programs that unsubscribe by themselves post this field (RFC 8058).
  if (fields?.["intent"] === "stop" || fields?.["List-Unsubscribe"] !== undefined) {
    await stopAsking(shop, order);
    return redirect(links.review(order.number, { key, stop: "done" }));
  }
  const parsed = parseFields(ReviewForm, fields && { stars: "", ...fields });
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null }, 422);
  const written = await writeReview(shop, { order, form: parsed.value, language: context.get(languageContext) });
  if (!written.ok)
    return data({ errors: {}, typed: fields ?? {}, domainError: written.domainError }, statusOf(written.domainError));
  return redirect(links.review(order.number, { key, done: "yes" }));
}

export default function OrderReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("reviews");
  const { number, goods, keyQuery, isDone, stop, author } = loaderData;
  const typed: Record<string, string> | undefined = actionData?.typed;
  const chosen = goods.find(({ listingId }) => String(listingId) === (typed?.["listing"] ?? String(loaderData.chosen)));
  return (
    <Page title={t("write.title")} lead={t("write.order", { number })}>
      <Head title={t("write.title")} hidden />
      <div className="flex max-w-3xl flex-col gap-8">
        {isDone && !actionData ? (
          <Notice tone="good" live>
            {t("write.done")}
          </Notice>
        ) : null}
        {goods.length === 0 ? (
          <Empty
            title={t("write.empty")}
            actions={<ButtonLink to={links.order(number, keyQuery)}>{t("write.backToOrder")}</ButtonLink>}
          >
            <p>{t("write.emptyText")}</p>
          </Empty>
        ) : (
          <OrderGoods number={number} keyQuery={keyQuery} goods={goods} chosen={chosen?.listingId ?? null} />
        )}
        {chosen?.isEditable ? (
          <ReviewFields key={chosen.listingId} goods={chosen} author={author} answer={actionData ?? null} />
        ) : null}
        {stop === null ? null : <Stop isDone={stop === "done"} />}
        {goods.length === 0 ? null : (
          <ButtonLink to={links.order(number, keyQuery)} variant="quiet" className="self-start">
            {t("write.backToOrder")}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}

/** Ends e-mails that ask for reviews. */
function Stop({ isDone }: { isDone: boolean }) {
  const { t } = useWords("reviews");
  if (isDone)
    return (
      <Notice tone="good" live>
        {t("stop.done")}
      </Notice>
    );
  return (
    <Notice title={t("stop.text")}>
      <Form method="post" className="mt-3">
        <Button name="intent" value="stop" variant="secondary">
          {t("stop.action")}
        </Button>
      </Form>
    </Notice>
  );
}

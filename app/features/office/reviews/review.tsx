// One review: its text, what it is about, and what staff do with it.

import { data, redirect } from "react-router";
import type { Route } from "./+types/review";
import { parseId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { decideReview } from "../../../../shop/reviews/decide-review.server.ts";
import { ReviewDecisionForm } from "../../../../shop/reviews/forms.ts";
import { viewReview } from "../../../../shop/reviews/list-reviews.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Stars } from "../../../shared/reviews/stars.tsx";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { postForm } from "../post-form.server.ts";
import { Decision } from "./components/decision.tsx";
import { ReviewAbout } from "./components/review-about.tsx";
import { ReviewHistory } from "./components/review-history.tsx";
import { ShopReply } from "./components/shop-reply.tsx";
import { ReviewStateBadge } from "./components/state-badges.tsx";

export const handle = {
  words: ["office", "office-reviews", "office-audit", "reviews", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

const done = ["publish", "reject", "reply"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "reviews.moderate");
  const id = parseId<"review">(params.id);
  const viewed = id && (await viewReview(shop, { id }));
  if (!viewed?.ok) throw data(null, { status: 404 });
  const { review, order, history, next } = viewed.value;
  const query = new URL(request.url).searchParams;
  return {
    review,
    history,
    lastChange: await lastChange(shop.db, { entity: "review", entityId: review.id }),
    next,
    order: {
      number: order.number,
      name: `${order.address.firstName} ${order.address.lastName}`,
      email: order.email,
      deliveredAt: order.deliveredAt,
    },
    done: done.find((each) => each === query.get("done")) ?? null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "reviews.moderate");
  const id = parseId<"review">(params.id);
  if (id === null) throw data(null, { status: 404 });
  const posted = await postForm(request, ReviewDecisionForm, async (form) =>
    withDecider(shop, await decideReview(shop, { id, form, actor }), { entity: "review", entityId: id }),
  );
  return posted.ok ? redirect(officeLinks.review(id, { done: posted.form.intent })) : posted.answer;
}

export default function OfficeReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords("office-reviews");
  const { formatFields } = useDomainErrors();
  const { review, order, history, next, done } = loaderData;
  const errors = formatFields(actionData?.errors);
  const isStale = actionData?.domainError?.code === "review-moved" && actionData.values["intent"] === "reply";
  const reply = { label: t("reply.body"), stored: review.reply ?? "", yours: actionData?.values["reply"] ?? "" };
  const conflict = useConflict(loaderData.lastChange, isStale ? [reply] : null);
  return (
    <OfficePage
      title={t("review.title", { goods: review.goods })}
      actions={
        <div className="flex flex-wrap gap-2">
          {next ? (
            <ButtonLink to={officeLinks.review(next)} variant="secondary">
              {t("next")}
            </ButtonLink>
          ) : null}
          <ButtonLink to={officeLinks.reviews({ state: "pending" })} variant="quiet">
            {t("back")}
          </ButtonLink>
        </div>
      }
    >
      {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      {conflict ? <Conflict conflict={conflict} reload={officeLinks.review(review.id)} /> : null}
      {actionData?.domainError && !conflict ? (
        <div className="mb-4">
          <FormProblems domainError={actionData.domainError} />
        </div>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel label={t("review.text")}>
            <p className="flex flex-wrap items-center gap-3">
              <Stars of={review.stars} size={22} />
              <ReviewStateBadge state={review.state} />
            </p>
            <div lang={review.language} className="mt-3 wrap-anywhere">
              {review.title === "" ? null : <p className="font-condensed text-xl font-bold">{review.title}</p>}
              <p className="mt-1 whitespace-pre-line">{review.body}</p>
            </div>
            <p className="mt-3 wrap-anywhere font-semibold">{review.author ?? "–"}</p>
            {review.editedAt > review.writtenAt ? (
              <p className="mt-1 text-sm text-muted">
                {t("review.edited", { at: formatDateTime(review.editedAt, language) })}
              </p>
            ) : null}
          </Panel>
          <Decision review={review} errors={errors} />
          <ShopReply
            key={review.version}
            review={review}
            typed={actionData?.values["intent"] === "reply" ? actionData.values["reply"] : undefined}
            errors={errors}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ReviewAbout review={review} order={order} />
          <ReviewHistory history={history} />
        </div>
      </div>
    </OfficePage>
  );
}

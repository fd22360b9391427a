// One question with its public wording: publishing it on the product's page, and taking it off.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/question";
import { parseId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { decideQuestion } from "../../../../shop/reviews/decide-question.server.ts";
import { QuestionDecisionForm } from "../../../../shop/reviews/forms.ts";
import { viewQuestion } from "../../../../shop/reviews/list-questions.server.ts";
import { LONGEST_FIRST_NAME, LONGEST_PUBLIC_ANSWER, LONGEST_QUESTION } from "../../../../shop/reviews/question.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextAreaField, TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useConflict } from "../components/use-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { postForm, type RejectedForm } from "../post-form.server.ts";
import { QuestionStateBadge } from "./components/state-badges.tsx";

export const handle = {
  words: ["office", "office-reviews", "office-audit", "domain-errors"],
  body: { size: "message" },
} satisfies RouteHandle;

const done = ["publish", "unpublish"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "reviews.moderate");
  const id = parseId<"question">(params.id);
  const viewed = id && (await viewQuestion(shop, { id }));
  if (!viewed?.ok) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  return {
    ...viewed.value,
    lastChange: await lastChange(shop.db, { entity: "question", entityId: viewed.value.question.id }),
    done: done.find((each) => each === query.get("done")) ?? null,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "reviews.moderate");
  const id = parseId<"question">(params.id);
  if (id === null) throw data(null, { status: 404 });
  const posted = await postForm(request, QuestionDecisionForm, async (form) =>
    withDecider(shop, await decideQuestion(shop, { id, form, actor }), { entity: "question", entityId: id }),
  );
  return posted.ok ? redirect(officeLinks.question(id, { done: posted.form.intent })) : posted.answer;
}

export default function OfficeQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-reviews");
  const { question, done } = loaderData;
  const typed = actionData?.domainError?.code === "question-moved" ? actionData.values : null;
  const conflict = useConflict(
    loaderData.lastChange,
    typed &&
      (["question", "answer", "name"] as const).map((name) => ({
        label: t(`question.${name}`),
        stored: question[name] ?? "",
        yours: typed[name] ?? "",
      })),
  );
  return (
    <OfficePage
      title={t("question.title", { goods: question.title })}
      actions={
        <ButtonLink to={officeLinks.questions()} variant="quiet">
          {t("question.back")}
        </ButtonLink>
      }
    >
      {done && !actionData ? <FlashMessage name="done" message={t(`question.done.${done}`)} /> : null}
      {conflict ? <Conflict conflict={conflict} reload={officeLinks.question(question.id)} /> : null}
      {actionData?.domainError && !conflict ? (
        <div className="mb-4">
          <FormProblems domainError={actionData.domainError} />
        </div>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <PublicWording view={loaderData} answer={actionData ?? null} />
        <Panel label={t("review.about")}>
          <QuestionStateBadge state={question.state} />
          <ul className="mt-3">
            <li>
              <ShopLink to={links.product(question.listingId)} className="link inline-flex min-h-11 items-center">
                {t("review.product")}
              </ShopLink>
            </li>
            {question.number === null ? null : (
              <li>
                <ShopLink to={officeLinks.message(question.number)} className="link inline-flex min-h-11 items-center">
                  {t("question.conversation", { number: question.number })}
                </ShopLink>
              </li>
            )}
          </ul>
        </Panel>
      </div>
    </OfficePage>
  );
}

function PublicWording({
  view: { question, sent },
  answer,
}: {
  view: Route.ComponentProps["loaderData"];
  answer: RejectedForm | null;
}) {
  const { t } = useWords("office-reviews");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(answer?.errors);
  const typed = answer?.values ?? {};
  const isPublic = question.state === "published";
  return (
    <Panel label={t("question.form")}>
      <Form key={question.version} method="post" noValidate className="flex flex-col gap-4">
        <input type="hidden" name="seen" value={question.version} />
        <ErrorSummary errors={errors} />
        {sent === null && !isPublic ? <Notice tone="warn">{t("question.unanswered")}</Notice> : null}
        <TextAreaField
          name="question"
          label={t("question.question")}
          hint={t("question.hint")}
          rows={4}
          maxLength={LONGEST_QUESTION}
          lang={question.language}
          defaultValue={typed["question"] ?? question.question}
          error={errors["question"]}
          required
        />
        <TextAreaField
          name="answer"
          label={t("question.answer")}
          rows={6}
          maxLength={LONGEST_PUBLIC_ANSWER}
          lang={question.language}
          defaultValue={typed["answer"] ?? question.answer ?? sent ?? ""}
          error={errors["answer"]}
          required
        />
        <TextField
          name="name"
          label={t("question.name")}
          hint={t("question.nameHint")}
          maxLength={LONGEST_FIRST_NAME}
          defaultValue={typed["name"] ?? question.name ?? ""}
          error={errors["name"]}
        />
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="publish" busy={isBusy}>
            {t(isPublic ? "question.change" : "question.publish")}
          </Button>
          {isPublic ? (
            <Button name="intent" value="unpublish" variant="secondary" busy={isBusy}>
              {t("question.unpublish")}
            </Button>
          ) : null}
        </div>
      </Form>
    </Panel>
  );
}

// The form of one review.

import { Form, useNavigation } from "react-router";
import { LONGEST_AUTHOR, LONGEST_REVIEW, LONGEST_REVIEW_TITLE, starGrades } from "../../../../shop/reviews/review.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { fieldId, TextAreaField, TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { StarShape } from "../../../shared/reviews/stars.tsx";
import type { GoodsToReview } from "./order-goods.tsx";

type Answer = { errors: Record<string, string>; typed: Record<string, string>; domainError: AnyDomainError | null };
type ReviewFieldsProps = { goods: GoodsToReview; author: string; answer: Answer | null };

export function ReviewFields({ goods: { listingId, title, review }, author, answer }: ReviewFieldsProps) {
  const { t } = useWords("reviews");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(answer?.errors);
  const typed = answer?.typed ?? {};
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="wrap-anywhere mb-4 text-2xl">
        {title}
      </h2>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <input type="hidden" name="listing" value={listingId} />
        <input type="hidden" name="seen" value={review?.version ?? 0} />
        {answer?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(answer.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        <StarChoices chosen={typed["stars"] ?? (review ? String(review.stars) : null)} error={errors["stars"]} />
        <TextField
          name="title"
          label={t("write.titleField")}
          maxLength={LONGEST_REVIEW_TITLE}
          required={false}
          defaultValue={typed["title"] ?? review?.title}
          error={errors["title"]}
        />
        <TextAreaField
          name="body"
          label={t("write.body")}
          hint={t("write.bodyHint")}
          rows={7}
          maxLength={LONGEST_REVIEW}
          required
          defaultValue={typed["body"] ?? review?.body}
          error={errors["body"]}
        />
        <TextField
          name="author"
          label={t("write.author")}
          hint={t("write.authorHint")}
          maxLength={LONGEST_AUTHOR}
          required
          defaultValue={typed["author"] ?? review?.author ?? author}
          error={errors["author"]}
        />
        <Button size="lg" busy={isBusy} className="self-start max-sm:w-full">
          {t(review ? "write.save" : "write.send")}
        </Button>
      </Form>
    </section>
  );
}

function StarChoices({ chosen, error }: { chosen: string | null; error: string | undefined }) {
  const { t } = useWords("reviews");
  const id = fieldId("stars");
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-condensed text-base font-semibold leading-tight">{t("write.stars")}</legend>
      <div className="grid gap-2 sm:grid-cols-5">
        {starGrades.toReversed().map((grade, index) => (
          <label
            key={grade}
            className="flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-raised px-3 py-2 has-checked:border-action has-checked:bg-sunken"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name="stars"
              value={grade}
              defaultChecked={chosen === String(grade)}
              className="size-5 shrink-0 accent-brand-trace"
            />
            <span className="sr-only">{t("stars.of", { stars: grade })}</span>
            <span aria-hidden="true" className="inline-flex text-action">
              {starGrades.slice(0, grade).map((each) => (
                <StarShape key={each} isFull size={16} />
              ))}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

// The form of a claim, for the buyer and for who took a warranty over: the error, extra questions, the description, the way back.

import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import type { RejectedFile } from "../../../../base/photo.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { LONGEST_STORY } from "../../../../shop/returns/claim.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextAreaField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ClaimPhotoField, ClaimPhotoProblems } from "./claim-photos.tsx";

type Texts = Record<string, string>;

export type ClaimFieldsProps = {
  pageKey: string;
  /** What the action answered to the last try. */
  answer:
    | {
        errors: Texts;
        typed: Texts;
        domainError: AnyDomainError | null;
        rejected: readonly RejectedFile[];
        /** The photos have to be chosen again. */
        isAgain: boolean;
      }
    | undefined;
  back: { to: string; label: string };
  /** What the page asks or says before the story. */
  children: (last: { errors: Texts; typed: Texts }) => ReactNode;
};

export function ClaimFields({ pageKey, answer, back, children }: ClaimFieldsProps) {
  const { t } = useWords("returns");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(answer?.errors);
  const typed = answer?.typed ?? {};
  return (
    <Form method="post" encType="multipart/form-data" noValidate className="flex max-w-3xl flex-col gap-6">
      <input type="hidden" name="pageKey" value={pageKey} />
      {answer?.domainError ? (
        <Notice tone="danger" live>
          {formatDomainError(answer.domainError)}
        </Notice>
      ) : null}
      <ClaimPhotoProblems rejected={answer?.rejected ?? []} />
      {answer?.isAgain ? <Notice tone="warn">{t("photos.again")}</Notice> : null}
      <ErrorSummary errors={errors} />
      {children({ errors, typed })}
      <TextAreaField
        name="story"
        label={t("claim.story")}
        hint={t("claim.storyHint")}
        rows={6}
        maxLength={LONGEST_STORY}
        required
        error={errors["story"]}
        defaultValue={typed["story"]}
      />
      <ClaimPhotoField />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <ButtonLink to={back.to} variant="secondary">
          {back.label}
        </ButtonLink>
        <Button size="lg" busy={isBusy} className="max-sm:w-full">
          {t("claim.action")}
        </Button>
      </div>
    </Form>
  );
}

// The form that asks about a listing.

import { Form, useNavigation } from "react-router";
import type { ListingId } from "../../../../base/id.ts";
import { LONGEST_QUESTION } from "../../../../shop/reviews/question.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextAreaField, TextField } from "../../../kit/field.tsx";
import { links } from "../../../links.ts";

/** A honeypot field: hidden from people, filled in by bots. */
export const HONEYPOT = "website";

type QuestionFieldsProps = {
  listingId: ListingId;
  values: Record<string, string>;
  errors: Record<string, string>;
};

export function QuestionFields({ listingId, values, errors }: QuestionFieldsProps) {
  const { t } = useWords("reviews");
  const isBusy = useNavigation().formAction === links.askAbout(listingId);
  return (
    <Form method="post" action={links.askAbout(listingId)} noValidate className="flex flex-col gap-5">
      <ErrorSummary errors={errors} />
      <p className="text-muted">{t("ask.lead")}</p>
      <TextAreaField
        name="question"
        label={t("ask.question")}
        rows={5}
        maxLength={LONGEST_QUESTION}
        required
        defaultValue={values["question"]}
        error={errors["question"]}
      />
      <TextField
        name="name"
        label={t("ask.name")}
        autoComplete="name"
        required
        defaultValue={values["name"]}
        error={errors["name"]}
      />
      <TextField
        name="email"
        type="email"
        label={t("ask.email")}
        autoComplete="email"
        required
        defaultValue={values["email"]}
        error={errors["email"]}
      />
      <div hidden>
        <label>
          {t("ask.trap")}
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-muted">{t("ask.public")}</p>
      <Button busy={isBusy} className="self-start">
        {t("ask.send")}
      </Button>
    </Form>
  );
}

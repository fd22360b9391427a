// Publishing a review, or rejecting it for one of the reasons of the list.

import { Form, useNavigation } from "react-router";
import { rejectionReasons, type Review } from "../../../../../shop/reviews/review.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type DecisionProps = { review: Pick<Review, "state" | "reason" | "version">; errors: Record<string, string> };

export function Decision({ review: { state, reason, version }, errors }: DecisionProps) {
  const { t } = useWords("office-reviews");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Panel label={t("decide.title")}>
      {reason ? <p className="mb-3 font-semibold">{t(`reason.${reason}`)}</p> : null}
      {state === "published" ? null : (
        <Form method="post" className="mb-5">
          <input type="hidden" name="seen" value={version} />
          <Button name="intent" value="publish" busy={isBusy}>
            {t("decide.publish")}
          </Button>
        </Form>
      )}
      {state === "rejected" ? null : (
        <Form method="post" noValidate className="flex flex-col gap-3 border-t border-line pt-4">
          <input type="hidden" name="seen" value={version} />
          <p className="text-sm text-muted">{t("decide.rule")}</p>
          <div className="flex flex-wrap items-end gap-3">
            <SelectField
              name="reason"
              label={t("decide.reason")}
              defaultValue=""
              error={errors["reason"]}
              className="grow"
              required
            >
              <option value="">{t("decide.choose")}</option>
              {rejectionReasons.map((each) => (
                <option key={each} value={each}>
                  {t(`reason.${each}`)}
                </option>
              ))}
            </SelectField>
            <Button name="intent" value="reject" variant="danger" busy={isBusy}>
              {t("decide.reject")}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  );
}

// The photos step, and below the photos the other facts that an offer depends on (rule 1).

import { Form, useNavigation } from "react-router";
import { conditions } from "../../../../../shop/pricing/declaration.ts";
import { LONGEST_NAME, LONGEST_TEXT, type TradeInDraft } from "../../../../../shop/trade-in/draft/draft.ts";
import type { RejectedFile } from "../../../../../base/photo.ts";
import { FEWEST_PHOTOS, MOST_PHOTOS } from "../../../../../shop/pricing/terms.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { WizardView } from "../../wizard/wizard.view.server.ts";
import { Choice } from "../../../../kit/choice.tsx";
import { CheckboxField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { PhotoDrop, type DroppedPhoto } from "./photo-drop.tsx";
import { StepButtons } from "../../wizard/components/wizard-frame.tsx";

type PhotosStepProps = {
  wizard: WizardView;
  photos: readonly DroppedPhoto[];
  answers: Pick<TradeInDraft, "condition" | "extras" | "photos">;
  asksForPsuModel: boolean;
  errors: Record<string, string>;
  typed: Record<string, string> | null;
  rejected: readonly RejectedFile[];
};

/**
 * `rejected`: the files that the server rejected from the plain form. Needs the words of the namespace
 * "trade-in-photos" too.
 */
export function PhotosStep({ wizard, answers, asksForPsuModel, errors, typed, photos, rejected }: PhotosStepProps) {
  const { t } = useWords("trade-in-wizard");
  const { state, formData } = useNavigation();
  const { extras } = answers;
  const condition = typed?.["condition"] ?? answers.condition;
  const text = (name: "accessories" | "psuModel" | "comments") => ({
    name,
    label: t(`extras.${name}`),
    required: false,
    error: errors[name],
    defaultValue: typed?.[name] ?? extras[name],
  });
  return (
    <>
      <PhotoDrop
        photos={photos}
        fewest={FEWEST_PHOTOS}
        most={MOST_PHOTOS}
        to={links.photo("draft", wizard.keyQuery)}
        page={links.sellStep("photos", wizard.keyQuery)}
        keyQuery={wizard.keyQuery}
        rejected={rejected}
      />
      <Form
        method="post"
        action={links.sellStep("photos", wizard.keyQuery)}
        noValidate
        className="mt-10 flex flex-col gap-6"
      >
        <h2 className="text-3xl">{t("extras.title")}</h2>
        <fieldset>
          <legend className="font-condensed text-xl font-bold">{t("extras.condition")}</legend>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            {conditions.map((each) => (
              <Choice
                key={each}
                name="condition"
                value={each}
                title={t(`extras.conditions.${each}.name`)}
                hint={t(`extras.conditions.${each}.text`)}
                checked={condition === each}
              />
            ))}
          </div>
        </fieldset>
        <CheckboxField
          name="boxIncluded"
          label={t("extras.box")}
          defaultChecked={typed ? "boxIncluded" in typed : extras.box}
          className="border border-line bg-surface px-4 py-1"
        />
        <TextField {...text("accessories")} hint={t("extras.accessoriesHint")} maxLength={LONGEST_TEXT} />
        {asksForPsuModel ? (
          <TextField {...text("psuModel")} maxLength={LONGEST_NAME} />
        ) : (
          <input type="hidden" name="psuModel" value={extras.psuModel} />
        )}
        <TextAreaField {...text("comments")} rows={3} maxLength={LONGEST_TEXT} />
        <StepButtons
          wizard={wizard}
          isBusy={state === "submitting" && formData?.get("intent") === "next"}
          isReady={answers.photos >= FEWEST_PHOTOS}
        />
      </Form>
    </>
  );
}

// A step that asks for one part: chosen from the list, named by hand, or skipped where the step allows it.

import { useEffect, useRef, useState, type ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { LONGEST_NAME, maySkip, partSteps, type PartStep } from "../../../../../shop/trade-in/draft/draft.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { PickedPart, PickerPart } from "../../../../shared/parts/picked-parts.server.ts";
import type { NameOption } from "../wizard.action.server.ts";
import type { WizardChoiceView, WizardView } from "../wizard.view.server.ts";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { PartName } from "../../../../shared/parts/part-name.tsx";
import { PartPicker, PlainList } from "./part-picker.tsx";
import { StepButtons } from "./wizard-frame.tsx";

type PartStepProps = {
  wizard: WizardView;
  step: PartStep;
  chosen: WizardChoiceView | null;
  picked: PickedPart;
  /** Whether the address has a query. */
  hasQuery: boolean;
  errors: Record<string, string>;
  typed: Record<string, string>;
  options: readonly NameOption[];
  children?: ReactNode;
};

/** The field value that means "keep the stored answer". */
const STORED_PART = "kept";
const STEP_FORM = "step";

export function PartStepForm({
  wizard,
  step,
  chosen: storedChoice,
  picked,
  hasQuery,
  errors,
  typed,
  options,
  children,
}: PartStepProps) {
  const { t } = useWords("trade-in-wizard");
  const isHydrated = useHydrated();
  const { state, formData } = useNavigation();
  /** The part picked on this screen; null once it was cleared, undefined while the draft's answer is unchanged. */
  const [ownChoice, setOwnChoice] = useState<PickerPart | null>();
  const next = useRef<HTMLButtonElement>(null);
  const chosen: WizardChoiceView | null =
    ownChoice === undefined ? storedChoice : ownChoice && { is: "known", ...ownChoice };

  // After a choice the focused search field is gone, so the focus moves to "next".
  useEffect(() => {
    if (ownChoice) next.current?.focus();
  }, [ownChoice]);

  const action = links.sellStep(step, wizard.keyQuery);
  const isBusy = state === "submitting" && formData?.get("intent") === "next";
  return (
    <>
      <output className="sr-only">{ownChoice ? `${t("picker.chosen")}: ${ownChoice.name}` : ""}</output>
      {chosen && isHydrated ? null : (
        <PartPicker
          key={step}
          category={partSteps[step]}
          picked={picked}
          onPick={setOwnChoice}
          keyQuery={wizard.keyQuery}
          error={errors["part"]}
          takesFocus={ownChoice === null}
        />
      )}
      <Form
        id={STEP_FORM}
        method="post"
        action={hasQuery && !isHydrated ? withQuery(action, picked.query) : action}
        noValidate
        className="mt-4"
      >
        {isHydrated ? <input type="hidden" name="part" value={ownChoice?.id ?? (chosen ? STORED_PART : "")} /> : null}
        {chosen ? <ChosenPart step={step} chosen={chosen} onClear={() => setOwnChoice(null)} /> : null}
        <PlainList picked={picked} hasQuery={hasQuery}>
          {(part) => (
            <label className="flex min-h-13 items-center gap-3 px-3.5 py-2">
              <input type="radio" name="part" value={part.id} className="size-5 shrink-0 accent-brand-trace" />
              <span>
                <PartName part={part} />
              </span>
            </label>
          )}
        </PlainList>
      </Form>
      {chosen && isHydrated ? null : <OtherAnswers {...{ step, action, typed, errors, options }} />}
      <StepButtons
        wizard={wizard}
        isBusy={isBusy}
        isReady={!isHydrated || chosen !== null}
        form={STEP_FORM}
        nextRef={next}
      />
      {children}
    </>
  );
}

type OtherAnswersProps = Pick<PartStepProps, "step" | "typed" | "errors" | "options"> & { action: string };

/** The other answers: skip, where the step allows it, or a name typed by hand. */
function OtherAnswers({ step, action, typed, errors, options }: OtherAnswersProps) {
  const { t } = useWords("trade-in-wizard");
  return (
    <>
      {maySkip(step) ? (
        <Form method="post" action={action}>
          <Button name="intent" value="skip" variant="secondary" size="lg" className="mt-4 w-full justify-start!">
            {t(`skip.${step as "gpu" | "psu" | "cooler"}`)}
          </Button>
        </Form>
      ) : null}
      <Form method="post" action={action} noValidate>
        <ByHand name="named" typed={typed["named"]} error={errors["named"]} options={options} />
      </Form>
    </>
  );
}

/** Without JavaScript, keeps the search in the address if the answer is rejected. */
function withQuery(action: string, query: string): string {
  return `${action}${action.includes("?") ? "&" : "?"}${new URLSearchParams({ q: query })}`;
}

/** The current answer. Without JavaScript it is one of the radio buttons. */
function ChosenPart({ step, chosen, onClear }: { step: PartStep; chosen: WizardChoiceView; onClear: () => void }) {
  const { t } = useWords("trade-in-wizard");
  const isHydrated = useHydrated();
  return (
    <div className="mb-4 border-2 border-good bg-good-soft p-4">
      <p className="silk flex items-center gap-1.5 text-good">
        <Icon name="check" size={16} />
        {t("picker.chosen")}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-3">
        <label className="flex min-w-0 items-center gap-3">
          {isHydrated ? null : (
            <input
              type="radio"
              name="part"
              value={STORED_PART}
              defaultChecked
              className="size-5 shrink-0 accent-brand-trace"
            />
          )}
          <span className="min-w-0">
            <ChoiceName step={step} chosen={chosen} />
          </span>
        </label>
        {isHydrated ? (
          <Button type="button" variant="secondary" size="sm" onClick={onClear}>
            <Icon name="close" size={16} />
            {t("picker.clear")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function ChoiceName({ step, chosen }: { step: PartStep; chosen: WizardChoiceView }) {
  const { t } = useWords("trade-in-wizard");
  if (chosen.is === "skipped")
    return <PartName part={{ name: t(`skipped.${step as "gpu" | "psu" | "cooler"}`), details: "" }} />;
  return <PartName part={{ name: chosen.name, details: chosen.is === "named" ? t("named.mark") : chosen.details }} />;
}

type ByHandProps = {
  name: string;
  typed?: string | undefined;
  error?: string | undefined;
  /** The parts that the typed name could mean. */ options: readonly NameOption[];
};

/** A model that is not in the list, in the seller's words. If it could be one of the list, the form asks which. */
export function ByHand({ name, typed, error, options }: ByHandProps) {
  const { t } = useWords("trade-in-wizard");
  return (
    <details open={Boolean(error) || undefined} className="group mt-3">
      <summary className="link inline-flex min-h-11 items-center gap-1.5">
        <Icon name="chevron" size={16} className="transition-[rotate] group-open:rotate-180" />
        {t("named.title")}
      </summary>
      <div className="mt-2 border border-line bg-surface p-4">
        <TextField
          name={name}
          label={t("named.label")}
          hint={t("named.text")}
          maxLength={LONGEST_NAME}
          error={error}
          defaultValue={typed}
          autoComplete="off"
        />
        {/* Enter presses the first button of a form. */}
        <Button name="intent" value="named" variant="secondary" className="mt-3 max-sm:w-full">
          {t("named.use")}
        </Button>
        {options.length > 0 ? (
          <fieldset className="mt-5 border-t border-line pt-4">
            <legend className="float-start mb-2 w-full font-condensed text-lg leading-tight font-bold">
              {t("named.which")}
            </legend>
            <div className="clear-both flex flex-wrap gap-2">
              {options.map((option) => (
                <Button key={option.id} variant="secondary" name="part" value={option.id} className="max-sm:w-full">
                  {option.name}
                </Button>
              ))}
              <Button variant="quiet" name="intent" value="named-sure" className="max-sm:w-full">
                {t("named.none")}
              </Button>
            </div>
          </fieldset>
        ) : null}
      </div>
    </details>
  );
}

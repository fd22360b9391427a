// The questions that a unit's grade follows from. Staff may give another grade, with a reason.

import { useState } from "react";
import { Form } from "react-router";
import { gradeFrom, type GradingAnswers } from "../../../../../shop/inventory/grading/rubric.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { SeenWarnings } from "../../shared/units/drive-warnings.tsx";
import type { BenchAnswer } from "../bench-answer.ts";
import { ModelHints } from "./model-hints.tsx";
import { ANSWER, answersIn, type BenchView } from "./bench-fields.ts";

export function GradeForm({
  view,
  answer,
  isBusy,
}: {
  view: BenchView;
  answer: BenchAnswer | undefined;
  isBusy: boolean;
}) {
  const { t, language } = useWords("office-bench");
  const { t: words } = useWords("product-bench");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(answer?.errors);
  const typed: Record<string, string> = answer?.typed ?? {};
  const [answers, setAnswers] = useState<GradingAnswers>(() => ({ ...view.answers, ...answersIn(typed) }));
  const found = gradeFrom({ kind: view.kind, answers });
  const { grading } = view;
  return (
    <Panel title={t("grade.title")}>
      <p className="mb-4 text-sm text-muted">
        {grading === null
          ? t("grade.none")
          : t("grade.now", {
              grade: grading.grade,
              who: grading.who,
              date: formatDate(grading.gradedAt, language),
            })}{" "}
        {grading?.reason ? t("grade.override", { found: grading.found, reason: grading.reason }) : null}
      </p>
      <ModelHints hints={view.hints} />
      <Form
        method="post"
        noValidate
        className="flex flex-col gap-4"
        onChange={({ currentTarget }) => setAnswers(answersIn(Object.fromEntries(textsOf(currentTarget))))}
      >
        <input type="hidden" name="intent" value="grade" />
        <input type="hidden" name="gradingSeen" value={answer?.fresh?.seen ?? grading?.id ?? ""} />
        <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {view.questions.map(({ question, answers: options }) => (
            <SelectField
              key={question}
              name={ANSWER + question}
              label={words(`question.${question}`)}
              hint={view.fromBench.includes(question) ? t("grade.fromBench") : undefined}
              error={errors[ANSWER + question]}
              defaultValue={answers[question] ?? ""}
              required
            >
              <option value="">{t("grade.choose")}</option>
              {options.map((option) => (
                <option key={option} value={option}>
                  {words(`answer.${question}.${option}` as "answer.dust.traces")}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        {found.ok ? (
          <p className="font-condensed text-lg font-bold" aria-live="polite">
            {t("grade.preview", { grade: found.grade })}
          </p>
        ) : null}
        <OwnGradeFields typed={typed} errors={errors} />
        <SeenWarnings warnings={view.driveWarnings} typed={typed} />
        <Button variant="secondary" className="self-start" busy={isBusy}>
          {t("grade.save")}
        </Button>
      </Form>
    </Panel>
  );
}

function OwnGradeFields({ typed, errors }: { typed: Record<string, string>; errors: Record<string, string> }) {
  const { t } = useWords("office-bench");
  return (
    <div className="grid items-end gap-4 sm:grid-cols-[14rem_1fr]">
      <SelectField name="own" label={t("grade.own")} error={errors["own"]} defaultValue={typed["own"] ?? ""}>
        <option value="">{t("grade.ownNone")}</option>
        {(["A", "B", "C"] as const).map((grade) => (
          <option key={grade} value={grade}>
            {grade}
          </option>
        ))}
      </SelectField>
      <TextField
        name="reason"
        label={t("grade.reason")}
        hint={t("grade.reasonHint")}
        error={errors["reason"]}
        defaultValue={typed["reason"]}
        maxLength={300}
        autoComplete="off"
      />
    </div>
  );
}

function textsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
}

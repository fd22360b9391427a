// The next version of the price book, as text lines or a file, with a preview of the changes before it comes into
// force.

import { Form } from "react-router";
import type { BookAnswer, BookProblem } from "../price-book.action.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass, Field, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { ChangesTable } from "./price-book-tables.tsx";

type FormAnswer = Exclude<BookAnswer, { outcome: "put" }>;

export function BookForm({ inForce, answer, isBusy }: { inForce: number; answer: FormAnswer | null; isBusy: boolean }) {
  const { t } = useWords("office-trade-ins");
  const preview = answer?.outcome === "preview" ? answer : null;
  const problems = answer?.outcome === "refused" ? answer.problems : [];
  return (
    <Form method="post" encType="multipart/form-data" className="flex flex-col gap-4">
      <p className="text-sm text-muted">{t("book.editText", { version: inForce + 1 })}</p>
      {problems.length > 0 ? <Problems problems={problems} /> : null}
      <input type="hidden" name="basedOn" value={inForce} />
      <TextAreaField
        name="changes"
        label={t("book.lines")}
        hint={t("book.linesHint")}
        rows={5}
        maxLength={200_000}
        required={false}
        spellCheck={false}
        defaultValue={answer?.lines ?? ""}
        key={answer?.lines}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="file" label={t("book.file")}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.json,.txt,text/csv,application/json"
              className={controlClass}
            />
          )}
        </Field>
        <TextField
          name="note"
          label={t("book.note")}
          maxLength={200}
          required={false}
          autoComplete="off"
          defaultValue={answer?.note ?? ""}
          key={answer?.note}
        />
      </div>
      {preview ? <Preview preview={preview} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button name="intent" value="check" variant={preview ? "secondary" : "primary"} busy={isBusy}>
          {t("book.check")}
        </Button>
        {preview ? (
          <Button name="intent" value="put" busy={isBusy}>
            {t("book.put")}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function Problems({ problems }: { problems: readonly BookProblem[] }) {
  const { t } = useWords("office-trade-ins");
  return (
    <Notice tone="danger" title={t("book.problems")} live>
      <ul className="list-disc ps-5">
        {problems.map((problem, index) => (
          <li key={index} className="break-words">
            <Problem problem={problem} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Problem({ problem }: { problem: BookProblem }) {
  const { t } = useWords("office-trade-ins");
  const { code, ...facts } = problem;
  return t(`book.problem.${code}`, facts);
}

function Preview({ preview }: { preview: Extract<FormAnswer, { outcome: "preview" }> }) {
  const { t } = useWords("office-trade-ins");
  return (
    <div>
      <h3 className="mb-2 text-lg">{t("book.preview")}</h3>
      <ChangesTable changes={preview.changes} />
      {preview.more > 0 ? <p className="mt-2 text-sm text-muted">{t("book.more", { count: preview.more })}</p> : null}
    </div>
  );
}

// Adds many parts at once, from pasted text or a file. Errors are shown for each line, and the text stays in the field.

import { Form, useNavigation } from "react-router";
import { MOST_LINES } from "../../../../../shop/trade-in/draft/component-draft.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass, Field, TextAreaField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import type { ListIssue } from "../components.action.server.ts";

const MOST_ISSUES = 12;

export function BulkList({
  action,
  issue,
  typedList,
}: {
  action: string;
  issue: ListIssue | null;
  typedList: string | undefined;
}) {
  const { t } = useWords("trade-in-loose-parts");
  const submitted = useNavigation().formData;
  return (
    <div className="grid gap-8 lg:grid-cols-[3fr_2fr]">
      <Form method="post" action={action} preventScrollReset className="flex flex-col gap-4">
        {issue ? <Issue issue={issue} /> : null}
        <TextAreaField
          name="list"
          label={t("bulk.paste")}
          hint={t("bulk.pasteHint", { most: MOST_LINES })}
          rows={8}
          defaultValue={issue?.text ?? typedList ?? ""}
          key={issue?.text ?? typedList}
          placeholder={t("bulk.example")}
          spellCheck={false}
          className="[&_textarea]:figure [&_textarea]:text-sm"
        />
        <Button
          variant="secondary"
          name="intent"
          value="paste"
          busy={submitted?.get("intent") === "paste"}
          className="self-start max-sm:w-full"
        >
          {t("bulk.read")}
        </Button>
      </Form>
      {/* A plain document form: an upload needs no script, and the response is a page. */}
      <form method="post" action={action} encType="multipart/form-data" className="flex flex-col gap-4">
        <Field name="file" label={t("bulk.file")} hint={t("bulk.fileHint")}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,.tsv,text/csv,text/plain"
              required
              className={controlClass}
            />
          )}
        </Field>
        <Button variant="secondary" className="self-start max-sm:w-full">
          {t("bulk.send")}
        </Button>
      </form>
    </div>
  );
}

/** Converts limits in bytes to megabytes. */
function valuesOf(issue: ListIssue): Record<string, number> {
  if (issue.code === "list-too-large") return { limit: issue.limit / 1_000_000 };
  return { ...("limit" in issue && { limit: issue.limit }), ...("line" in issue && { line: issue.line }) };
}

function Issue({ issue }: { issue: ListIssue }) {
  const { t } = useWords("trade-in-loose-parts");
  if (issue.code !== "list-issues") {
    return (
      <Notice tone="danger" live title={t("issue.nothing")}>
        {t(`issue.${issue.code}`, valuesOf(issue))}
      </Notice>
    );
  }
  const { issues } = issue;
  return (
    <Notice tone="danger" live title={t("issue.nothing")}>
      <p>{t("issue.faults", { count: issues.length })}</p>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {issues.slice(0, MOST_ISSUES).map(({ line, code, excerpt }) => (
          <li key={line}>
            <strong>{t("issue.line", { line })}</strong> {t(`lineIssue.${code}`)}{" "}
            <span className="figure break-all text-muted">{excerpt}</span>
          </li>
        ))}
      </ul>
      {issues.length > MOST_ISSUES ? (
        <p className="mt-1 text-sm">{t("issue.more", { count: issues.length - MOST_ISSUES })}</p>
      ) : null}
    </Notice>
  );
}

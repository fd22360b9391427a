// Folded below the question of the first step: scripts that list the parts of the computer, what they read and send, and a field for their output
// (spec 2).

import { useState } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { DetectIssue } from "../detect.action.server.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextAreaField } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { ScriptLinks } from "../../../../shared/trade-in/script-links.tsx";

/** A form body may have one megabyte, and form encoding makes three bytes of a special character. */
const MAX_REPORT_LENGTH = 400_000; // characters

type DetectPanelProps = {
  /** The query of a draft that was opened by its link. */
  keyQuery: string;
  /** The report that was pasted or came in the address, and is not stored yet. */
  text: string;
  issue: DetectIssue | null;
  /** Whether the seller must confirm that the report is about the computer that they have described. */
  asks: boolean;
};

export function DetectPanel({ keyQuery, text, issue, asks }: DetectPanelProps) {
  const { t } = useWords("trade-in-detect");
  const { state, formAction } = useNavigation();
  const { hash } = useLocation();
  const [tooLong, setTooLong] = useState(false);
  const query = new URLSearchParams(keyQuery);
  query.set("detect", "");
  const isSending = state !== "idle" && (formAction?.includes("detect") ?? false);
  const errorCode = tooLong ? "report-too-long" : issue;
  return (
    <details
      open={text !== "" || errorCode !== null || asks || hash === "#detect"}
      className="group mt-10 border border-line bg-surface"
    >
      <summary className="flex min-h-13 items-center gap-2 px-4 font-condensed text-xl font-semibold md:px-6">
        <Icon name="chevron" size={16} className="transition-[rotate] group-open:rotate-180" />
        <h2>{t("title")}</h2>
      </summary>
      {/* A link to a part of what is folded unfolds it, also without JavaScript. */}
      <div id="detect" className="scroll-mt-24">
        <Scripts />
      </div>
      <Form
        method="post"
        action={links.sellStep("cpu", query)}
        onSubmit={(event) => {
          const isLong = String(new FormData(event.currentTarget).get("report") ?? "").length > MAX_REPORT_LENGTH;
          if (isLong) event.preventDefault();
          setTooLong(isLong);
        }}
        className="border-t border-line p-4 md:p-6"
      >
        {asks && !errorCode ? (
          <div className="mb-4">
            <Notice live>{t("confirm.text")}</Notice>
          </div>
        ) : null}
        <TextAreaField
          key={text}
          name="report"
          label={t("paste")}
          hint={t("pasteHint")}
          rows={4}
          defaultValue={text}
          error={errorCode ? t(`error.${errorCode}`) : null}
          autoComplete="off"
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <div className="mt-3 flex flex-wrap gap-3">
          {asks && !errorCode ? (
            <>
              <Button name="as" value="same" busy={isSending} className="max-sm:w-full">
                {t("confirm.same")}
              </Button>
              <Button variant="secondary" name="as" value="other" busy={isSending} className="max-sm:w-full">
                {t("confirm.other")}
              </Button>
            </>
          ) : (
            <Button variant="secondary" busy={isSending}>
              {t("use")}
            </Button>
          )}
        </div>
      </Form>
    </details>
  );
}

/** The scripts to download, and what they read and send. */
function Scripts() {
  const { t } = useWords("trade-in-detect");
  return (
    <div className="p-4 md:p-6">
      <p className="mb-5 max-w-[60ch] text-muted">{t("lead")}</p>
      <ScriptLinks />
      <div className="mt-5 flex gap-3">
        <Icon name="shield" className="mt-0.5 text-good" />
        <div>
          <h3 className="text-lg">{t("trust")}</h3>
          <ul className="mt-1 flex max-w-[65ch] flex-col gap-1 text-sm">
            <li>{t("reads")}</li>
            <li>{t("never")}</li>
            <li>{t("sends")}</li>
          </ul>
        </div>
      </div>
    </div>
  );
}

// The quick ways to describe a PC: a pasted code or report, and the draft of the selling wizard.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { TextAreaField } from "../../../kit/field.tsx";
import { links } from "../../../links.ts";
import { ScriptLinks } from "../../../shared/trade-in/script-links.tsx";
import type { MyPcProblem } from "../my-pc.action.server.ts";
import type { MyPcView } from "../my-pc.view.server.ts";

type PasteFormProps = Pick<MyPcView, "about" | "hasDraft"> & { paste: NonNullable<MyPcProblem["paste"]> | null };

export function PasteForm({ about, hasDraft, paste }: PasteFormProps) {
  const { t } = useWords("own-pc");
  const { state, formAction } = useNavigation();
  return (
    <section id="paste" aria-labelledby="paste-title" className="scroll-mt-24 max-lg:order-last">
      <h2 id="paste-title" className="text-2xl">
        {t("paste.title")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("paste.text")}</p>
      <div className="mt-4">
        <ScriptLinks />
      </div>
      <Form method="post" action={links.myPc({ for: about?.id, report: "" }, "paste")} className="mt-5">
        <TextAreaField
          key={paste?.text}
          name="report"
          label={t("paste.label")}
          hint={t("paste.hint")}
          rows={5}
          defaultValue={paste?.text}
          error={paste ? t(`issue.${paste.issue}`) : null}
          autoComplete="off"
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <Button busy={state !== "idle" && (formAction?.includes("report=") ?? false)} className="mt-3 max-sm:w-full">
          {t("paste.submit")}
        </Button>
      </Form>
      {hasDraft ? (
        <Form method="post" action={links.myPc({ for: about?.id })} className="mt-6 border border-line bg-surface p-4">
          <input type="hidden" name="intent" value="draft" />
          <h3 className="text-lg">{t("draft.title")}</h3>
          <p className="text-sm text-muted">{t("draft.text")}</p>
          <Button variant="secondary" className="mt-3 max-sm:w-full">
            {t("draft.submit")}
          </Button>
        </Form>
      ) : null}
    </section>
  );
}

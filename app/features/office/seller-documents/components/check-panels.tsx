// What holds the money of a purchase, each with what staff can do about it, and what was settled before.

import { Form } from "react-router";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { SellerDocumentsPageView } from "../seller-documents-view.ts";

type CheckPanelsProps = {
  view: SellerDocumentsPageView;
  errors: Record<string, string>;
  typed: Record<string, string>;
};

export function CheckPanels({ view: { documents, may }, errors, typed }: CheckPanelsProps) {
  const { t, language } = useWords("office-seller-documents");
  return documents.checks.map(({ reason, detail, foundAt, settledAt, note }) => (
    <Panel key={`${reason} ${foundAt.getTime()}`} label={t(`check.${reason}`)}>
      <p className="break-words">{detail}</p>
      <p className="text-sm text-muted">
        {settledAt
          ? t("check.settled", { at: formatDateTime(settledAt, language) })
          : t(`check.${reason}Text`, { at: formatDateTime(foundAt, language) })}
      </p>
      {note ? <p className="mt-2 break-words">{note}</p> : null}
      {settledAt === null && may.check ? (
        <>
          <Form method="post" className="mt-4 flex flex-col gap-3">
            <input type="hidden" name="intent" value="settle-check" />
            <input type="hidden" name="check" value={reason} />
            <TextField
              id={`field-checkNote-${reason}`}
              name="checkNote"
              label={t("check.note")}
              error={typed["check"] === reason ? errors["checkNote"] : undefined}
              defaultValue={typed["check"] === reason ? (typed["checkNote"] ?? "") : ""}
              maxLength={200}
              required
            />
            <Button className="self-start max-sm:w-full">{t(`check.${reason}Action`)}</Button>
          </Form>
          {reason === "other-payee" ? (
            <Form method="post" className="mt-3">
              <Button name="intent" value="ask-payee" variant="secondary" className="max-sm:w-full">
                {t("check.ask")}
              </Button>
            </Form>
          ) : null}
        </>
      ) : null}
    </Panel>
  ));
}

// The serial numbers of what arrived: they stand on the record and are compared with the watch list.

import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextAreaField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { SellerDocumentsPageView } from "../seller-documents-view.ts";

type SerialsPanelProps = { view: SellerDocumentsPageView; error: string | undefined; typed: string | undefined };

export function SerialsPanel({ view: { documents, may, wasReceived }, error, typed }: SerialsPanelProps) {
  const { t } = useWords("office-seller-documents");
  if (!wasReceived) return null;
  if (!may.edit)
    return documents.serials.length === 0 ? null : (
      <Panel label={t("serials.title")}>
        <p className="figure break-words">{documents.serials.join(", ")}</p>
      </Panel>
    );
  return (
    <Panel label={t("serials.title")}>
      <Form method="post" className="flex flex-col gap-3">
        <TextAreaField
          name="serials"
          label={t("serials.label")}
          hint={t("serials.hint")}
          error={error}
          rows={4}
          defaultValue={typed ?? documents.serials.join("\n")}
          spellCheck={false}
        />
        <Button name="intent" value="serials" className="self-start max-sm:w-full">
          {t("serials.save")}
        </Button>
      </Form>
    </Panel>
  );
}

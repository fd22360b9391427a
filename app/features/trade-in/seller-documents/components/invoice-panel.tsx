// A company that sells sends an invoice instead of signing a record.

import { Form, useNavigation } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type InvoicePanelProps = {
  view: { number: string; keyQuery: string; amount: Bani; invoice: { number: string; day: string } | null };
  errors: Record<string, string>;
  typed: Record<string, string>;
};

export function InvoicePanel({ view: { number, keyQuery, amount, invoice }, errors, typed }: InvoicePanelProps) {
  const { t } = useWords("trade-in-seller-documents");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Panel label={t("invoice.label")}>
      <p className="mb-4">{t("invoice.text", { amount: formatPrice(amount) })}</p>
      <Form method="post" action={links.tradeInSign(number, keyQuery)} noValidate className="flex flex-col gap-4">
        <TextField
          name="invoiceNumber"
          label={t("invoice.number")}
          error={errors["invoiceNumber"]}
          defaultValue={typed["invoiceNumber"] ?? invoice?.number ?? ""}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          name="invoiceDay"
          type="date"
          label={t("invoice.day")}
          error={errors["invoiceDay"]}
          defaultValue={typed["invoiceDay"] ?? invoice?.day ?? ""}
          autoComplete="off"
        />
        <Button name="intent" value="invoice" busy={isBusy} className="self-start max-sm:w-full">
          {t("invoice.action")}
        </Button>
      </Form>
    </Panel>
  );
}

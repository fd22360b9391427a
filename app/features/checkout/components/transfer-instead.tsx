// Pays by transfer an order whose card payment failed. It stays the same order.

import { Form, useLocation, useNavigation } from "react-router";
import type { BankAccount } from "../../../../shop/orders/emails.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";
import { Button } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { BankDetails } from "../../../shared/checkout/bank-details.tsx";

type TransferInsteadProps = {
  order: OrderView;
  bank: BankAccount;
  error: string | undefined;
  typed: string | undefined;
};

export function TransferInstead({ order, bank, error, typed }: TransferInsteadProps) {
  const { t } = useWords("checkout");
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get("intent") === "transfer";
  return (
    <Panel label={t("instead.label")} title={t("instead.title")}>
      <p className="mb-4">{t("instead.text", { number: order.number })}</p>
      <BankDetails bank={bank} reference={order.number} amount={order.totals.total} />
      <Form method="post" action={links.pay(order.number, search)} noValidate className="mt-5 flex flex-col gap-4">
        <input type="hidden" name="intent" value="transfer" />
        <TextField
          name="accountName"
          label={t("bank.accountName")}
          hint={t("bank.accountNameHint")}
          error={error}
          defaultValue={typed ?? ""}
          autoComplete="name"
        />
        <Button variant="secondary" busy={isBusy} className="self-start max-sm:w-full">
          {t("instead.action")}
        </Button>
      </Form>
    </Panel>
  );
}

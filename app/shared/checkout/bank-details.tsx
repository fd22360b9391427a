// The bank details of a transfer.

import type { BankAccount } from "../../../shop/orders/emails.ts";
import { formatIban } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

/** Without a `reference`, before the order exists, it says where the reference will come from. */
export function BankDetails({
  bank,
  reference,
  amount,
}: {
  bank: BankAccount;
  reference: string | null;
  amount: string;
}) {
  const { t } = useWords("checkout");
  const rows = [
    { label: t("bank.beneficiary"), value: bank.beneficiary },
    { label: t("bank.name"), value: bank.bank },
    { label: t("bank.iban"), value: formatIban(bank.iban), isCode: true },
    { label: t("bank.reference"), value: reference ?? t("bank.referenceLater"), isCode: reference !== null },
    { label: t("bank.amount"), value: amount, isCode: true },
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      {rows.map(({ label, value, isCode = false }) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={`max-sm:-mt-1.5 max-sm:mb-1 ${isCode ? "figure" : ""}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

// The bank details of a transfer: each with a button that copies it, and a QR code for the bank's app.

import { useState } from "react";
import type { Bani } from "../../../base/money.ts";
import type { BankAccount } from "../../../shop/orders/emails.ts";
import { formatIban, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Button } from "../../kit/button.tsx";
import { Qr } from "../../kit/picture/qr.tsx";
import type { QrPath } from "../../kit/picture/qr-path.server.ts";
import { useHydrated } from "../../kit/use-hydrated.ts";

type Row = { label: string; value: string; isCode?: boolean; copied?: string };

type BankDetailsProps = {
  bank: BankAccount;
  /** Without one, before the order exists, it says where the reference will come from; nothing is to be copied yet. */
  reference: string | null;
  amount: Bani;
  qr?: QrPath | null;
};

/** Needs the words of the namespace "checkout". */
export function BankDetails({ bank, reference, amount, qr = null }: BankDetailsProps) {
  const { t } = useWords("checkout");
  const rows: Row[] = [
    { label: t("bank.beneficiary"), value: bank.beneficiary },
    { label: t("bank.name"), value: bank.bank },
    { label: t("bank.iban"), value: formatIban(bank.iban), isCode: true, copied: bank.iban },
    {
      label: t("bank.reference"),
      value: reference ?? t("bank.referenceLater"),
      isCode: reference !== null,
      ...(reference !== null && { copied: reference }),
    },
    // Banks' fields take an amount without points and currency.
    {
      label: t("bank.amount"),
      value: formatPrice(amount),
      isCode: true,
      copied: (amount / 100).toFixed(2).replace(".", ","),
    },
  ];
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
      <dl className="min-w-0 grow basis-72 divide-y divide-line">
        {rows.map((row) => (
          <DetailRow key={row.label} row={row} isCopyable={reference !== null} />
        ))}
      </dl>
      {qr ? (
        <figure className="w-44 shrink-0 print:w-32">
          <Qr code={qr} title={t("bank.qr")} />
          <figcaption className="mt-1.5 text-sm text-muted">{t("bank.qrHint")}</figcaption>
        </figure>
      ) : null}
    </div>
  );
}

function DetailRow({ row: { label, value, isCode = false, copied }, isCopyable }: { row: Row; isCopyable: boolean }) {
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-1.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`col-start-1 wrap-anywhere ${isCode ? "figure" : ""}`}>{value}</dd>
      {isCopyable && copied !== undefined ? (
        <dd className="col-start-2 row-span-2 row-start-1 min-h-11 print:hidden">
          <CopyButton label={label} text={copied} />
        </dd>
      ) : null}
    </div>
  );
}

/** Nothing before JavaScript, which copying needs: its place is kept. */
function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useWords("checkout");
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isHydrated) return null;
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="sm"
        className="min-w-24 md:min-h-11"
        aria-label={t("bank.copyThis", { what: label })}
        onClick={() => {
          void navigator.clipboard.writeText(text).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {t(isCopied ? "bank.copied" : "bank.copy")}
      </Button>
      <output className="sr-only">{isCopied ? t("bank.copied") : ""}</output>
    </>
  );
}

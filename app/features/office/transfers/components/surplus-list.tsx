// Money beyond what an order costs, one line for each: staff send it back, or keep it as the buyer asked.

import { Form, Link } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatDate, formatIban, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button, buttonClass } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";

type Line = {
  id: string;
  orderNumber: string;
  buyer: string;
  amount: Bani;
  why: "over" | "again";
  arrivedAt: Date;
  account: { iban: string; name: string } | null;
};
type Answer = { errors: Record<string, string>; typed: Record<string, string> };

export function SurplusList(props: { surpluses: readonly Line[]; mayPay: boolean; answer: Answer }) {
  const { t, language } = useWords("office-invoices");
  const { surpluses, mayPay, answer } = props;
  return (
    <ul className="divide-y divide-line">
      {surpluses.map((line) => (
        <li key={line.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <p>
              <Link to={officeLinks.order(line.orderNumber)} className="link figure font-semibold">
                {line.orderNumber}
              </Link>{" "}
              {line.buyer}
            </p>
            <p className="tabular-nums">
              <span className="font-semibold">{formatPrice(line.amount)}</span>
              <span className="text-sm text-muted">
                {" "}
                · {t(`transfers.surplus.${line.why}`)} ·{" "}
                {t("transfers.surplus.since", { date: formatDate(line.arrivedAt, language) })}
              </span>
            </p>
          </div>
          {mayPay ? (
            <div className="flex flex-wrap gap-3">
              <BackForm line={line} answer={answer} />
              <KeepForm line={line} answer={answer} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type LineForm = { line: Line; answer: Answer };

function isTypedIn({ line, answer: { typed } }: LineForm, intent: string): boolean {
  return typed["intent"] === intent && typed["surplus"] === line.id;
}

function BackForm({ line, answer }: LineForm) {
  const { t } = useWords("office-invoices");
  const isTyped = isTypedIn({ line, answer }, "surplus-back");
  const { account } = line;
  return (
    <details open={isTyped}>
      <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer list-none`}>
        {t("transfers.surplus.back")}
      </summary>
      <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="surplus-back" />
        <input type="hidden" name="surplus" value={line.id} />
        <p className="w-full max-w-prose text-sm text-muted">{t("transfers.surplus.backHint")}</p>
        <TextField
          name="iban"
          id={`iban-${line.id}`}
          label={t("transfers.surplus.iban")}
          error={isTyped ? answer.errors["iban"] : undefined}
          defaultValue={isTyped ? answer.typed["iban"] : account ? formatIban(account.iban) : ""}
          required={false}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          className="w-72 max-w-full"
        />
        <TextField
          name="accountName"
          id={`holder-${line.id}`}
          label={t("transfers.surplus.holder")}
          error={isTyped ? answer.errors["accountName"] : undefined}
          defaultValue={isTyped ? answer.typed["accountName"] : (account?.name ?? line.buyer)}
          required={false}
          maxLength={70}
          autoComplete="off"
          className="w-64 max-w-full"
        />
        <Button>{t("transfers.surplus.send")}</Button>
      </Form>
    </details>
  );
}

function KeepForm({ line, answer }: LineForm) {
  const { t } = useWords("office-invoices");
  const isTyped = isTypedIn({ line, answer }, "surplus-keep");
  return (
    <details open={isTyped}>
      <summary className={`${buttonClass({ variant: "quiet", size: "sm" })} cursor-pointer list-none`}>
        {t("transfers.surplus.keep")}
      </summary>
      <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="surplus-keep" />
        <input type="hidden" name="surplus" value={line.id} />
        <p className="w-full max-w-prose text-sm text-muted">{t("transfers.surplus.keepHint")}</p>
        <TextField
          name="note"
          id={`note-${line.id}`}
          label={t("transfers.surplus.note")}
          error={isTyped ? answer.errors["note"] : undefined}
          defaultValue={isTyped ? answer.typed["note"] : ""}
          required
          minLength={3}
          maxLength={200}
          className="w-72 max-w-full"
        />
        <Button variant="secondary">{t("transfers.surplus.kept")}</Button>
      </Form>
    </details>
  );
}

// The refunds of an order and their progress. If a refund needs a bank account, the form that asks for it.

import { Form, useLocation, useNavigation } from "react-router";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";

type RefundView = OrderView["refunds"][number];

const tones = {
  "needs-account": "warn",
  requested: "warn",
  done: "good",
  failed: "danger",
} as const satisfies Record<RefundView["progress"], string>;

type Typed = { errors: Record<string, string>; values: Record<string, string> } | null;

type RefundsProps = { order: Pick<OrderView, "number" | "refunds">; typed: Typed; isReadOnly: boolean };

export function Refunds({ order, typed, isReadOnly }: RefundsProps) {
  const { t, language } = useWords("account");
  return (
    <Panel label={t("refund.title")}>
      <ErrorSummary errors={typed?.errors["form"] === undefined ? null : { form: typed.errors["form"] }} />
      <ul className="divide-y divide-line">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="py-4 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="money text-lg font-semibold">{formatPrice(refund.amount)}</span>
              <Badge tone={tones[refund.progress]}>{t(`refund.state.${refund.progress}`)}</Badge>
            </div>
            <p className="mt-1">{t(`refund.reason.${refund.reason}`)}</p>
            <p className="mt-1 text-sm text-muted">
              {refund.account === null
                ? t(`refund.way.${refund.way}`)
                : t("refund.way.account", { account: refund.account })}
              {" · "}
              {formatDate(refund.settledAt ?? refund.requestedAt, language)}
            </p>
            {refund.progress === "done" ? (
              <p className="mt-1 text-sm text-muted">{t(`refund.arrives.${refund.way}`)}</p>
            ) : null}
            {refund.progress === "needs-account" && !isReadOnly ? (
              <AccountForm
                number={order.number}
                refund={refund}
                typed={typed?.values["refund"] === refund.id ? typed : null}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Works without JavaScript. A wrong IBAN comes back with the typed values. */
function AccountForm({ number, refund, typed }: { number: string; refund: RefundView; typed: Typed }) {
  const { t } = useWords("account");
  const { search } = useLocation();
  const isBusy = useNavigation().formData?.get("refund") === refund.id;
  const errors = typed?.errors ?? {};
  return (
    <Form
      method="post"
      action={links.order(number, search)}
      noValidate
      className="mt-4 flex flex-col gap-4 border-t border-line pt-4"
    >
      <input type="hidden" name="intent" value="refund-account" />
      <input type="hidden" name="refund" value={refund.id} />
      <p>{t("refund.account.ask")}</p>
      <ErrorSummary errors={errors} />
      <TextField
        name="iban"
        label={t("refund.account.iban")}
        hint={t("refund.account.ibanHint")}
        error={errors["iban"]}
        defaultValue={typed?.values["iban"]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <TextField
        name="accountName"
        label={t("refund.account.name")}
        error={errors["accountName"]}
        defaultValue={typed?.values["accountName"]}
        autoComplete="name"
        required
      />
      <Button busy={isBusy} className="self-start">
        {t("refund.account.action")}
      </Button>
    </Form>
  );
}

// The seller's bank rejected the payout: shows the reason and asks for another account.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { TradeInView } from "../sent/trade-in.view.server.ts";
import { Button } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Panel } from "../../../kit/panel.tsx";

type AnotherAccountProps = { view: TradeInView; errors: Record<string, string>; typed: Record<string, string> };

export function AnotherAccount({ view, errors, typed }: AnotherAccountProps) {
  const { t } = useWords("trade-in-sent");
  const { payout, bounced, agreed } = view;
  if (!payout || !bounced) return null;
  return (
    <Panel title={t("account.title")}>
      <p className="mb-4">{t(`account.why.${bounced}`, { account: agreed?.iban ?? "" })}</p>
      <AccountFields view={view} errors={errors} typed={typed} />
    </Panel>
  );
}

/** The account has another holder than the seller: another account can be given. */
export function OwnAccount(props: AnotherAccountProps) {
  const { t } = useWords("trade-in-sent");
  if (!props.view.payout) return null;
  return (
    <Panel title={t("account.title")}>
      <AccountFields {...props} />
    </Panel>
  );
}

function AccountFields({ view: { number, keyQuery, payout, agreed }, errors, typed }: AnotherAccountProps) {
  const { t } = useWords("trade-in-sent");
  const isBusy = useNavigation().state === "submitting";
  const field = (name: "iban" | "payee") => ({
    name,
    required: true,
    error: errors[name],
    defaultValue: typed[name] ?? (name === "payee" ? agreed?.payee : ""),
  });
  return (
    <Form method="post" action={links.tradeIn(number, keyQuery)} noValidate className="flex flex-col gap-4">
      <input type="hidden" name="attempt" value={payout?.attempt} />
      <TextField
        {...field("iban")}
        label={t("decide.iban")}
        hint={t("decide.ibanHint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
      />
      <TextField {...field("payee")} label={t("decide.payee")} autoComplete="name" maxLength={70} />
      <Button name="intent" value="account" busy={isBusy} className="self-start max-sm:w-full">
        {t("account.action")}
      </Button>
    </Form>
  );
}

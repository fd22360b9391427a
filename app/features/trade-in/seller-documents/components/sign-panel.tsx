// What the seller signs, and the form of the signature: a typed name, and a drawing where the browser can.

import { Form, useNavigation } from "react-router";
import type { Bani } from "../../../../../base/money.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button } from "../../../../kit/button.tsx";
import { CheckboxField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { SignaturePad } from "./signature-pad.tsx";

type SignPanelProps = {
  view: { number: string; keyQuery: string; amount: Bani };
  record: { documentHash: string; name: string; serials: string[] };
  errors: Record<string, string>;
  typed: Record<string, string>;
};

export function SignPanel({ view: { number, keyQuery, amount }, record, errors, typed }: SignPanelProps) {
  const { t } = useWords("trade-in-seller-documents");
  const isBusy = useNavigation().state === "submitting";
  const isHydrated = useHydrated();
  return (
    <>
      <Panel label={t("sign.record")}>
        <dl className="flex flex-col gap-2">
          <Fact label={t("sign.amount")}>
            <span className="money text-xl font-semibold">{formatPrice(amount)}</span>
          </Fact>
          <Fact label={t("sign.seller")}>{record.name}</Fact>
          {record.serials.length > 0 ? <Fact label={t("sign.serials")}>{record.serials.join(", ")}</Fact> : null}
        </dl>
        <a
          href={links.tradeInDocument(number, "record", keyQuery)}
          className="link mt-3 inline-flex min-h-11 items-center"
        >
          {t("sign.open")}
        </a>
        <p className="text-sm break-all text-muted">
          {t("sign.hash")}: <span className="figure">{record.documentHash}</span>
        </p>
      </Panel>
      <Form method="post" action={links.tradeInSign(number, keyQuery)} noValidate className="flex flex-col gap-6">
        <input type="hidden" name="documentHash" value={record.documentHash} />
        <TextField
          name="signedName"
          label={t("sign.name")}
          hint={t("sign.nameHint")}
          error={errors["signedName"]}
          defaultValue={typed["signedName"] ?? ""}
          autoComplete="name"
          required
        />
        {isHydrated ? <SignaturePad /> : null}
        <CheckboxField
          name="agreed"
          label={t("sign.agree")}
          error={errors["agreed"]}
          defaultChecked={"agreed" in typed}
          className="border border-line bg-surface px-4 py-1"
        />
        <Button name="intent" value="sign" size="lg" busy={isBusy} className="self-start max-sm:w-full">
          {t("sign.action", { amount: formatPrice(amount) })}
        </Button>
        <p className="text-sm text-muted">{t("sign.stored")}</p>
      </Form>
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

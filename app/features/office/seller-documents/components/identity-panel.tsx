// Who sells: masked, and in full after a member of staff asked for it, which the audit log records.

import type { ReactNode } from "react";
import { Form } from "react-router";
import type { SellerIdentity } from "../../../../../shop/trade-in/seller-documents/identity.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { SellerDocumentsPageView } from "../seller-documents-view.ts";

export function IdentityPanel({
  view: { documents, payee, termsAgreedAt, erasureAgreedAt, may },
  identity,
}: {
  view: SellerDocumentsPageView;
  identity: SellerIdentity | null;
}) {
  const { t, language } = useWords("office-seller-documents");
  const agreed = (at: Date | null) => (at ? formatDateTime(at, language) : t("identity.no"));
  const given = documents.identity;
  return (
    <Panel label={t("identity.title")}>
      {given ? null : <p className="mb-3 text-muted">{t("identity.none")}</p>}
      <dl className="grid gap-3 sm:grid-cols-2">
        {given ? (
          <>
            <Fact label={t("identity.kind")}>{t(`identity.${given.kind}`)}</Fact>
            <Fact label={t("identity.number")}>
              <span className="figure">{given.masked}</span>
            </Fact>
            <Fact label={t("identity.givenAt")}>{formatDateTime(given.givenAt, language)}</Fact>
            {given.invoice ? (
              <Fact label={t("identity.invoice")}>{`${given.invoice.number}, ${given.invoice.day}`}</Fact>
            ) : null}
          </>
        ) : null}
        {payee ? <Fact label={t("identity.payee")}>{payee}</Fact> : null}
        <Fact label={t("identity.terms")}>{agreed(termsAgreedAt)}</Fact>
        <Fact label={t("identity.erasure")}>{agreed(erasureAgreedAt)}</Fact>
      </dl>
      {identity ? <FullIdentity identity={identity} /> : null}
      {given && may.read && !identity ? (
        <Form method="post" className="mt-4">
          <Button name="intent" value="read-identity" variant="secondary">
            {t("identity.read")}
          </Button>
          <p className="mt-2 text-sm text-muted">{t("identity.readHint")}</p>
        </Form>
      ) : null}
    </Panel>
  );
}

function FullIdentity({ identity }: { identity: SellerIdentity }) {
  const { t } = useWords("office-seller-documents");
  const rows: [string, string][] =
    identity.kind === "company"
      ? [
          [t("identity.name"), identity.name],
          [t("identity.cui"), identity.cui],
          [t("identity.tradeRegister"), identity.tradeRegister ?? "–"],
          [t("identity.signatory"), identity.signatory],
          [t("identity.address"), identity.address],
        ]
      : [
          [t("identity.name"), identity.name],
          [t("identity.cnp"), identity.cnp ?? "–"],
          [t("identity.bornOn"), identity.bornOn],
          [t(`identity.documents.${identity.document.type}`), identity.document.number],
          [t("identity.address"), identity.address],
        ];
  return (
    <dl className="mt-4 grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

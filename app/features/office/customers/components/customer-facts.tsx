// Who the person is: how to reach them, totals, account, addresses, consents.

import type { ReactNode } from "react";
import { formatDate, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import type { CustomerView } from "../customer.view.server.ts";

export function CustomerFacts({ view }: { view: CustomerView }) {
  const { t, language } = useWords("office-customers");
  const { customer, account, addresses, consents, sales } = view;
  return (
    <>
      <Panel label={t("facts.title")}>
        <p className="wrap-anywhere">
          <a href={`mailto:${customer.email}`} className="link inline-flex min-h-11 items-center md:min-h-9">
            {customer.email}
          </a>
        </p>
        {customer.phone ? (
          <p>
            <a href={`tel:${customer.phone}`} className="link inline-flex min-h-11 items-center md:min-h-9">
              {customer.phone}
            </a>
          </p>
        ) : null}
        <dl className="mt-2 flex flex-col gap-1.5">
          <Fact label={t("facts.spent")}>
            <span className="figure">{formatPrice(customer.spent)}</span> ·{" "}
            {t("facts.orders", { count: customer.orders })}
          </Fact>
          <Fact label={t("facts.paid")}>
            <span className="figure">{formatPrice(customer.paid)}</span> · {t("facts.sales", { count: customer.sales })}
          </Fact>
          <Fact label={t("facts.since")}>{formatDate(customer.createdAt, language)}</Fact>
          <Fact label={t("facts.account")}>
            {account
              ? `${t("facts.accountSince", { date: formatDate(account.createdAt, language) })} · ${t("facts.sessions", { count: account.sessions })}`
              : t("facts.noAccount")}
          </Fact>
        </dl>
      </Panel>
      {addresses.length > 0 ? (
        <Panel label={t("facts.addresses")}>
          <ul className="flex flex-col gap-3 text-sm">
            {addresses.map((place) => (
              <li key={JSON.stringify(place)} className="break-words">
                <span className="block font-semibold">{place.name}</span>
                {place.address}, {place.postalCode} {place.city}, {place.county}
                <span className="block text-muted">{place.phone}</span>
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Panel label={t("consents.title")}>
        {consents.length === 0 && sales.every(({ consentedAt }) => consentedAt === null) ? (
          <p className="text-muted">{t("consents.none")}</p>
        ) : null}
        <ul className="flex flex-col gap-2 text-sm">
          {consents.map(({ said, confirmedAt, stoppedAt }) => (
            <li key={`${said} ${String(confirmedAt)}`} className="break-words">
              {t("consents.alert", { what: said, date: formatDate(confirmedAt!, language) })}
              {stoppedAt ? ` · ${t("consents.stopped", { date: formatDate(stoppedAt, language) })}` : null}
            </li>
          ))}
          {sales.map(({ number, consentedAt }) =>
            consentedAt ? (
              <li key={number}>{t("consents.sale", { number: number!, date: formatDate(consentedAt, language) })}</li>
            ) : null,
          )}
        </ul>
      </Panel>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

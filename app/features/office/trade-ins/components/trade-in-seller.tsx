// Who sells, how they want to be paid, what they wrote, and their documents.

import { CustomerLink } from "../../components/customer-link.tsx";
import type { ReactNode } from "react";
import { couriers } from "../../../../../shop/shipping/courier.ts";
import type { OfficeTradeInView } from "../trade-in.view.server.ts";
import { formatDate, formatIban, formatPrice } from "../../../../i18n/format.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { links } from "../../../../links.ts";
import { Panel } from "../../../../kit/panel.tsx";

export function TradeInSeller({ tradeIn }: { tradeIn: OfficeTradeInView }) {
  return (
    <>
      <PersonPanel tradeIn={tradeIn} />
      <CommentsPanel tradeIn={tradeIn} />
      {tradeIn.agreement ? <DocumentsPanel tradeIn={tradeIn} /> : null}
    </>
  );
}

type PanelProps = { tradeIn: OfficeTradeInView };

function PersonPanel({ tradeIn }: PanelProps) {
  const { t, language } = useWords("office-trade-ins");
  const { agreement, payout } = tradeIn;
  const { terms } = tradeIn.offer;
  const seller = agreement?.seller;
  return (
    <Panel label={t("seller.title")}>
      {seller ? (
        <p>
          <span className="block font-semibold">
            {seller.firstName} {seller.lastName}
          </span>
          {seller.address}
          <br />
          {seller.postalCode} {seller.city}, {seller.county}
          <br />
          {seller.phone}
        </p>
      ) : (
        <p className="text-muted">{t("seller.unknown")}</p>
      )}
      <p className="mt-2 break-words">{tradeIn.email}</p>
      {tradeIn.email ? <CustomerLink email={tradeIn.email} label={t("seller.customer")} /> : null}
      <p className="text-sm text-muted">
        {t("seller.language")}: {languageNames[tradeIn.language].name}
      </p>
      {agreement ? (
        <div className="mt-4 border-t border-line pt-4">
          <dl className="flex flex-col gap-2">
            <Fact label={t("seller.payout")}>
              {payout ? `${formatPrice(payout.amount)}, ` : ""}
              {agreement.choice === "instant"
                ? t("seller.instant", { percent: terms.instantPercent })
                : t("seller.full", { count: terms.payoutDays })}
            </Fact>
            <Fact label={t("seller.payee")}>{agreement.payee}</Fact>
            <Fact label={t("seller.account")}>
              <span className="figure break-all">{formatIban(agreement.iban)}</span>
            </Fact>
          </dl>
          <p className="mt-2 text-sm text-muted">
            {t("seller.owner", { date: formatDate(agreement.ownerDeclaredAt, language) })}
          </p>
        </div>
      ) : null}
    </Panel>
  );
}

function CommentsPanel({ tradeIn }: PanelProps) {
  const { t } = useWords("office-trade-ins");
  const { t: offer } = useWords("trade-in-offer");
  return (
    <Panel label={t("seller.comments")}>
      <dl className="flex flex-col gap-2">
        <Fact label={t("seller.condition")}>{offer(`condition.${tradeIn.condition}`)}</Fact>
        {tradeIn.accessories !== "" ? <Fact label={t("seller.accessories")}>{tradeIn.accessories}</Fact> : null}
      </dl>
      {tradeIn.comments !== "" ? (
        <blockquote className="mt-3 border-s-4 border-edge ps-4 break-words whitespace-pre-line">
          {tradeIn.comments}
        </blockquote>
      ) : null}
    </Panel>
  );
}

function DocumentsPanel({ tradeIn }: PanelProps) {
  const { t } = useWords("office-trade-ins");
  return (
    <Panel label={t("papers.title")}>
      <SellerDocumentsSummary tradeIn={tradeIn} />
      <ul>
        {(tradeIn.payout ? (["sheet", "record"] as const) : (["sheet"] as const)).map((document) => (
          <li key={document}>
            <a
              href={links.tradeInDocument(tradeIn.number, `${document}.pdf`)}
              className="link inline-flex min-h-11 items-center"
            >
              {t(`papers.${document}`)}
            </a>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2">
        {tradeIn.parcel ? (
          <Fact
            label={t("seller.parcel")}
          >{`${couriers[tradeIn.parcel.courier].name} ${tradeIn.parcel.trackingNumber}`}</Fact>
        ) : null}
        {tradeIn.returnParcel ? (
          <Fact
            label={t("seller.returnParcel")}
          >{`${couriers[tradeIn.returnParcel.courier].name} ${tradeIn.returnParcel.trackingNumber}`}</Fact>
        ) : null}
      </dl>
    </Panel>
  );
}

/** Whether the documents let the money leave, with a link to them. */
function SellerDocumentsSummary({ tradeIn: { number, documents } }: PanelProps) {
  const { t } = useWords("office-seller-documents");
  const isHeld = documents.checks.some(({ settledAt }) => settledAt === null);
  return (
    <div className="mb-3 flex flex-col gap-2">
      <p>
        {documents.identity
          ? `${t(`identity.${documents.identity.kind}`)} ${documents.identity.masked}`
          : t("identity.none")}
      </p>
      {documents.missing ? <p className="text-sm text-warn">{t(`missing.${documents.missing}`)}</p> : null}
      {isHeld && documents.missing !== "payout-held" ? (
        <p className="text-sm text-warn">{t("missing.payout-held")}</p>
      ) : null}
      <a href={officeLinks.tradeInSellerDocuments(number)} className="link inline-flex min-h-11 items-center">
        {t("open")}
      </a>
    </div>
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

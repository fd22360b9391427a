// The seller's view of a trade-in in each state: the state, what happens next, and the possible actions.
// Needs the words of the namespaces "trade-in-sent", "trade-in-offer" and "checkout".

import type { ReactNode } from "react";
import type { BankAccount } from "../../../../shop/orders/emails.ts";
import { couriers } from "../../../../shop/shipping/courier.ts";
import { formatDate, formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { PayoutChoice } from "../../../../shop/pricing/terms.ts";
import { formatRange } from "../../../shared/trade-in/format-offer.ts";
import type { OfferView } from "../../../shared/trade-in/offer.view.ts";
import type { TradeInView } from "../sent/trade-in.view.server.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { BankDetails } from "../../../shared/checkout/bank-details.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { AnotherAccount } from "./another-account.tsx";
import { DecideForm } from "./decide-form.tsx";
import { OfferDetails } from "./offer-screen.tsx";
import { RejectForm } from "./reject-form.tsx";
import { RevisedOffer } from "./revised-offer.tsx";
import type { ParcelView } from "../../../shared/shipments/parcels.view.server.ts";
import { ShippingInstructions } from "./shipping-instructions.tsx";

/** The text that says what happens next, and by when. */
export function useNextStepText({ state, until, payout, offer, wasReceived, fee, returnFee }: TradeInView): string {
  const { t, language } = useWords("trade-in-sent");
  const date = until ? formatDateTime(until, language) : "";
  switch (state) {
    case "offered":
      return t("next.offered", { date });
    case "accepted":
      return t("next.accepted", { date });
    case "revised":
      return t("next.revised", { date });
    case "bounced":
      return t("next.bounced", { amount: formatPrice(payout?.amount ?? offer.total) });
    case "tested":
      if (payout && payout.attempt > 1) return t("next.testedAgain", { amount: formatPrice(payout.amount) });
      return t("next.tested", {
        amount: formatPrice(payout?.amount ?? offer.total),
        date: payout ? formatDate(payout.dueAt, language) : "",
      });
    case "rejected":
      if (returnFee?.settled === null) return t("next.rejectedFee", { fee: formatPrice(fee) });
      return t(wasReceived ? "next.rejectedHere" : "next.rejectedBefore");
    case "draft":
      return "";
    default:
      return t(`next.${state}`);
  }
}

type TradeInScreenProps = {
  view: TradeInView;
  /** Its parcels with couriers. */
  parcels: readonly ParcelView[];
  /** The shop's account for the return fee, while the fee is open. */
  bank: BankAccount | null;
  errors: Record<string, string>;
  typed: Record<string, string>;
};

/** The actions of the current state. */
export function TradeInScreen({ view, parcels, bank, errors, typed }: TradeInScreenProps) {
  const { t } = useWords("trade-in-sent");
  const { state } = view;
  switch (state) {
    case "offered":
      return (
        <>
          <Collapsible title={t("offer.details")}>
            <OfferDetails offer={view.offer} />
          </Collapsible>
          <h2 className="text-3xl">{t("decide.title")}</h2>
          <DecideForm view={view} errors={errors} typed={typed} />
          <RejectForm view={view} />
        </>
      );
    case "accepted":
      return (
        <>
          <ShippingInstructions view={view} parcels={parcels.filter(({ direction }) => direction === "in")} />
          <RejectForm view={view} />
        </>
      );
    case "revised":
      return <RevisedOffer view={view} />;
    case "bounced":
      return <AnotherAccount view={view} errors={errors} typed={typed} />;
    case "rejected":
    case "expired":
    case "returned":
      return (
        <>
          <ReturnPanel view={view} bank={bank} />
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={links.sell()}>{t("reject.again")}</ButtonLink>
            <ButtonLink to={links.contact({ topic: "sell-computer" })} variant="secondary">
              {t("reject.contact")}
            </ButtonLink>
          </div>
        </>
      );
    default:
      return null;
  }
}

/** The agreement, its payout and the receipt of erased drives, as far as they exist. */
export function AgreementPanel({ view, isErased }: { view: TradeInView; isErased: boolean }) {
  const { number, keyQuery, agreed, payout, offer, first, state } = view;
  const { t, language } = useWords("trade-in-sent");
  if (!agreed || state === "rejected" || state === "returned" || state === "expired") return null;
  const rows: [string, ReactNode][] = [
    [
      t("agreed.payout"),
      agreed.choice === "instant" ? t("agreed.instant") : t("agreed.full", { count: offer.terms.payoutDays }),
    ],
    [
      t("agreed.amount"),
      <span key="amount" className="money font-semibold">
        {payout ? formatPrice(payout.amount) : formatAgreed(first ?? offer, agreed.choice)}
      </span>,
    ],
    [
      t("agreed.account"),
      <span key="account" className="figure">
        {agreed.iban}
      </span>,
    ],
    [t("agreed.payee"), agreed.payee],
    ...(payout && !payout.paidAt && state !== "bounced"
      ? [[t("agreed.due"), formatDate(payout.dueAt, language)] as [string, ReactNode]]
      : []),
    ...(payout?.paidAt ? [[t("agreed.paidAt"), formatDate(payout.paidAt, language)] as [string, ReactNode]] : []),
    ...(payout?.reference
      ? [
          [
            t("agreed.reference"),
            <span key="reference" className="figure break-all">
              {payout.reference}
            </span>,
          ] as [string, ReactNode],
        ]
      : []),
  ];
  return (
    <Panel label={t("agreed.title")}>
      <dl className="flex flex-col gap-3">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payout ? (
        <a
          href={links.tradeInDocument(number, "record", keyQuery)}
          className="link mt-4 inline-flex min-h-11 items-center"
        >
          {t("agreed.record")}
        </a>
      ) : null}
      {isErased ? (
        <a href={links.tradeInDocument(number, "erasure", keyQuery)} className="link mt-2 flex min-h-11 items-center">
          {t("agreed.erasure")}
        </a>
      ) : null}
    </Panel>
  );
}

/** What the seller accepted and nobody has tested yet: the guaranteed sum, and the most that testing may make of it. */
function formatAgreed({ payouts, surePayouts }: OfferView, choice: PayoutChoice): string {
  return formatRange({ floor: surePayouts[choice], total: payouts[choice] });
}

/** The earlier offers, collapsed; hidden while the seller must answer an offer. */
export function EarlierOffers({ view: { state, offer, first } }: { view: TradeInView }) {
  const { t } = useWords("trade-in-sent");
  if (state === "offered" || state === "revised") return null;
  return (
    <>
      <Collapsible title={t("offer.details")}>
        <OfferDetails offer={offer} isRevised={first !== null} />
      </Collapsible>
      {first ? (
        <Collapsible title={t("offer.first")}>
          <OfferDetails offer={first} />
        </Collapsible>
      ) : null}
    </>
  );
}

function ReturnPanel({
  view: { number, returnParcel, fee, returnFee, wasReceived },
  bank,
}: Pick<TradeInScreenProps, "view" | "bank">) {
  const { t } = useWords("trade-in-sent");
  if (!wasReceived) return null;
  return (
    <Panel label={t("back.parcel")}>
      {returnParcel ? (
        <p>
          {couriers[returnParcel.courier].name}{" "}
          <a
            href={couriers[returnParcel.courier].follow + encodeURIComponent(returnParcel.trackingNumber)}
            rel="noreferrer"
            className="link figure"
          >
            {returnParcel.trackingNumber}
          </a>
        </p>
      ) : null}
      <p>
        {fee > 0
          ? t(returnFee?.settled ? `back.${returnFee.settled}` : "back.fee", { fee: formatPrice(fee) })
          : t("revised.free")}
      </p>
      {bank ? (
        <div className="mt-4">
          <BankDetails bank={bank} reference={number} amount={fee} />
        </div>
      ) : null}
    </Panel>
  );
}

function Collapsible({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border border-line bg-surface">
      <summary className="flex min-h-13 items-center justify-between gap-2 px-4 font-condensed text-lg font-semibold">
        {title}
        <Icon name="chevron" size={16} className="transition-[rotate] group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 border-t border-line p-4">{children}</div>
    </details>
  );
}

// Terms and conditions: a draft for a lawyer. The figures are those that the shop itself uses.

import type { Route } from "./+types/terms";
import { DELIVERY_DAYS } from "../../../../shop/shipping/calendar.ts";
import { FULL_PAYOUT_AFTER, INSTANT_PAYOUT_LESS, SHIPPING_DEDUCTION } from "../../../../shop/pricing/terms.ts";
import { EXTENDED_WARRANTY_PRICE, EXTENDED_WARRANTY_YEARS } from "../../../../shop/warranty/extended-warranty.ts";
import { shopContext } from "../../../context.server.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { LegalPage, type LegalSection } from "./components/legal-page.tsx";
import { formatWayBack } from "../../../shared/trade-in/selling-terms.ts";
import { useCompany } from "../../../kit/pages/company.ts";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

const WITHDRAWAL_DAYS = 14; // the law's term for distance contracts, GEO 34/2014
const LEGAL_GUARANTEE_MONTHS = 12; // second-hand goods, by agreement (rule 17)

export function loader({ context }: Route.LoaderArgs) {
  const { takesCash, delivery, deadlines } = context.get(shopContext);
  return { takesCash, delivery, deadlines };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("content-legal");
  const sections: LegalSection[] = [
    { id: "trader", title: t("terms.trader.title"), body: <Trader /> },
    { id: "goods", title: t("terms.goods.title"), body: <p>{t("terms.goods.text")}</p> },
    { id: "order", title: t("terms.order.title"), body: <p>{t("terms.order.text")}</p> },
    { id: "price", title: t("terms.price.title"), body: <PaymentTerms terms={loaderData} /> },
    { id: "delivery", title: t("terms.delivery.title"), body: <DeliveryCosts terms={loaderData.delivery} /> },
    { id: "withdrawal", title: t("terms.withdrawal.title"), body: <WithdrawalTerms /> },
    { id: "warranty", title: t("terms.warranty.title"), body: <WarrantyTerms /> },
    { id: "selling", title: t("terms.selling.title"), body: <SellingTerms deadlines={loaderData.deadlines} /> },
    { id: "complaints", title: t("terms.complaints.title"), body: <p>{t("terms.complaints.text")}</p> },
  ];
  return (
    <>
      <Head title={t("terms.title")} description={t("terms.lead")} />
      <LegalPage title={t("terms.title")} lead={t("terms.lead")} sections={sections} />
    </>
  );
}

function Trader() {
  const { t } = useWords("content-legal");
  const company = useCompany();
  if (!company) return null;
  return (
    <p>
      {t("terms.trader.text", {
        company: company.legalName,
        cui: company.cui,
        register: company.tradeRegister,
        address: company.address,
        email: company.email,
        phone: company.phone,
      })}
    </p>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function PaymentTerms({ terms: { takesCash, deadlines } }: { terms: Loaded }) {
  const { t } = useWords("content-legal");
  return (
    <>
      <p>{t("terms.price.text", { days: deadlines.transferDays })}</p>
      {takesCash ? <p>{t("terms.price.cash")}</p> : null}
    </>
  );
}

function DeliveryCosts({ terms: { courierFee, freeAbove } }: { terms: Loaded["delivery"] }) {
  const { t } = useWords("content-legal");
  const figures = { fee: formatPrice(courierFee), days: DELIVERY_DAYS };
  return (
    <p>
      {freeAbove === null
        ? t("terms.delivery.always", figures)
        : t("terms.delivery.text", { ...figures, free: formatPrice(freeAbove) })}
    </p>
  );
}

function WithdrawalTerms() {
  const { t } = useWords("content-legal");
  return (
    <>
      <p>{t("terms.withdrawal.text", { days: WITHDRAWAL_DAYS })}</p>
      <p>{t("terms.withdrawal.money", { days: WITHDRAWAL_DAYS })}</p>
      <p>
        <ButtonLink to={links.withdraw()}>{t("terms.withdrawal.action")}</ButtonLink>
      </p>
    </>
  );
}

function WarrantyTerms() {
  const { t } = useWords("content-legal");
  return (
    <>
      <p>{t("terms.warranty.legal", { months: LEGAL_GUARANTEE_MONTHS })}</p>
      <p>{t("terms.warranty.commercial")}</p>
      <p>
        {t("terms.warranty.extended", {
          price: formatPrice(EXTENDED_WARRANTY_PRICE),
          years: EXTENDED_WARRANTY_YEARS,
        })}
      </p>
    </>
  );
}

function SellingTerms({ deadlines }: { deadlines: Loaded["deadlines"] }) {
  const { t } = useWords("content-legal");
  const { t: shell } = useWords("shell");
  return (
    <>
      <p>{t("terms.selling.offer", { valid: deadlines.offerDays })}</p>
      <p>{`${t("terms.selling.revised", { days: deadlines.revisedDays })} ${formatWayBack(shell)}`}</p>
      <p>{t("terms.selling.owner")}</p>
      <p>{t("terms.selling.data")}</p>
      <p>
        {t("terms.selling.payout", {
          percent: INSTANT_PAYOUT_LESS,
          days: FULL_PAYOUT_AFTER,
          shipping: formatPrice(SHIPPING_DEDUCTION),
        })}
      </p>
    </>
  );
}

// The title, the price, and the two ways to get it: the cart, or a reservation for a day.

import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Bani } from "../../../../base/money.ts";
import { WITHDRAWAL_DAYS } from "../../../../shop/shipping/calendar.ts";
import { shippingFor } from "../../../../shop/shipping/fee.ts";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { summaryOf } from "../../../../shop/catalogue/summary.ts";
import { formatArrival, formatHours, formatPeriod, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { ListingPageView } from "../product.view.server.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Guarantee, LegalGuaranteeNotice } from "../../../kit/guarantee.tsx";
import { Icon, type IconName } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Condition } from "./condition.tsx";
import { OwnAllocation } from "./own-allocation.tsx";
import { CachedHtml } from "../../../kit/cached-html.tsx";
import { useCompany } from "../../../kit/pages/company.ts";
import { Price } from "../../../kit/price.tsx";
import { useKnownSession } from "../../../shared/session/session.ts";
import { UnbrokenNames } from "../../../kit/unbroken-names.tsx";
import { BUY } from "./buy-bar.tsx";
import { FrameRows } from "./frame-rows.tsx";
import { GradeCorners } from "./grade-corners.tsx";
import { OwnFit } from "./own-fit.tsx";
import { PriceHistory } from "./price-history.tsx";
import { SaveActions } from "./save-actions.tsx";
import { useTaxRegime } from "../../../kit/tax-regime.tsx";

type BoxProps = { view: ListingPageView };

/** What holds for every product: `arrives` is noon of the day on which an order of today should be there. */
export type SaleView = { arrives: Date; takesCash: boolean };

/** The name, the price and the way to buy: above the pictures on a phone, and beside them on a wide screen. */
export function BuyHead({ view: { listing, availability, was, alert } }: BoxProps) {
  const { t } = useWords("product");
  const { t: list } = useWords("catalogue");
  const { t: kit } = useWords("kit");
  const own = useOwnAllocation(listing);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {listing.badge ? (
          <Badge tone={listing.badge === "sale" || listing.badge === "bestseller" ? "action" : "brand"}>
            {list(`badge.${listing.badge}`)}
          </Badge>
        ) : null}
        <Badge>{kit("condition.refurbished")}</Badge>
        <Badge>{kit("condition.grade", { grade: listing.grade })}</Badge>
        {availability === "gone" ? <Badge tone="danger">{t("state.gone")}</Badge> : null}
        {availability === "held" && !own ? <Badge tone="warn">{t("state.held")}</Badge> : null}
      </div>
      <h1 className="mt-2 text-3xl">
        <UnbrokenNames title={listing.title} />
      </h1>
      <Price amount={listing.price} was={was} lowest30 size="lg" className="mt-3 mb-3" />
      {own ? <OwnAllocation allocation={own} /> : null}
      {availability === "free" ? <BuyButton listing={listing} /> : null}
      {availability === "free" || own ? null : (
        <UnavailableNotice listing={listing} availability={availability} alert={alert} />
      )}
    </>
  );
}

/** What decides beside the price: the frame rates, and when, how and on what terms it comes. */
export function BuyBox({ view: { listing, availability, conditions, frames }, sale }: BoxProps & { sale: SaleView }) {
  return (
    <div className="lg:mt-4">
      {frames.length > 0 ? <FrameRows frames={frames} /> : null}
      <SaleTerms listing={listing} conditions={conditions} sale={availability === "free" ? sale : null} />
      {availability === "free" ? <Reserve listing={listing} /> : null}
      <SaveActions listing={listing} />
    </div>
  );
}

/** What there is to know of the thing itself: its parts, its grade, and what it cost. */
export function AboutUnit({ view }: BoxProps) {
  const { listing, was, history, conditions } = view;
  return (
    <>
      <Summary listing={listing} />
      {listing.kind === "component" ? <OwnFit id={listing.id} /> : null}
      <GradeCorners view={view} />
      <Condition conditions={conditions} />
      {history ? <PriceHistory history={history} was={was} /> : null}
    </>
  );
}

/** This visitor's own allocation of the listing. */
function useOwnAllocation(listing: Listing) {
  return useKnownSession()?.allocations.find((allocation) => allocation.listingId === listing.id) ?? null;
}

/** What holds for the price: condition, guarantee, delivery, return and, for companies, the tax. */
function SaleTerms({
  listing,
  conditions,
  sale,
}: Pick<ListingPageView, "listing" | "conditions"> & { sale: SaleView | null }) {
  const { grade, price, warrantyMonths } = listing;
  const regimes = conditions.map(({ regime }) => regime);
  const regime = regimes.includes("margin") ? "margin" : regimes.length > 0 ? "normal" : null;
  const terms = { grade, price, warrantyMonths, regime, sale } as const;
  return (
    <CachedHtml as="div" name="sale-terms" data={terms}>
      <SaleTermsContent {...terms} />
    </CachedHtml>
  );
}

type SaleTermsData = Pick<Listing, "grade" | "price" | "warrantyMonths"> & {
  regime: "margin" | "normal" | null;
  /** Null for what cannot be bought now. */
  sale: SaleView | null;
};

function SaleTermsContent({ grade, price, warrantyMonths, regime, sale }: SaleTermsData) {
  const { t, language } = useWords("product");
  const { t: kit } = useWords("kit");
  const taxOf = useTaxRegime();
  return (
    <>
      <ul className="mt-3 flex flex-col gap-1.5 text-sm">
        <Term icon="truck">
          {sale ? (
            <b className="font-semibold">{t("arrives", { date: formatArrival(sale.arrives, language) })} · </b>
          ) : null}
          <DeliveryCost goods={price} />
        </Term>
        <Term icon="arrow-left">{t("returns", { period: formatPeriod(WITHDRAWAL_DAYS, "day", language) })}</Term>
        <Term icon="shield">
          <Guarantee commercial={warrantyMonths} />
        </Term>
        {sale ? <Term icon="bank">{t(sale.takesCash ? "payWithCash" : "pay")}</Term> : null}
      </ul>
      <details className="mt-1 text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-condensed font-semibold">
          {t("terms")}
        </summary>
        <div className="flex flex-col gap-3 pb-2">
          <p>
            {kit("condition.refurbished")}. {kit(`condition.meaning.${grade}`)}
          </p>
          {regime === null ? null : (
            <p className="text-muted">
              <span className="font-semibold">{taxOf(regime).name}.</span> {taxOf(regime).text}
            </p>
          )}
          <LegalGuaranteeNotice unfolded />
        </div>
      </details>
    </>
  );
}

function Term({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} size={16} className="mt-0.5 shrink-0 text-good" />
      <span>{children}</span>
    </li>
  );
}

function Summary({ listing }: { listing: Listing }) {
  const { t } = useWords("product");
  const facts = summaryOf(listing);
  if (listing.kind === "component") return <p className="mt-3 text-lg text-muted">{facts.join(" · ")}</p>;
  const parts = ["cpu", "gpu", "ram", "storage"] as const; // spec 2
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
      {parts.map((part, index) => (
        <div key={part} className="contents">
          <dt className="silk pt-1 text-muted">{t(`part.${part}`)}</dt>
          <dd className="font-condensed text-lg leading-snug">{facts[index]}</dd>
        </div>
      ))}
      {listing.specs.os ? (
        <div className="contents">
          <dt className="silk pt-1 text-muted">{t("part.os")}</dt>
          <dd className="font-condensed text-lg leading-snug">{t(`os.${listing.specs.os}`)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function BuyButton({ listing }: { listing: Listing }) {
  const { t } = useWords("product");
  return (
    <>
      <div id={BUY}>
        <AddToCart
          productId={listing.id}
          size="lg"
          quantity={listing.free > 1 ? { max: listing.free, label: t("quantity", { title: listing.title }) } : null}
        >
          <Icon name="cart" />
          {t("addToCart")}
        </AddToCart>
      </div>
      {listing.kind === "component" ? (
        <p className="mt-2 text-sm text-muted">{t("inStock", { count: listing.free })}</p>
      ) : null}
    </>
  );
}

function Reserve({ listing }: { listing: Listing }) {
  const { t, language } = useWords("product");
  const time = formatHours(useCompany()?.reservationHours ?? 0, language);
  return (
    <details className="group mt-3">
      <summary className={`${buttonClass({ variant: "secondary" })} w-full`}>
        <Icon name="clock" />
        {t("reserve.open")}
      </summary>
      <Form
        method="post"
        action={links.reserve(listing.id)}
        noValidate
        className="mt-3 flex flex-col gap-3 border border-line bg-surface p-4"
      >
        <p className="text-sm text-muted">{t("reserve.text", { time })}</p>
        <TextField name="email" type="email" label={t("reserve.email")} autoComplete="email" required />
        <Button variant="secondary">{t("reserve.submit", { time })}</Button>
      </Form>
    </details>
  );
}

function UnavailableNotice({
  listing,
  availability,
  alert,
}: Pick<ListingPageView, "listing" | "alert"> & { availability: "held" | "gone" }) {
  const { t } = useWords("product");
  const { t: list } = useWords("catalogue");
  return (
    <Notice tone={availability === "gone" ? "danger" : "warn"} title={t(`state.${availability}`)}>
      <p>{t(`state.${availability}Text`)}</p>
      {availability === "held" ? (
        <p>
          {/* The page is cached for everybody. Without JavaScript this is how the visitor with the reservation finds it. */}
          <Link to={links.reserve(listing.id)} rel="nofollow" className="link inline-flex min-h-11 items-center">
            {t("state.isItYou")}
          </Link>
        </p>
      ) : null}
      <a href="#similar" className="link inline-flex min-h-11 items-center">
        {t("state.seeSimilar")}
      </a>
      {alert ? (
        <p>
          <Link to={alert} rel="nofollow" className="link inline-flex min-h-11 items-center">
            {list("alert")}
          </Link>
        </p>
      ) : null}
    </Notice>
  );
}

/** What the courier costs for these goods alone. */
function DeliveryCost({ goods }: { goods: Bani }) {
  const { t } = useWords("product");
  const terms = useCompany()?.delivery;
  if (!terms) return null;
  if (shippingFor(goods, terms) === 0) return t("shipping.free");
  const fee = formatPrice(terms.courierFee);
  return terms.freeAbove === null
    ? t("shipping.always", { fee })
    : t("shipping.paid", { fee, above: formatPrice(terms.freeAbove) });
}

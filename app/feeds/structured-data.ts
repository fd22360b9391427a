// A listing as schema.org JSON-LD: a product with its one offer.
// Invariant: it has nothing that the page does not show; a rating only from published reviews of this very product.

import { dayOf } from "../../base/day.ts";
import type { Bani } from "../../base/money.ts";
import { shippingFor, type DeliveryTerms } from "../../shop/shipping/fee.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import type { PictureName } from "../../shop/catalogue/picture.ts";
import { gameNames, games, type Benchmark } from "../../shop/catalogue/specs.ts";
import { guaranteeOf } from "../../shop/warranty/legal-guarantee.ts";
import type { Availability } from "../../shop/catalogue/view-listing.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { PublishedQuestion } from "../../shop/reviews/question.ts";
import type { PublishedReview } from "../../shop/reviews/review.ts";
import type { Language } from "../i18n/languages.ts";
import { links } from "../links.ts";
import { largeFileOf } from "../kit/picture/picture-files.ts";
import { addressIn } from "../kit/pages/addresses.ts";
import { brandOf, decimal, modelOf } from "./listing-facts.ts";
import { COUNTRY, organizationId, returnPolicyOf, SCHEMA, type Trader } from "./trader-data.ts";

// Reserved, and it may become free again: for a buyer who comes now it is out of stock, as in the feeds.
const availabilities = { free: "InStock", held: "OutOfStock", gone: "SoldOut" } as const satisfies Record<
  Availability,
  string
>;

type ProductFacts = {
  availability: Availability;
  pictures: readonly { name: PictureName }[];
  description: string;
  /** The guarantee in words, with both guarantees named. */
  guarantee: string;
  trader: Trader;
  delivery: DeliveryTerms;
  language: Language;
  /** Published reviews of this listing alone, and their rating. */
  reviewed?: { rating: { count: number; average: number } | null; reviews: readonly PublishedReview[] };
};

/** A listing with its one offer. */
export function productData(
  listing: Listing,
  { availability, pictures, description, guarantee, trader, delivery, language, reviewed }: ProductFacts,
): object {
  const { url: origin, name: shopName } = trader;
  const address = addressIn(language, { origin, pathname: links.product(listing.id) });
  const model = modelOf(listing);
  return {
    "@context": SCHEMA,
    "@type": "Product",
    "@id": `${origin}${links.product(listing.id, {}, "product")}`,
    name: listing.title,
    description,
    url: address,
    sku: String(listing.id),
    image: [
      `${origin}${links.preview(`listing-${listing.id}-drawing.png`)}`,
      ...pictures.map(({ name }) => origin + largeFileOf(name)),
    ],
    brand: { "@type": "Brand", name: brandOf(listing, { shopName }) },
    ...(model !== null && { model }),
    ...(reviewed?.rating && ratingData(reviewed.rating, reviewed.reviews)),
    ...(listing.kind === "pc" && { additionalProperty: measuredOn(listing) }),
    offers: {
      "@type": "Offer",
      url: address,
      price: decimal(listing.price),
      priceCurrency: "RON",
      availability: `${SCHEMA}/${availabilities[availability]}`,
      // A computer is refurbished here (taken apart, cleaned, tested); a part is tested and sold as it is.
      itemCondition: `${SCHEMA}/${listing.kind === "pc" ? "RefurbishedCondition" : "UsedCondition"}`,
      seller: { "@type": "Organization", "@id": organizationId(origin), name: shopName },
      warranty: {
        "@type": "WarrantyPromise",
        description: guarantee,
        durationOfWarranty: quantity(
          guaranteeOf({ legal: trader.guaranteeMonths, commercial: listing.warrantyMonths }).months,
          "MON",
        ),
      },
      hasMerchantReturnPolicy: returnPolicyOf(trader),
      shippingDetails: shippingOf(listing.price, delivery),
    },
  };
}

/** Of the product itself, never of the shop: Google shows no stars that an organisation gives itself. */
function ratingData(rating: { count: number; average: number }, reviews: readonly PublishedReview[]): object {
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Math.round(rating.average * 10) / 10,
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    // Google wants a named author.
    review: reviews.flatMap(({ author, stars, title, body, language, writtenAt }) =>
      author === null
        ? []
        : [
            {
              "@type": "Review",
              author: { "@type": "Person", name: author },
              datePublished: dayOf(writtenAt),
              inLanguage: language,
              ...(title !== "" && { name: title }),
              reviewBody: body,
              reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
            },
          ],
    ),
  };
}

/**
 * The answered questions on a listing's page, or null without any: a FAQPage, because only the shop answers (a QAPage is for pages on
 * which anybody may). The names of who asked stay on the page.
 */
export function questionsData(
  questions: readonly Pick<PublishedQuestion, "id" | "question" | "answer" | "language" | "publishedAt">[],
  { listingId, origin, language }: { listingId: ListingId; origin: string; language: Language },
): object | null {
  if (questions.length === 0) return null;
  return {
    "@context": SCHEMA,
    "@type": "FAQPage",
    url: addressIn(language, { origin, pathname: links.product(listingId) }),
    about: { "@id": `${origin}${links.product(listingId, {}, "product")}` },
    mainEntity: questions.map(({ question, answer, language: inLanguage, publishedAt }) => ({
      "@type": "Question",
      name: question,
      inLanguage,
      acceptedAnswer: {
        "@type": "Answer",
        text: answer,
        inLanguage,
        datePublished: dayOf(publishedAt),
      },
    })),
  };
}

const scores: Record<Benchmark, string> = {
  cinebench: "Cinebench R23",
  futuremark: "3DMark Time Spy",
  furmark: "FurMark",
  heaven: "Unigine Heaven",
};

/** Only figures that were measured on this unit. */
function measuredOn({ fps, scores: points }: Extract<Listing, { kind: "pc" }>): object[] {
  return [
    ...games.flatMap((game) => figure(gameNames[game], fps[game], "fps")),
    ...(Object.keys(scores) as Benchmark[]).flatMap((test) => figure(scores[test], points[test], null)),
  ];
}

function figure(name: string, value: number | undefined, unitText: string | null): object[] {
  return value === undefined ? [] : [{ "@type": "PropertyValue", name, value, ...(unitText && { unitText }) }];
}

function quantity(value: number, unitCode: "MON" | "DAY"): object {
  return { "@type": "QuantitativeValue", value, unitCode };
}

function atMost(days: number): object {
  return { "@type": "QuantitativeValue", minValue: 0, maxValue: days, unitCode: "DAY" };
}

const HANDLING_DAYS = 1;

function shippingOf(goods: Bani, terms: DeliveryTerms): object {
  return {
    "@type": "OfferShippingDetails",
    shippingRate: { "@type": "MonetaryAmount", value: decimal(shippingFor(goods, terms)), currency: "RON" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: atMost(HANDLING_DAYS),
      transitTime: atMost(Math.max(terms.days - HANDLING_DAYS, 0)),
    },
  };
}

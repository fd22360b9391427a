// A listing as UCP describes a product. A used machine is one of a kind, so each product has exactly one variant.

import type { Bani } from "../../../../base/money.ts";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { productTypeOf } from "../../../../shop/catalogue/product-type.ts";
import type { Availability } from "../../../../shop/catalogue/view-listing.server.ts";
import { productJson } from "../../../feeds/api.ts";
import { describe } from "../../../feeds/description.ts";
import { brandOf } from "../../../feeds/listing-facts.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { addressIn } from "../../../kit/pages/addresses.ts";
import { links } from "../../../links.ts";
import type { AgentCall } from "../tools/tool.ts";
import { price } from "./protocol.ts";

type ProductView = {
  listing: Listing;
  availability: Availability;
  /** The price that the page strikes through; null where there is none. */
  was: Bani | null;
  /** The ids of the request that led here, for a look-up. */
  inputs?: readonly string[];
};

export function ucpProduct({ shop, language }: AgentCall, { listing, availability, was, inputs }: ProductView) {
  const isGone = availability === "gone";
  const json = productJson(listing, { origin: shop.publicUrl, guaranteeMonths: shop.guaranteeMonths, isGone });
  const id = String(listing.id);
  const url = addressIn(language, { origin: shop.publicUrl, pathname: links.product(listing.id) });
  const description = {
    plain: describe(listing, wordsFor(language, "feeds"), {
      isGone,
      returnDays: shop.returnDays,
      guaranteeMonths: shop.guaranteeMonths,
    }),
  };
  const { kind: _kind, id: _id, title: _title, url: _url, picture, preview: _preview, price: _price, ...facts } = json;
  return {
    id,
    title: listing.title,
    brand: brandOf(listing, { shopName: shop.company.name }),
    description,
    url,
    categories: [{ value: productTypeOf(listing), taxonomy: "merchant" }],
    price_range: { min: price(listing.price), max: price(listing.price) },
    ...(was !== null && { list_price_range: { min: price(was), max: price(was) } }),
    media: [{ type: "image", url: picture, alt_text: listing.title }],
    variants: [
      {
        id,
        title: listing.title,
        description,
        url,
        price: price(listing.price),
        ...(was !== null && { list_price: price(was) }),
        availability: {
          available: availability === "free",
          status: availability === "free" ? "in_stock" : "out_of_stock",
        },
        ...(inputs && { inputs: inputs.map((input) => ({ id: input, match: "exact" })) }),
        seller: { name: shop.company.name, links: policyLinks({ shop, language }) },
      },
    ],
    metadata: facts,
  };
}

/** The pages that a program must show with a purchase. */
export function policyLinks({ shop, language }: Pick<AgentCall, "shop" | "language">) {
  const at = (pathname: string) => addressIn(language, { origin: shop.publicUrl, pathname });
  return [
    { type: "terms_of_service", url: at(links.terms()) },
    { type: "privacy_policy", url: at(links.privacy()) },
    { type: "refund_policy", url: `${at(links.terms())}#withdrawal` },
    { type: "contact", url: at(links.contact()) },
  ];
}

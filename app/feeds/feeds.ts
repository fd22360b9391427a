// Product feeds: what price comparison sites and shopping search engines read once a day, one entry for each listing.
// Invariant: an entry agrees with the page, and its price and availability are current.

import type { Bani } from "../../base/money.ts";
import { groupElement, textElement, type XmlNode } from "../../base/xml.ts";
import { shippingFor, type DeliveryTerms } from "../../shop/shipping/fee.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import type { Category } from "../../shop/catalogue/specs.ts";
import type { Language } from "../i18n/languages.ts";
import type { Translate } from "../i18n/translate.ts";
import { links } from "../links.ts";
import { addressIn } from "../kit/pages/addresses.ts";
import { describe } from "./description.ts";
import { brandOf, decimal } from "./listing-facts.ts";

/** What entries are formatted with. The names of product types are words of the shell. */
export type FeedWords = { language: Language; t: Translate<"feeds">; names: Translate<"shell"> };
export type FeedShop = {
  origin: string;
  shopName: string;
  delivery: DeliveryTerms;
  returnDays?: number;
  guaranteeMonths?: number;
};
type Entry = {
  shop: FeedShop;
  words: FeedWords;
  /** The price that the page strikes through; null where there is none. */
  was: Bani | null;
};

export type Feed = {
  type: string;
  /** The document without entries. */
  document(shop: FeedShop): XmlNode;
  /** The name of the element that contains the entries; they follow its other children. */
  entriesIn: string;
  /** Null where the feed leaves out this listing. */
  entry(listing: Listing, entry: Entry): XmlNode | null;
};

const COMPONENTS = "Electronics > Electronics Accessories > Computer Components";

/** Google's categories of the product types (its product taxonomy, 2021-09-21). */
const googleCategories: Record<Category | "pc", string> = {
  pc: "Electronics > Computers > Desktop Computers",
  processors: `${COMPONENTS} > Computer Processors`,
  "graphics-cards": `${COMPONENTS} > I/O Cards & Adapters > Video Cards & Adapters`,
  motherboards: COMPONENTS,
  ram: "Electronics > Electronics Accessories > Memory > RAM",
  ssd: `${COMPONENTS} > Storage Devices > Hard Drives`,
  hdd: `${COMPONENTS} > Storage Devices > Hard Drives`,
  "power-supplies": `${COMPONENTS} > Computer Power Supplies`,
  cases: `${COMPONENTS} > Desktop Computer & Server Cases`,
  coolers: `${COMPONENTS} > Computer System Cooling Parts`,
};

export const LONGEST_TITLE = 150; // characters, the limit of Google and of OpenAI

/** Google Merchant Center: RSS 2.0 with Google's names in the namespace "g". */
export const googleFeed: Feed = {
  type: "application/rss+xml; charset=utf-8",
  document: ({ origin, shopName }) =>
    groupElement(
      "rss",
      [
        groupElement("channel", [
          textElement("title", shopName),
          textElement("link", `${origin}${links.home()}`),
          textElement("description", shopName),
        ]),
      ],
      { version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" },
    ),
  entriesIn: "channel",
  entry(listing, { shop, words, was }) {
    const isPc = listing.kind === "pc";
    return groupElement("item", [
      textElement("g:id", listing.id),
      textElement("g:title", listing.title.slice(0, LONGEST_TITLE)),
      textElement("g:description", describe(listing, words.t, shop)),
      textElement("g:link", pageOf(listing, { shop, words })),
      textElement("g:image_link", pictureOf(listing, shop)),
      textElement("g:availability", listing.free > 0 ? "in_stock" : "out_of_stock"),
      textElement("g:price", `${decimal(was ?? listing.price)} RON`),
      was === null ? null : textElement("g:sale_price", `${decimal(listing.price)} RON`),
      textElement("g:condition", isPc ? "refurbished" : "used"),
      textElement("g:brand", brandOf(listing, shop)),
      // Used goods come without their original box, so they have no barcode.
      textElement("g:identifier_exists", "no"),
      textElement("g:google_product_category", googleCategories[isPc ? "pc" : listing.category]),
      textElement("g:product_type", pathTo(listing, words)),
      groupElement("g:shipping", [
        textElement("g:country", "RO"),
        textElement("g:price", `${decimal(shippingFor(listing.price, shop.delivery))} RON`),
      ]),
    ]);
  },
};

/** compari.ro: only listings that can be bought now. */
export const compariFeed: Feed = {
  type: "application/xml; charset=utf-8",
  document: () => groupElement("products", []),
  entriesIn: "products",
  entry(listing, { shop, words }) {
    if (listing.free === 0) return null;
    return groupElement("product", [
      textElement("identifier", listing.id),
      textElement("manufacturer", brandOf(listing, shop)),
      textElement("name", listing.title),
      textElement("category", pathTo(listing, words)),
      textElement("product_url", pageOf(listing, { shop, words })),
      textElement("price", decimal(listing.price)),
      textElement("image_url", pictureOf(listing, shop)),
      textElement("description", describe(listing, words.t, shop)),
      textElement("delivery_time", shop.delivery.days),
      textElement("delivery_cost", decimal(shippingFor(listing.price, shop.delivery))),
    ]);
  },
};

function pageOf({ id }: Listing, { shop, words }: Pick<Entry, "shop" | "words">): string {
  return addressIn(words.language, { origin: shop.origin, pathname: links.product(id) });
}

/** A PNG: not every reader takes the formats of the pages. */
export function pictureOf({ id }: Listing, { origin }: FeedShop): string {
  return `${origin}${links.preview(`listing-${id}-drawing.png`)}`;
}

/** The shop's own category, from the top. */
export function pathTo(listing: Listing, { names }: FeedWords): string {
  return listing.kind === "pc"
    ? names("menu.pcs")
    : `${names("menu.components")} > ${names(`categories.${listing.category}`)}`;
}

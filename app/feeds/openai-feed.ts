// OpenAI's product feed: one JSON object a line, packed with gzip. https://developers.openai.com/commerce/specs/file-upload/products
// Invariant: an entry agrees with the page, and its price and availability are current. A product is bought on its page.

import type { Bani } from "../../base/money.ts";
import type { Listing } from "../../shop/catalogue/listing.ts";
import { addressIn } from "../kit/pages/addresses.ts";
import { links } from "../links.ts";
import { WITHDRAWAL_DAYS } from "../../shop/shipping/calendar.ts";
import { describe } from "./description.ts";
import { LONGEST_TITLE, pathTo, pictureOf, type FeedShop, type FeedWords } from "./feeds.ts";
import { brandOf, decimal, modelOf } from "./listing-facts.ts";

const LONGEST_DESCRIPTION = 5000; // characters, OpenAI's limit
const LONGEST_NAME = 70; // characters, of brands and sellers

type Entry = { shop: FeedShop; words: FeedWords; /** The price that the page strikes through. */ was: Bani | null };

/** A line of the feed, without its line break. */
export function openAiEntry(listing: Listing, { shop, words, was }: Entry): string {
  const page = (pathname: string) => addressIn(words.language, { origin: shop.origin, pathname });
  const mpn = modelOf(listing);
  return JSON.stringify({
    is_eligible_search: true,
    // The buyer pays on the shop's own page: buying inside a chat needs an agreement with the platform.
    is_eligible_checkout: false,
    item_id: String(listing.id),
    title: listing.title.slice(0, LONGEST_TITLE),
    description: describe(listing, words.t, shop).slice(0, LONGEST_DESCRIPTION),
    url: page(links.product(listing.id)),
    brand: brandOf(listing, shop).slice(0, LONGEST_NAME),
    ...(mpn !== null && { mpn: mpn.slice(0, LONGEST_NAME) }),
    condition: listing.kind === "pc" ? "refurbished" : "used",
    product_category: pathTo(listing, words),
    image_url: pictureOf(listing, shop),
    price: `${decimal(was ?? listing.price)} RON`,
    ...(was !== null && { sale_price: `${decimal(listing.price)} RON` }),
    availability: listing.free > 0 ? "in_stock" : "out_of_stock",
    seller_name: shop.shopName.slice(0, LONGEST_NAME),
    seller_url: `${shop.origin}${links.home()}`,
    seller_privacy_policy: page(links.privacy()),
    seller_tos: page(links.terms()),
    accepts_returns: true,
    return_policy: `${page(links.terms())}#withdrawal`,
    return_deadline_in_days: shop.returnDays ?? WITHDRAWAL_DAYS,
    target_countries: ["RO"],
    store_country: "RO",
  });
}

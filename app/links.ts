// The addresses of the shop. No other file of the product writes one: the router's href() checks path and parameters of
// each against the site map at compile time. Pure, for server and browser. Costs about 0.4 µs a link.
// Invariant: path and query values are escaped here, and a parameter without a value is left out.

import { href } from "react-router";
import { at, isAt, text, type Carried, type IdText, type Search } from "./address.ts";
import type { ProductType } from "../shop/catalogue/product-type.ts";
import { comparisonQuery } from "../shop/catalogue/comparison/comparison-address.ts";
import { queryOf, type CatalogueFilter, type Sort } from "../shop/catalogue/search/filter.ts";
import type { Category, Game } from "../shop/catalogue/specs.ts";
import type { Language } from "./i18n/languages.ts";

type Key = Search<"key">;

type CartSearch = Search<"added" | "build" | "cleared" | "merged" | "removed" | "restored" | "tested">;
type CheckoutSearch = Search<"address" | "held" | "merged" | "page" | "paymentMethod" | "q" | "step">;
type LoginSearch = Search<"changed" | "forgot" | "to">;
type ListSearch = Carried | { q?: string; sort?: Sort; game?: Game; priceRange?: string };

/** The path of a product type's list. */
const productType = (of: ProductType) =>
  of === "pc" ? href("/products") : href("/components/:category", { category: of });

export const links = {
  home: (place?: "organization" | "website") => at(href("/"), {}, place),

  // The catalogue
  products: (search?: ListSearch) => at(href("/products"), search),
  productType,
  /** The filter's parameters, in their one canonical form. */
  list: (filter: CatalogueFilter) => at(productType(filter.productType), queryOf(filter)),
  /** The same in a language, for e-mails. */
  listIn: (lng: Language, filter: CatalogueFilter) =>
    at(productType(filter.productType), [queryOf(filter), `lng=${lng}`].filter((part) => part !== "").join("&")),
  gamePreset: (game: Game) => href("/products/for/:game", { game }),
  product: (id: IdText, search?: Search<"tab" | "lng">, place?: "product" | "similar") =>
    at(href("/products/:id", { id: text(id) }), search, place),
  reserve: (id: IdText, search?: Search<"mail">) => at(href("/products/:id/reserve", { id: text(id) }), search),
  askAbout: (id: IdText, search?: Search<"sent">) => at(href("/products/:id/question", { id: text(id) }), search),
  passport: (code: string) => href("/p/:code", { code }),
  passportFile: (code: string) => href("/p/:code.json", { code }),
  passportErasure: (code: string) => href("/p/:code/erasure.pdf", { code }),
  passportVerifier: () => href("/passport-verifier.html"),
  passportKeys: () => href("/.well-known/passport-keys.json"),
  passportRoots: (search?: Search<"before">) => at(href("/.well-known/passport-roots.json"), search),
  components: () => href("/components"),
  compare: () => href("/compare"),
  comparison: (...args: Parameters<typeof comparisonQuery>) => at(href("/compare"), comparisonQuery(...args)),
  favourites: () => href("/favourites"),
  /** The form that creates an alert for a list's filter. */
  alert: (filter: CatalogueFilter) =>
    at(
      href("/alerts/for/:productType", { productType: filter.productType }),
      queryOf({ ...filter, sort: "newest", myPc: false, page: 1 }),
    ),
  alertConfirm: (search: { token: string; lng: Language }) => at(href("/alerts/confirm"), search),
  alertOff: (search: { token: string; lng: Language }) => at(href("/alerts/off"), search),
  reviews: (search?: Search<"page" | "sort" | "stars">, place?: "verified") => at(href("/reviews"), search, place),

  // The configurator
  configurator: (query?: Carried, row?: Category) => at(href("/configurator"), query, row),
  choosePart: (category: Category, query?: Carried) => at(href("/configurator/:category", { category }), query),

  // The visitor's own PC
  /** `for`: a listing of which the page says whether it fits; `to`: where its form leads. */
  myPc: (search?: Search<"done" | "for" | "report" | "to">, place?: "parts" | "paste") =>
    at(href("/my-pc"), search, place),
  /** A build in it; `row` is the category that was changed. */
  myPcBuild: (query?: Carried, row?: Category) => at(href("/my-pc/build"), query, row),
  myPcChoose: (category: Category, query?: Carried) => at(href("/my-pc/build/:category", { category }), query),
  myPcUpgrades: (search?: Search<"game" | "resolution">) => at(href("/my-pc/upgrades"), search),

  // Buying
  cart: (search?: CartSearch) => at(href("/cart"), search),
  checkout: (search?: CheckoutSearch) => at(href("/checkout"), search),
  pay: (number: string, search?: Search<"key" | "problem">) => at(href("/checkout/pay/:number", { number }), search),
  cardReturn: (number: string, search?: Key) => at(href("/checkout/return/:number", { number }), search),
  orderComplete: (number: string, search?: Key) => at(href("/checkout/complete/:number", { number }), search),
  extend: (id: IdText, search: { key: string }) => at(href("/keep/:id", { id: text(id) }), search),
  resendLink: () => href("/keep-again"),
  withdraw: () => href("/withdraw"),
  withdrawOrder: (number: string, search?: Search<"done" | "key">) => at(href("/withdraw/:number", { number }), search),

  // Selling to the shop
  sell: (search?: Search<"code" | "draft">) => at(href("/sell"), search),
  sellStep: (step: string, search?: Search<"code" | "draft" | "key" | "number">, place?: "detect") =>
    at(href("/sell/:step", { step }), search, place),
  sellComponents: (search?: Search<"draft" | "key" | "number">, place?: "list") =>
    at(href("/components/sell"), search, place),
  tradeIn: (number: string, search?: Search<"done" | "key">) => at(href("/trade-in/:number", { number }), search),
  /** Who sells, for the purchase record; and the record, to be signed. */
  tradeInIdentity: (number: string, search?: Key) => at(href("/trade-in/:number/identity", { number }), search),
  tradeInSign: (number: string, search?: Key) => at(href("/trade-in/:number/sign", { number }), search),
  tradeInDocument: (number: string, document: string, search?: Key) =>
    at(href("/trade-in/:number/papers/:document", { number, document }), search),
  photo: (of: IdText, search?: Search<"draft" | "key" | "size">) => at(href("/photos/:of", { of: text(of) }), search),
  detectScript: (file: string) => href("/detect/:file", { file }),

  // The account
  login: (search?: LoginSearch) => at(href("/login"), search),
  register: (search?: Search<"to">) => at(href("/register"), search),
  confirmEmail: (search?: Search<"to" | "token">) => at(href("/confirm-email"), search),
  resetPassword: (search?: Search<"to" | "token">) => at(href("/reset-password"), search),
  logout: () => href("/logout"),
  account: (search?: Search<"done">) => at(href("/account"), search),
  orders: () => href("/account/orders"),
  order: (number: string, search?: Key, place?: "claims") =>
    at(href("/account/orders/:number", { number }), search, place),
  orderDocument: (number: string, document: string, search?: Key) =>
    at(href("/account/orders/:number/papers/:document", { number, document }), search),
  /** The form for reviews of an order; `listing` is the product that it is about. */
  review: (number: string, search?: Search<"done" | "key" | "listing" | "lng" | "stop">) =>
    at(href("/account/orders/:number/review", { number }), search),
  claim: (number: string, search?: Key) => at(href("/account/orders/:number/claim", { number }), search),
  /** A claim with its photos, for the claimant. */
  ownClaim: (number: string, search?: Search<"done" | "key">) =>
    at(href("/account/claims/:number", { number }), search),
  claimPhoto: (number: string, photo: string, search?: Search<"key" | "size">) =>
    at(href("/account/claims/:number/photos/:photo", { number, photo }), search),
  profile: (search?: Search<"done">) => at(href("/account/profile"), search),
  accountEmail: (search?: Search<"token">) => at(href("/account/email"), search),
  accountPassword: () => href("/account/password"),
  addresses: (search?: Search<"change">) => at(href("/account/addresses"), search),
  ownInvoices: () => href("/account/invoices"),
  warranties: (search?: Search<"done">) => at(href("/account/warranties"), search),
  warrantyCertificate: (id: string) => href("/account/warranties/:id/certificate.pdf", { id }),
  holderClaim: (id: string) => href("/account/warranties/:id/claim", { id }),
  reservations: (search?: Search<"released">) => at(href("/account/reservations"), search),
  ownTradeIns: () => href("/account/trade-ins"),
  builds: (search?: Search<"done">, build?: string) => at(href("/account/builds"), search, build),
  newsletter: (search?: Search<"sent">) => at(href("/newsletter"), search),
  newsletterConfirm: (search: { token: string; lng: Language }) => at(href("/newsletter/confirm"), search),
  newsletterOff: (search: { token: string; lng: Language }) => at(href("/newsletter/off"), search),
  ownAlerts: () => href("/account/alerts"),
  sessions: () => href("/account/sessions"),
  ownData: () => href("/account/data"),
  ownDataExport: () => href("/account/export"),

  // About the shop
  about: () => href("/about"),
  assistant: (search?: Search<"after" | "q">) => at(href("/assistant"), search),
  /** How frame rates are estimated. */
  estimates: () => href("/estimates"),
  contact: (search?: Search<"sent" | "topic">) => at(href("/contact"), search),
  terms: (place?: "withdrawal") => at(href("/terms"), {}, place),
  privacy: () => href("/privacy"),
  cookies: () => href("/cookies"),
  delivery: () => href("/delivery"),
  /** The right of withdrawal and its model form; the function itself is `withdraw`. */
  withdrawal: (place?: "form") => at(href("/withdrawal-form"), {}, place),
  guarantee: () => href("/guarantee"),
  recycling: () => href("/recycling"),
  accessibility: () => href("/accessibility"),
  safety: (search?: Search<"lng">) => at(href("/product-safety"), search),

  // The office: its other addresses are in office-links.ts, which the pages of the shop do not load.
  office: () => href("/office"),
  officeCode: (search?: Search<"to">) => at(href("/office/code"), search),

  // For programs
  apiProducts: (search?: Carried) => at(href("/api/products"), search),
  apiProduct: (id: IdText) => href("/api/products/:id", { id: text(id) }),
  apiSuggestions: (search: { q: string }) => at(href("/api/suggestions"), search),
  apiParts: (search: { category: string; q: string }) => at(href("/api/parts"), search),
  apiPostalCode: (code: string) => href("/api/postal-codes/:code", { code }),
  apiCheckoutFields: () => href("/api/checkout-fields"),
  apiCardWorth: (search: { q: string }) => at(href("/api/card-worth"), search),
  apiListings: (search: { ids: string }) => at(href("/api/listings"), search),
  apiViewed: () => href("/api/viewed"),
  apiSession: () => href("/api/session"),
  /** `list`: the category of a list, whose filter's parameters follow. */
  apiMyPc: (search: { ids: string; category?: string | undefined; filter?: string | undefined }) =>
    at(href("/api/my-pc"), search),
  apiAssistant: (search: { q: string; after?: string | undefined }) => at(href("/api/assistant"), search),
  apiOpenApi: () => href("/api/openapi.json"),
  /** The MCP server for buyers' programs. */
  mcp: () => href("/api/ucp/mcp"),
  ucpProfile: () => href("/.well-known/ucp"),
  feed: (file: string) => href("/feeds/:file", { file }),
  cardWebhook: () => href("/webhooks/card"),
  sitemap: () => href("/sitemap.xml"),
  sitemapPart: (file: string) => href("/sitemaps/:file", { file }),
  preview: (name: string) => href("/og/:name", { name }),
  outbox: () => href("/dev/outbox"),
  outboxEmail: (id: IdText) => href("/dev/outbox/:id", { id: text(id) }),
  /** The showcase of the kit's components. */
  kit: (search?: Search<"page">, place?: "tabs") => at(href("/ui"), search, place),
};

/** Addresses with a placeholder for a value, as OpenAPI and search engines write them. */
export const templates = {
  apiProduct: "/api/products/{id}",
  product: "/products/{id}",
  search: "/products?q={search_term_string}",
};

/** Prefixes of several addresses that have no page of their own. `assets`: the files of the build; `pictures`: those of public/. */
export const folders = {
  alerts: "/alerts",
  api: "/api/",
  assets: "/assets/",
  dev: "/dev",
  pictures: "/assets/pictures/",
  tradeIns: "/trade-in",
};

/** Where the server itself says that it is alive, without the router. */
export const healthPath = "/healthz";

/** Whether an address is that of the cart or the checkout. */
export function isBuying(address: string): boolean {
  return isAt(address, links.cart()) || isAt(address, links.checkout());
}

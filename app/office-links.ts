// The addresses of the office, beside those of links.ts: separate, so that the pages of the shop do not load them.

import { href } from "react-router";
import { at, text, type Carried, type IdText, type Search } from "./address.ts";

type Days = { from: string; to: string };
type Models = Partial<Days> & { q?: string };

export const officeLinks = {
  search: (search?: Search<"q" | "go">) => at(href("/office/search"), search),
  views: () => href("/office/views"),
  invoices: () => href("/office/invoices"),
  invoiceMonth: (month: string) => href("/office/invoices/month/:month", { month }),
  invoiceSubmission: (number: string) => href("/office/invoices/:number/submission", { number }),
  invoiceArchive: (number: string) => href("/office/invoices/:number/submission/archive", { number }),
  invoice: (number: string, format: "pdf" | "xml") => href("/office/invoices/:number/:format", { number, format }),
  journal: () => href("/office/journal"),
  cash: (search?: Search<"receipt" | "done" | "order" | "day">) => at(href("/office/cash"), search),
  receipt: (number: string) => href("/office/cash/receipts/:number", { number }),
  register: (file: string) => href("/office/journal/:file", { file }),
  transfers: (search?: Carried) => at(href("/office/transfers"), search),
  transfersUpload: () => href("/office/transfers/upload"),
  statement: (id: IdText) => href("/office/transfers/statements/:id", { id: text(id) }),
  allocations: (search?: Carried | Search<"freed" | "network">) => at(href("/office/holds"), search),
  orders: (search?: Carried) => at(href("/office/orders"), search),
  order: (number: string, search?: Search<"done">) => at(href("/office/orders/:number", { number }), search),
  newOrder: (search?: Search<"customer" | "unit">) => at(href("/office/orders/new"), search),
  shipOrders: (search?: Carried) => at(href("/office/orders/ship"), search),
  orderDelivery: (number: string) => href("/office/orders/:number/delivery", { number }),
  certificates: (number: string) => href("/office/orders/:number/certificates.pdf", { number }),
  packingSlips: (numbers: readonly string[]) =>
    at(href("/office/packing-slips"), new URLSearchParams(numbers.map((number) => ["order", number]))),
  shipments: (search?: Carried | Search<"show" | "file" | "made" | "refused">) => at(href("/office/shipments"), search),
  newShipment: (number: string) => at(href("/office/shipments/new"), { for: number }),
  importAwbs: () => href("/office/shipments/import"),
  lockers: (search?: Carried | Search<"done">) => at(href("/office/shipments/lockers"), search),
  importLockers: () => href("/office/shipments/lockers/import"),
  shipment: (number: string, search?: Search<"done">) => at(href("/office/shipments/:number", { number }), search),
  shipmentLabels: (numbers: readonly string[]) =>
    at(href("/office/shipments/labels"), new URLSearchParams(numbers.map((number) => ["shipment", number]))),
  courierFile: (file: string) => href("/office/shipments/files/:file", { file }),
  returns: (search?: Carried) => at(href("/office/returns"), search),
  return: (number: string) => href("/office/returns/:number", { number }),
  customers: (search?: Carried | Search<"q" | "tagged">) => at(href("/office/customers"), search),
  customersCsv: (search?: Carried) => at(href("/office/customers/export.csv"), search),
  /** Leads to the page of the customer with this e-mail address. */
  customerOf: (email: string) => at(href("/office/customers/find"), { email }),
  dataRequests: (search?: Search<"done">) => at(href("/office/customers/requests"), search),
  customer: (id: IdText, search?: Search<"done">) => at(href("/office/customers/:id", { id: text(id) }), search),
  customerData: (id: IdText) => href("/office/customers/:id/data", { id: text(id) }),
  eraseCustomer: (id: IdText) => href("/office/customers/:id/erase", { id: text(id) }),
  messages: (search?: Carried | Search<"show" | "done">) => at(href("/office/messages"), search),
  message: (number: string, search?: Search<"done" | "reply">) =>
    at(href("/office/messages/:number", { number }), search),
  newMessage: (search?: Search<"email" | "name">) => at(href("/office/messages/new"), search),
  importMessage: () => href("/office/messages/import"),
  savedReplies: (search?: Search<"done">) => at(href("/office/messages/replies"), search),
  reviews: (search?: Carried | Search<"state" | "done">) => at(href("/office/reviews"), search),
  review: (id: IdText, search?: Search<"done">) => at(href("/office/reviews/:id", { id: text(id) }), search),
  questions: (search?: Carried) => at(href("/office/reviews/questions"), search),
  question: (id: IdText, search?: Search<"done">) =>
    at(href("/office/reviews/questions/:id", { id: text(id) }), search),
  newsletter: (search?: Carried) => at(href("/office/newsletter"), search),
  newsletterCsv: () => href("/office/newsletter/export.csv"),
  vouchers: (search?: Carried) => at(href("/office/vouchers"), search),
  newVoucher: () => href("/office/vouchers/new"),
  voucher: (id: IdText, search?: Search<"done">) => at(href("/office/vouchers/:id", { id: text(id) }), search),
  tradeIns: (search?: Carried) => at(href("/office/trade-ins"), search),
  purchaseRecords: (numbers: readonly string[]) =>
    at(href("/office/trade-ins/records.pdf"), new URLSearchParams(numbers.map((number) => ["number", number]))),
  tradeIn: (number: string) => href("/office/trade-ins/:number", { number }),
  tradeInSellerDocuments: (number: string) => href("/office/trade-ins/:number/papers", { number }),
  safety: () => href("/office/safety"),
  newRecall: () => href("/office/safety/new"),
  recall: (id: IdText, search?: Search<"done" | "count">) => at(href("/office/safety/:id", { id: text(id) }), search),
  manufacturers: (search?: Search<"brand" | "done">) => at(href("/office/safety/manufacturers"), search),
  watchList: (search?: Search<"added" | "q">) => at(href("/office/watch-list"), search),
  payouts: (search?: Carried) => at(href("/office/payouts"), search),
  payoutFile: (file: string) => href("/office/payouts/files/:file", { file }),
  priceBook: (search?: Search<"done">) => at(href("/office/price-book"), search),
  priceBookFile: (file: string) => href("/office/price-book/:file", { file }),
  listings: (search?: Search) => at(href("/office/listings"), search),
  /** The address of photos before listings had a page; it leads to the photos on that page. */
  photos: (search?: Search<"listing">) => at(href("/office/photos"), search),
  newListing: () => href("/office/listings/new"),
  listing: (id: IdText, search?: Search<"done" | "unit">, place?: string) =>
    at(href("/office/listings/:id", { id: text(id) }), search, place),
  listingPhoto: (id: IdText, photo: string, search?: Search<"done">) =>
    at(href("/office/listings/:id/photos/:photo", { id: text(id), photo }), search),
  originalPhoto: (photo: string) => href("/office/listings/originals/:photo", { photo }),
  staff: (search?: Search<"done" | "gone">) => at(href("/office/staff"), search),
  staffMember: (id: IdText, search?: Search<"done">) => at(href("/office/staff/:id", { id: text(id) }), search),
  invitation: (search?: Search<"token">) => at(href("/office/invitation"), search),
  sessions: (search?: Search<"done">) => at(href("/office/sessions"), search),
  audit: (search?: Search<"who" | "thing" | "q" | "from" | "to" | "page">) => at(href("/office/audit"), search),
  receiving: (search?: Search<"done" | "listing" | "page" | "pieces" | "scrapped" | "split">) =>
    at(href("/office/intake"), search),
  receivingUnit: (code: string) => href("/office/intake/:code", { code }),
  units: (search?: Carried) => at(href("/office/units"), search),
  unit: (code: string, search?: Search<"done">) => at(href("/office/units/:code", { code }), search),
  repairUnit: (code: string) => href("/office/units/:code/repair", { code }),
  splitUnit: (code: string) => href("/office/units/:code/split", { code }),
  buildPc: (search?: Carried) => at(href("/office/units/build"), search),
  bulkEdits: (search?: Search<"page" | "state">) => at(href("/office/bulk"), search),
  bulkEdit: (id: IdText, search?: Search<"done" | "page">) => at(href("/office/bulk/:id", { id: text(id) }), search),
  stockCsv: () => href("/office/units/csv"),
  stockImport: (id: IdText, search?: Search<"done">) => at(href("/office/units/csv/:id", { id: text(id) }), search),
  unitsCsv: (search?: Carried) => at(href("/office/units/export.csv"), search),
  labels: (units: readonly string[], format: "a4" | "roll") =>
    at(
      href("/office/units/labels.pdf"),
      new URLSearchParams([["format", format], ...units.map((unit) => ["unit", unit])]),
    ),
  stockTemplate: () => href("/office/units/template.csv"),
  report: (report: string, days?: Days) => at(href("/office/reports/:report?", { report }), days),
  reports: () => href("/office/reports/:report?"),
  /** Units behind a figure: of one class, processor or graphics chip, or all. */
  reportUnits: (search: Days & { show: "offered" | "sold"; class?: string; cpu?: string; gpu?: string }) =>
    at(href("/office/reports/units"), search),
  models: (search: Models) => at(href("/office/reports/:report?", { report: "models" }), search),
  reportFile: (report: string, days: Days & Models) => at(href("/office/reports/:report/csv", { report }), days),
  bench: (search?: Search<"cause" | "q">) => at(href("/office/bench"), search),
  benchUnit: (code: string, search?: Search<"erased" | "graded" | "photos" | "saved" | "unerased">) =>
    at(href("/office/bench/:code", { code }), search),
  benchPhoto: (id: IdText, size: "small" | "whole") => at(href("/office/bench-photos/:id", { id: text(id) }), { size }),
  benchFiles: (code: string) => href("/office/bench/:code/files", { code }),
  benchFileDrop: (code: string, id: IdText) => href("/office/bench/:code/files/:id", { code, id: text(id) }),
  erasureLog: (id: IdText) => href("/office/erasure-logs/:id", { id: text(id) }),
  benchFile: (id: IdText) => href("/office/bench-files/:id", { id: text(id) }),
  inspections: (search?: Search<"done" | "listing" | "off" | "page" | "pieces" | "split" | "state">) =>
    at(href("/office/inspections"), search),
  settings: () => href("/office/settings"),
  setting: (name: string, search?: Search<"done" | "version">) => at(href("/office/settings/:name", { name }), search),
  pageTexts: () => href("/office/settings/pages"),
  pageText: (which: { page: string; language: string }, search?: Search<"done" | "version">) =>
    at(href("/office/settings/pages/:page/:language", which), search),
  emailTexts: () => href("/office/settings/letters"),
  emailText: (which: { email: string; language: string }, search?: Search<"done" | "version">) =>
    at(href("/office/settings/letters/:email/:language", which), search),
  inspection: (code: string) => href("/office/inspections/:code", { code }),
  integrations: (search?: Search<"done" | "gone">) => at(href("/office/integrations"), search),
  newEndpoint: () => href("/office/integrations/endpoints/new"),
  endpoint: (id: IdText, search?: Search<"done" | "count">) =>
    at(href("/office/integrations/endpoints/:id", { id: text(id) }), search),
  removeEndpoint: (id: IdText) => href("/office/integrations/endpoints/:id/remove", { id: text(id) }),
  deliveries: (search?: Search<"endpoint" | "state">) => at(href("/office/integrations/deliveries"), search),
  delivery: (id: IdText, search?: Search<"done">) =>
    at(href("/office/integrations/deliveries/:id", { id: text(id) }), search),
  newToken: () => href("/office/integrations/tokens/new"),
  revokeToken: (id: IdText) => href("/office/integrations/tokens/:id/revoke", { id: text(id) }),
  staffApi: () => href("/api/office/openapi.json"),
};

/** The addresses of the staff API, with placeholders as OpenAPI writes them. */
export const staffApiPaths = {
  listings: "/api/office/listings",
  listing: "/api/office/listings/{id}",
  units: "/api/office/units",
  unit: "/api/office/units/{code}",
  writeOff: "/api/office/units/{code}/write-off",
  orders: "/api/office/orders",
  order: "/api/office/orders/{number}",
  prepare: "/api/office/orders/{number}/prepare",
  ship: "/api/office/orders/{number}/ship",
  deliver: "/api/office/orders/{number}/deliver",
} as const;

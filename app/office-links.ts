// The addresses of the office, beside those of links.ts: separate, so that the pages of the shop do not load them.

import { href } from "react-router";
import { at, text, type Carried, type IdText, type Search } from "./address.ts";

type Days = { from: string; to: string };

export const officeLinks = {
  search: (search?: Search<"q" | "go">) => at(href("/office/search"), search),
  views: () => href("/office/views"),
  invoices: () => href("/office/invoices"),
  invoiceMonth: (month: string) => href("/office/invoices/month/:month", { month }),
  invoice: (number: string, format: "pdf" | "xml") => href("/office/invoices/:number/:format", { number, format }),
  transfers: (search?: Search<"done">) => at(href("/office/transfers"), search),
  transfersUpload: () => href("/office/transfers/upload"),
  statement: (id: IdText) => href("/office/transfers/statements/:id", { id: text(id) }),
  allocations: (search?: Search<"freed">) => at(href("/office/holds"), search),
  orders: (search?: Carried) => at(href("/office/orders"), search),
  order: (number: string) => href("/office/orders/:number", { number }),
  returns: (search?: Carried) => at(href("/office/returns"), search),
  return: (number: string) => href("/office/returns/:number", { number }),
  messages: (search?: Carried | Search<"show" | "done">) => at(href("/office/messages"), search),
  message: (number: string, search?: Search<"done" | "reply">) =>
    at(href("/office/messages/:number", { number }), search),
  newMessage: (search?: Search<"email" | "name">) => at(href("/office/messages/new"), search),
  importMessage: () => href("/office/messages/import"),
  savedReplies: (search?: Search<"done">) => at(href("/office/messages/replies"), search),
  tradeIns: (search?: Carried) => at(href("/office/trade-ins"), search),
  tradeIn: (number: string) => href("/office/trade-ins/:number", { number }),
  payouts: (search?: Search<"made" | "paid">) => at(href("/office/payouts"), search),
  payoutFile: (file: string) => href("/office/payouts/files/:file", { file }),
  priceBook: (search?: Search<"done">) => at(href("/office/price-book"), search),
  priceBookFile: (file: string) => href("/office/price-book/:file", { file }),
  photos: (search?: Search<"listing">) => at(href("/office/photos"), search),
  receiving: (search?: Search<"done" | "listing" | "page" | "scrapped">) => at(href("/office/intake"), search),
  receivingUnit: (code: string) => href("/office/intake/:code", { code }),
  inspections: (search?: Search<"done" | "listing" | "off" | "page">) => at(href("/office/inspections"), search),
  staff: (search?: Search<"done">) => at(href("/office/staff"), search),
  staffMember: (id: IdText, search?: Search<"done">) => at(href("/office/staff/:id", { id: text(id) }), search),
  invitation: (search?: Search<"token">) => at(href("/office/invitation"), search),
  sessions: (search?: Search<"done">) => at(href("/office/sessions"), search),
  audit: (search?: Search<"who" | "thing" | "q" | "from" | "to" | "page">) => at(href("/office/audit"), search),
  report: (report: string, days?: Days) => at(href("/office/reports/:report?", { report }), days),
  reports: () => href("/office/reports/:report?"),
  reportFile: (report: string, days: Days) => at(href("/office/reports/:report/csv", { report }), days),
  inspection: (code: string) => href("/office/inspections/:code", { code }),
};

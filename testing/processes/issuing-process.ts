// A process that issues the invoices of many orders at the same time, for races on PostgreSQL. Every fifth attempt fails after
// taking its number. Arguments: the database's URL and the order ids as JSON. Prints how many invoices it issued.

import { openPostgres } from "../../base/db.server.ts";
import { systemClock } from "../../base/clock.ts";
import type { OrderId } from "../../base/id.ts";
import type { InvoiceSeller } from "../../shop/invoices/invoice.ts";
import { issueInvoice } from "../../shop/invoices/issue-invoice.server.ts";

const [url = "", ids = "[]"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 10 });
const seller: InvoiceSeller = {
  name: "Magazin SRL",
  cui: "RO12345674",
  tradeRegister: "J12/3456/2024",
  capital: "200 lei",
  street: "Str. Fabricii 12",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400620",
  email: "salut@example.ro",
  phone: "+40264000000",
  bank: "Banca",
  iban: "RO49AAAA1B31007593840000",
};
const deps = {
  db: database.db,
  clock: systemClock,
  series: { invoice: "PCB", creditNote: "PCBS" },
  vatRates: [{ from: "2025-08-01", percent: 21 }],
};

const outcomes = await Promise.allSettled(
  (JSON.parse(ids) as OrderId[]).map((id, index) =>
    // PostgreSQL cannot store NUL: the insert of the invoice fails after the series was locked.
    issueInvoice({ ...deps, seller: index % 5 === 0 ? { ...seller, name: "\u0000" } : seller }, id),
  ),
);
await database.close();
console.info(outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value !== null).length);

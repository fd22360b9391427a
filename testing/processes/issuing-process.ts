// A process that issues the invoices of many orders at once, for races on PostgreSQL; every fifth try fails after its number was
// taken. Started by a test with the database's address and the orders' ids as JSON. Prints how many it issued.

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
const deps = { db: database.db, clock: systemClock, series: { invoice: "PCB", creditNote: "PCBS" } };

const outcomes = await Promise.allSettled(
  (JSON.parse(ids) as OrderId[]).map((id, index) =>
    // PostgreSQL stores no NUL: the insert of the paper fails, when the series is already held.
    issueInvoice({ ...deps, seller: index % 5 === 0 ? { ...seller, name: "\u0000" } : seller }, id),
  ),
);
await database.close();
console.info(outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value !== null).length);

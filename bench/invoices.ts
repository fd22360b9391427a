// The invoices of generated orders, made by the shop's own function: the office can open, add up and draw them.

import { sql } from "kysely";
import { dayOf } from "../base/day.ts";
import type { Transaction } from "../base/db.server.ts";
import { NOTHING, type Bani } from "../base/money.ts";
import type { VatRates } from "../base/vat.ts";
import { documentNumber, type InvoiceSeller } from "../shop/invoices/invoice.ts";
import { invoiceOf } from "../shop/invoices/order-facts.ts";
import type { OrderNumber } from "../shop/orders/order.ts";
import type { ShippingAddress } from "../shop/shipping/address.ts";

const SERIES = "PCB";
const AT_ONCE = 2000; // invoices an insert
const rates: VatRates = [{ from: "2000-01-01", percent: 21 }];

const seller: InvoiceSeller = {
  name: "PCBis Bench SRL",
  cui: "RO12345674",
  tradeRegister: "J12/1/2020",
  capital: "200 lei",
  street: "Str. Horea 1",
  city: "Cluj-Napoca",
  county: "CJ",
  postalCode: "400174",
  email: "contact@example.ro",
  phone: "+40264000000",
  bank: "Banca",
  iban: "RO49AAAA1B31007593840000",
};

type Row = {
  id: string;
  number: OrderNumber;
  email: string;
  phone: string;
  address: ShippingAddress;
  method: "card" | "bank";
  shipping: Bani;
  placedAt: Date;
  unitId: string;
  title: string;
  code: string;
  serial: string | null;
  warrantyMonths: number;
  price: Bani;
  taxRegime: "margin" | "normal";
};

/** Issues an invoice for each order that has one, on its day, with what its unit had cost. */
export async function fillInvoices(tx: Transaction): Promise<void> {
  const { rows } = await sql<Row>`
    select o.id, o.number, o.email, o.phone, o.shipping_address as address, o.payment_method as method, o.shipping_bani as shipping,
      o.placed_at, u.id as unit_id, l.title, u.code, u.serial, l.warranty_months, l.price_bani as price, u.tax_regime
    from sales_order o join sales_order_line l on l.order_id = o.id join unit u on u.id = l.unit_id
    where o.is_invoiced order by o.placed_at, o.number`.execute(tx);
  const issued = new Map<number, number>();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const made = rows.slice(from, from + AT_ONCE).map((row) => {
      const year = Number(dayOf(row.placedAt).slice(0, 4));
      const number = (issued.get(year) ?? 0) + 1;
      issued.set(year, number);
      const document = invoiceOf(factsOf(row), {
        number: documentNumber(SERIES, year, number),
        issuedOn: dayOf(row.placedAt),
        seller,
        rates,
      });
      return { year, number, order: row.id, at: row.placedAt, total: document.totals.gross, paper: document };
    });
    await sql`
      insert into invoice (kind, series, year, number, order_id, issued_at, total_bani, paper)
      select 'invoice', ${SERIES}, v.year, v.number, v."order", v.at, v.total, v.paper
      from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
        as v (year int, number int, "order" uuid, at timestamptz, total int, paper jsonb)`.execute(tx);
  }
  for (const [year, last] of issued)
    await sql`insert into invoice_series (series, year, last_number, last_issued_at) values (${SERIES}, ${year}, ${last}, now())`.execute(
      tx,
    );
  // The ministry has accepted them all.
  await sql`
    insert into e_invoice_submission (invoice_id, state, upload_index, sent_at, settled_at)
    select id, 'accepted', 'bench-' || number, issued_at, issued_at from invoice`.execute(tx);
  // What the trigger of invoices does.
  await sql`
    insert into invoiced_cost
    select i.id, u.id, u.cost_bani, u.tax_regime, (coalesce(t.came_at, u.created_at) at time zone 'Europe/Bucharest')::date, coalesce(t.source, '')
    from invoice i join sales_order_line l on l.order_id = i.order_id join unit u on u.id = l.unit_id left join intake t on t.unit_id = u.id`.execute(
    tx,
  );
}

function factsOf({ unitId, title, code, serial, warrantyMonths, price, taxRegime, ...order }: Row) {
  return {
    ...order,
    language: "ro" as const,
    billing: null,
    company: null,
    reduction: NOTHING,
    paidAt: order.placedAt,
    reference: null,
    received: NOTHING,
    units: [{ unitId, title, code, serial, warrantyMonths, partMonths: null, grade: null, price, taxRegime }],
    guaranteeMonths: 12,
    services: [],
  };
}

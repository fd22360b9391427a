// The lists of the office in a shop with 20,000 units and 50,000 orders: what their verbs take, without HTTP and HTML.

import { sql } from "kysely";
import { waitingCounts } from "../app/features/office/waiting.view.server.ts";
import { MINUTE, systemClock } from "../base/clock.ts";
import { openPostgres, transaction, type Db } from "../base/db.server.ts";
import { listDocuments } from "../shop/invoices/list-documents.server.ts";
import { listInspections } from "../shop/inventory/receiving/list-inspections.server.ts";
import { listReceivedUnits } from "../shop/inventory/receiving/list-receiving.server.ts";
import { searchEverything } from "../shop/office/search-everything.server.ts";
import { listOrders } from "../shop/orders/office/list-orders.server.ts";
import type { OrderListQuery } from "../shop/orders/office/order-list.ts";
import { listRefundsDue } from "../shop/orders/payment/list-refunds-due.server.ts";
import { listClaims } from "../shop/returns/list-claims.server.ts";
import { listTradeIns } from "../shop/trade-in/office/list-trade-ins.server.ts";
import { viewTransfers } from "../shop/bank/view-transfers.server.ts";
import { withDb } from "./databases.ts";
import { median, type BenchFigure } from "./table.ts";

export const OFFICE_UNITS = 20_000;
export const OFFICE_ORDERS = 50_000;
const ASKED = { below: 100 };
const TIMES = 11;

export type OfficeSize = { orders: number; tradeIns: number; claims: number };

const names = sql`(array['Ana','Ion','Maria','Ștefan','Elena','Ірина','András','Radu'])[1 + n % 8]`;
const surnames = sql`(array['Pop','Țărmure','Ionescu','Kovács','Шевченко','Dumitru','Moldovan'])[1 + n % 7] || n / 50`;
/** The n-th of so many moments, spread over three years before now. */
const moment = (of: number) => sql`now() - (n::double precision / ${of}) * interval '1095 days'`;

const fillings = {
  orders: (count: number) => sql`
    insert into sales_order (id, number, state, language, email, phone, shipping_address, payment_method, goods_bani,
      services_bani, shipping_bani, total_bani, extended_warranty, idempotency_key, placed_at, estimated_delivery,
      courier, tracking_number, is_invoiced)
    select gen_random_uuid(), 'ORD-' || lpad(n::text, 6, '0'),
      case when n < 60 then 'paid' when n < 90 then 'awaiting-payment' when n < 130 then 'shipped' when n % 20 = 0 then 'cancelled' else 'delivered' end,
      'ro', 'buyer' || n % 30000 || '@example.ro', '+407' || lpad((n * 7919 % 100000000)::text, 8, '0'),
      jsonb_build_object('firstName', ${names}, 'lastName', ${surnames}, 'address', 'Str. Horea ' || n, 'city', 'Cluj-Napoca', 'county', 'CJ', 'postalCode', '400174'),
      (array['card','bank'])[1 + n % 2], 250000, 0, 1999, 251999, false, 'bench-' || n, ${moment(count)}, now(),
      case when n >= 90 then 'sameday' end, case when n >= 90 then '1ONB' || n end, true
    from generate_series(1, ${count}::int) n`,
  lines: (count: number) => sql`
    insert into sales_order_line (order_id, position, kind, listing_id, unit_id, title, price_bani, warranty_months)
    select o.id, 1, 'unit', u.listing_id, u.id, l.title, 250000, 24
    from (select id, row_number() over (order by number) n from sales_order limit ${count}) o
      join (select id, listing_id, row_number() over () n, count(*) over () total from unit where listing_id is not null) u on u.n = 1 + o.n % u.total
      join listing l on l.id = u.listing_id`,
  invoiceSeries: () => sql`
    insert into invoice_series (series, year, last_number, last_issued_at)
    select 'PCB', year, 999999, now() from generate_series(2020, 2030) year`,
  invoices: () => sql`
    insert into invoice (kind, series, year, number, order_id, issued_at, total_bani, paper)
    select 'invoice', 'PCB', extract(year from placed_at), substr(number, 5)::int, id, placed_at, total_bani,
      jsonb_build_object('kind', 'invoice', 'number', 'PCB-' || number, 'issuedOn', to_char(placed_at, 'YYYY-MM-DD'), 'orderNumber', number,
        'buyer', jsonb_build_object('name', concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName')),
        'lines', '[]'::jsonb, 'totals', jsonb_build_object('net', 0, 'tax', 0, 'gross', total_bani))
    from sales_order where state <> 'cancelled'`,
  tradeIns: (count: number) => sql`
    insert into trade_in (id, number, "of", state, language, email, consented_at, payout_choice, iban, payee_name, owner_declared_at, seller, tracking_number, moved_at)
    select gen_random_uuid(), 'VND-' || lpad(n::text, 6, '0'), (array['machine','components'])[1 + n % 2],
      case when n < 15 then 'received' when n < 30 then 'testing' when n < 40 then 'tested' when n % 5 = 0 then 'returned' else 'paid' end,
      'ro', 'seller' || n || '@example.ro', now(), 'full', 'RO49AAAA1B31007593840000', 'Ana Pop', now(),
      jsonb_build_object('firstName', ${names}, 'lastName', ${surnames}, 'phone', '+40745' || lpad(n::text, 6, '0')), '2ONB' || n, ${moment(count)}
    from generate_series(1, ${count}::int) n`,
  offers: () => sql`
    insert into trade_in_offer (trade_in_id, sequence, kind, book_version, made, total_bani, valid_until)
    select id, sequence, 'offer', 1, '{}', 90000, now() from trade_in, generate_series(1, 2) sequence`,
  claims: (count: number) => sql`
    insert into claim (id, number, order_id, kind, state, story, resolution, idempotency_key, opened_at)
    select gen_random_uuid(), 'RET-' || substr(number, 5), id, 'warranty', case when number < 'ORD-000200' then 'asked' else 'settled' end,
      'Nu pornește', case when number < 'ORD-000200' then null else 'repaired' end, 'bench-' || number, placed_at
    from sales_order where state = 'delivered' order by number limit ${count}`,
};

/** Fills a shop that has its catalogue. Without triggers: the rows are valid, and fifty thousand take long enough. */
export async function fillOffice(db: Db, { orders, tradeIns, claims }: OfficeSize): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fillings.orders(orders).execute(tx);
    await fillings.lines(orders).execute(tx);
    await fillings.invoiceSeries().execute(tx);
    await fillings.invoices().execute(tx);
    await fillings.tradeIns(tradeIns).execute(tx);
    await fillings.offers().execute(tx);
    await fillings.claims(claims).execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

/** The median of each list, in milliseconds, on PostgreSQL. */
export async function measureOffice(url: string): Promise<BenchFigure[]> {
  const filling = openPostgres(url, { connections: 1, longestStatement: 10 * MINUTE });
  await fillOffice(filling.db, { orders: OFFICE_ORDERS, tradeIns: 5000, claims: 3000 }).finally(() => filling.close());
  return withDb(url, async (db) => {
    const figures: BenchFigure[] = [];
    for (const [name, ask] of Object.entries(questions({ db }))) {
      const took: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const begun = performance.now();
        await ask();
        took.push(performance.now() - begun);
      }
      figures.push({ name, value: median(took), unit: "ms", asked: ASKED });
    }
    return figures;
  });
}

function questions(deps: { db: Db }): Record<string, () => Promise<unknown>> {
  const all = { state: null, search: "", page: 1 };
  const orders: OrderListQuery = {
    states: [],
    method: null,
    delivery: null,
    search: "",
    sort: "newest",
    descending: true,
    from: null,
    to: null,
    toShip: null,
    page: 1,
  };
  const find = (text: string) => () => searchEverything(deps, { text, roles: ["owner"] });
  return {
    "orders, the first page": () => listOrders(deps, orders),
    "orders, page 900": () => listOrders(deps, { ...orders, page: 900 }),
    "orders, delivered": () => listOrders(deps, { ...orders, states: ["delivered"] }),
    "orders, found by e-mail": () => listOrders(deps, { ...orders, search: "buyer77@" }),
    "trade-ins, the first page": () => listTradeIns(deps, all),
    "trade-ins, the dearest first": () => listTradeIns(deps, { ...all, sort: "total", descending: true }),
    "trade-ins, found by name": () => listTradeIns(deps, { ...all, search: "moldovan" }),
    "returns, open": () => listClaims(deps, { states: ["asked", "accepted", "received"], kind: null }),
    "units to receive": () => listReceivedUnits(deps, { page: 1 }),
    "units to inspect": () => listInspections(deps, { page: 1 }),
    transfers: () => viewTransfers(deps),
    "refunds due": () => listRefundsDue(deps),
    "invoices of a month": () => listDocuments(deps, { month: systemClock.now().toISOString().slice(0, 7) }),
    "what waits, beside the navigation": () => waitingCounts(deps, { roles: ["owner"] }),
    "search everything: an order's number": find("ORD-012345"),
    "search everything: a name": find("moldovan"),
    "search everything: two letters": find("an"),
    "search everything: a phone number": find("0745 000 123"),
    "search everything: nothing there": find("zzzzzz"),
  };
}

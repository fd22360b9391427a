// The lists of the office in a shop with 20,000 units and 50,000 orders: what their verbs take, without HTTP and HTML.

import { sql } from "kysely";
import { addDays } from "../base/day.ts";
import { viewHomeFigures } from "../app/features/office/home/home.view.server.ts";
import { waitingCounts } from "../app/features/office/waiting.view.server.ts";
import { MINUTE, systemClock } from "../base/clock.ts";
import { openPostgres, transaction, type Db } from "../base/db.server.ts";
import { newId, type ListingId } from "../base/id.ts";
import { readAudit } from "../base/read-audit.server.ts";
import { viewTransfers } from "../shop/bank/view-transfers.server.ts";
import { listBenchQueue } from "../shop/catalogue/bench/list-bench-queue.server.ts";
import { listListings } from "../shop/catalogue/editing/list-listings.server.ts";
import { listingSorts } from "../shop/catalogue/editing/listing-sorts.ts";
import { listCustomers } from "../shop/customers/list-customers.server.ts";
import { listInspections } from "../shop/inventory/receiving/list-inspections.server.ts";
import { listReceivedUnits } from "../shop/inventory/receiving/list-receiving.server.ts";
import { listDocuments } from "../shop/invoices/list-documents.server.ts";
import { listConversations } from "../shop/messages/list-conversations.server.ts";
import { listPaymentsOut } from "../shop/office/list-payments-out.server.ts";
import { searchEverything } from "../shop/office/search-everything.server.ts";
import { listAllocations } from "../shop/orders/allocations/list-allocations.server.ts";
import { listOrders } from "../shop/orders/office/list-orders.server.ts";
import { listRefundsDue } from "../shop/orders/payment/list-refunds-due.server.ts";
import { viewModels, viewModelsOfListing } from "../shop/reports/view-models.server.ts";
import { viewReturns, viewSellThrough } from "../shop/reports/view-reports.server.ts";
import { listClaims } from "../shop/returns/list-claims.server.ts";
import { listBulkEdits } from "../shop/stock/bulk/list-bulk-edits.server.ts";
import { listUnits } from "../shop/stock/units/list-units.server.ts";
import { unitSorts } from "../shop/stock/units/unit.ts";
import { listPayouts } from "../shop/trade-in/office/list-payouts.server.ts";
import { listTradeIns } from "../shop/trade-in/office/list-trade-ins.server.ts";
import { withDb } from "./databases.ts";
import { fillInvoices } from "./invoices.ts";
import { reviewsAndBooksQuestions, fillReviewsAndBooks } from "./office-reviews-and-books.ts";
import { median, type BenchFigure } from "./table.ts";

export const OFFICE_UNITS = 20_000;
export const OFFICE_ORDERS = 50_000;
const TARGET = { below: 100 };
const TIMES = 11;

export type OfficeSize = { orders: number; tradeIns: number; claims: number; audit: number };

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
      case when n >= 90 then 'sameday' end, case when n >= 90 then '1ONB' || n end,
      not (n between 60 and 89 or n >= 130 and n % 20 = 0)
    from generate_series(1, ${count}::int) n`,
  lines: (count: number) => sql`
    insert into sales_order_line (order_id, position, kind, listing_id, unit_id, title, price_bani, warranty_months)
    select o.id, 1, 'unit', u.listing_id, u.id, l.title, 250000, 24
    from (select id, row_number() over (order by number) n from sales_order limit ${count}) o
      join (select id, listing_id, row_number() over () n, count(*) over () total from unit where listing_id is not null) u on u.n = 1 + o.n % u.total
      join listing l on l.id = u.listing_id`,
  payments: () => sql`
    insert into payment (id, order_id, method, state, amount_bani, provider, provider_ref, captured_bani, created_at, updated_at)
    select gen_random_uuid(), id, payment_method,
      case when is_invoiced then case payment_method when 'card' then 'captured' else 'received' end
        else case when state = 'cancelled' then 'cancelled' when payment_method = 'card' then 'created' else 'awaiting' end end,
      total_bani, case payment_method when 'card' then 'sandbox' else 'bank' end,
      case payment_method when 'card' then 'bench-' || number end, case when is_invoiced then total_bani else 0 end, placed_at, placed_at
    from sales_order`,
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

const more = {
  /** What the triggers of measurements do. */
  tested: () => sql`update unit u set is_tested = exists (select 1 from measurement m where m.unit_id = u.id)`,
  /** Half of the delivered units are still with their buyers. */
  sales: () => sql`
    insert into hold (unit_id, kind, until, order_id)
    select distinct on (l.unit_id) l.unit_id, 'sale', null::timestamptz, l.order_id
    from sales_order_line l join sales_order o on o.id = l.order_id
    where o.state = 'delivered' and get_byte(uuid_send(l.unit_id), 0) < 128 order by l.unit_id, o.placed_at desc
    on conflict do nothing`,
  claimUnits: () => sql`
    insert into claim_unit (claim_id, order_id, unit_id, active)
    select c.id, c.order_id, l.unit_id, false from claim c join sales_order_line l on l.order_id = c.order_id where l.unit_id is not null`,
  /** What the triggers of customers do, at once. */
  customers: () => sql`
    insert into customer (id, email, name, phone, search, orders, spent_bani, last_at)
    select gen_random_uuid(), email, min(concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName')), min(phone),
      email || ' ' || min(concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName')) || ' ' || office_phone(min(phone)),
      count(*), sum(total_bani), max(placed_at)
    from sales_order group by email`,
  conversations: (count: number) => sql`
    insert into conversation (id, number, origin, state, subject, name, email, language, unread, messages, created_at, last_at, waiting_since)
    select gen_random_uuid(), 'MSG-' || lpad(n::text, 6, '0'), 'contact', case when n < 40 then 'open' else 'closed' end, 'Livrare ' || n,
      ${names}, 'buyer' || n || '@example.ro', 'ro', false, 1, ${moment(count)}, ${moment(count)}, case when n < 40 then ${moment(count)} end
    from generate_series(1, ${count}::int) n`,
  inspections: (count: number) => sql`
    insert into inspection (unit_id, why, source, actor, came_at, outcome, settled_at, settled_by)
    select id, 'return', 'RET-' || lpad(n::text, 6, '0'), 'staff:1', ${moment(count)}, case when n > 40 then 'back-on-sale' end,
      case when n > 40 then ${moment(count)} end, case when n > 40 then 'staff:1' end
    from (select id, row_number() over (order by code) n from unit where listing_id is not null limit ${count}) u`,
  inInspection: () =>
    sql`update unit set state = 'inspection' where id in (select unit_id from inspection where outcome is null)`,
  received: (count: number) => sql`
    with received as (
      insert into unit (id, code, cost_bani, tax_regime, state)
      select gen_random_uuid(), 'VND-' || lpad(n::text, 6, '0') || '-9', 40000 + n, 'margin', 'intake' from generate_series(1, ${count}::int) n
      returning id, code)
    insert into intake (unit_id, kind, name, parts, suggested_grade, source, position)
    select id, 'pc', 'Ryzen 5 5600, RTX 3060 ' || code, '[]', 'B', left(code, 10), 1 from received`,
  bulkEdits: (count: number) => sql`
    with edit as (
      insert into bulk_edit (id, state, changes, actor, created_at, starts_at, ends_at)
      select gen_random_uuid(), 'ended', '{"price": null, "warranty": 24, "badge": null, "state": null}', 'staff:' || n % 5, ${moment(count)},
        ${moment(count)}, case when n % 2 = 0 then ${moment(count)} + interval '7 days' end
      from generate_series(1, ${count}::int) n
      returning id)
    insert into bulk_edit_row (bulk_edit_id, listing_id, outcome)
    select e.id, l.id, 'changed' from (select id, row_number() over () as n from edit) e join listing l on l.id % 200 = e.n % 200`,
  lines: (count: number) => sql`
    with statement as (
      insert into bank_statement (id, name, digest, known_lines, skipped_lines, actor)
      select gen_random_uuid(), 'extras-' || n || '.csv', 'bench-' || n, 0, 0, 'staff:1' from generate_series(1, 250) n
      returning id, split_part(digest, '-', 2)::int as file)
    insert into statement_line (statement_id, key, booked_on, amount_bani, payer, iban, details, state, order_number, settled_at, settled_by)
    select s.id, 'bench-' || l.n, (now() at time zone 'Europe/Bucharest')::date - (l.n / 25), 250000 + l.n, ${names} || ' ' || ${surnames}, 'RO49AAAA1B31007593840000',
      'comanda ORD-' || lpad(l.n::text, 6, '0'), case when l.n < 40 then 'open' else 'matched' end, case when l.n >= 40 then 'ORD-' || lpad(l.n::text, 6, '0') end,
      case when l.n >= 40 then now() end, case when l.n >= 40 then 'staff:1' end
    from (select n from generate_series(1, ${count}::int) n) l join statement s on s.file = 1 + l.n % 250`,
  audit: (count: number) => sql`
    insert into audit (at, actor, action, entity, entity_id)
    select ${moment(count)}, (array['staff:1','shop','buyer'])[1 + n % 3], 'moved', (array['order','unit','listing','claim'])[1 + n % 4], 'X-' || n
    from generate_series(1, ${count}::int) n`,
};

/** Fills a shop that has its catalogue. Without triggers: the rows are valid, and fifty thousand take long enough. */
export async function fillOffice(db: Db, { orders, tradeIns, claims, audit }: OfficeSize): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await fillings.orders(orders).execute(tx);
    await fillings.lines(orders).execute(tx);
    await fillings.payments().execute(tx);
    await fillInvoices(tx);
    await fillings.tradeIns(tradeIns).execute(tx);
    await fillings.offers().execute(tx);
    await fillings.claims(claims).execute(tx);
    await more.sales().execute(tx);
    await more.claimUnits().execute(tx);
    await more.customers().execute(tx);
    await more.conversations(5000).execute(tx);
    await more.inspections(3000).execute(tx);
    await more.inInspection().execute(tx);
    await more.received(500).execute(tx);
    await more.bulkEdits(300).execute(tx);
    await more.lines(25_000).execute(tx);
    await more.audit(audit).execute(tx);
    await more.tested().execute(tx);
    await fillReviewsAndBooks(tx);
  });
  await sql`vacuum analyze`.execute(db);
}

/** The median of each list, in milliseconds, on PostgreSQL. */
export async function measureOffice(url: string): Promise<BenchFigure[]> {
  const filling = openPostgres(url, { connections: 1, longestStatement: 10 * MINUTE });
  await fillOffice(filling.db, { orders: OFFICE_ORDERS, tradeIns: 5000, claims: 3000, audit: 200_000 }).finally(() =>
    filling.close(),
  );
  return withDb(url, measureLists);
}

/** The same of a database that is filled. */
async function measureLists(db: Db): Promise<BenchFigure[]> {
  const figures: BenchFigure[] = [];
  for (const [name, ask] of Object.entries({ ...salesQuestions({ db }), ...otherQuestions({ db }) })) {
    const took: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const startedAt = performance.now();
      await ask();
      took.push(performance.now() - startedAt);
    }
    figures.push({ name, value: median(took), unit: "ms", target: TARGET });
  }
  return figures;
}

type Questions = Record<string, () => Promise<unknown>>;
type Deps = { db: Db };

const whole = { search: "", from: null, to: null, descending: true, page: 1 } as const;
const rights = { roles: ["owner"] } as const;
const terms = { clock: systemClock, vatRates: [{ from: "2000-01-01", percent: 21 }] };

function salesQuestions(deps: Deps): Questions {
  const orders = { ...whole, states: [], method: null, delivery: null, sort: "newest", toShip: null } as const;
  const lateOn = systemClock.today();
  const find = (text: string) => () => searchEverything(deps, { text, ...rights });
  return {
    "home: sales and stock": () => viewHomeFigures({ ...deps, ...terms }, rights),
    "what waits, beside the navigation": () => waitingCounts(deps, rights),
    "orders, the first page": () => listOrders(deps, orders),
    "orders, page 900": () => listOrders(deps, { ...orders, page: 900 }),
    "orders, by name": () => listOrders(deps, { ...orders, sort: "name", descending: false }),
    "orders, by promised day": () => listOrders(deps, { ...orders, sort: "promised" }),
    "orders, delivered": () => listOrders(deps, { ...orders, states: ["delivered"] }),
    "orders, late": () => listOrders(deps, { ...orders, toShip: { lateOn } }),
    "orders, found by e-mail": () => listOrders(deps, { ...orders, search: "buyer77@" }),
    "returns, open": () => listClaims(deps, { isToAnswer: true }),
    "returns, all": () => listClaims(deps, {}),
    "returns, found by a part": () => listClaims(deps, { search: "RTX 3060" }),
    "search everything: an order's number": find("ORD-012345"),
    "search everything: a name": find("moldovan"),
    "search everything: two letters": find("an"),
    "search everything: a phone number": find("0745 000 123"),
    "search everything: nothing there": find("zzzzzz"),
    ...customerQuestions(deps),
    messages: () => listConversations(deps, { ...whole, show: null, sort: "last", by: newId<"account">() }),
    "held goods": () => listAllocations(deps),
  };
}

function customerQuestions(deps: Deps): Questions {
  const all = { search: "", show: null, tag: null, sort: "last", descending: true, page: 1 } as const;
  return {
    "customers, the newest": () => listCustomers(deps, all),
    "customers, by money spent": () => listCustomers(deps, { ...all, sort: "spent" }),
    "customers, page 100": () => listCustomers(deps, { ...all, page: 100 }),
    "customers, who bought": () => listCustomers(deps, { ...all, show: "bought" }),
    "customers, found by e-mail": () => listCustomers(deps, { ...all, search: "buyer777@example.ro" }),
    "customers, found by a phone": () => listCustomers(deps, { ...all, search: "0745 000 123" }),
    "customers, found by an order": () => listCustomers(deps, { ...all, search: "ORD-000777" }),
  };
}

function stockQuestions(deps: Deps): Questions {
  return {
    "bulk edits": () => listBulkEdits(deps, {}),
    "bulk edits, found by a part": () => listBulkEdits(deps, { search: "ryzen" }),
    "bulk edits, mark-downs by their end": () => listBulkEdits(deps, { kind: "mark-down", sort: "ends" }),
    "units to receive": () => listReceivedUnits(deps, {}),
    "units to receive, the dearest first": () => listReceivedUnits(deps, { sort: "cost", descending: true }),
    "units to receive, found by name": () => listReceivedUnits(deps, { search: "ryzen" }),
    "units to inspect": () => listInspections(deps, {}),
    "units to inspect, decided, page 40": () =>
      listInspections(deps, { state: "decided", sort: "settled", descending: true, page: 40 }),
    "units to inspect, decided, found by a part": () => listInspections(deps, { state: "decided", search: "ryzen" }),
  };
}

function otherQuestions(deps: Deps): Questions {
  const tradeIns = { ...whole, state: null };
  const listings = {
    ...whole,
    state: null,
    type: null,
    age: null,
    margin: null,
    photos: null,
    mayCost: true,
    vat: 21,
  } as const;
  const units = { ...whole, state: null, type: null, age: null, source: null, regime: null } as const;
  const month = systemClock.today().slice(0, 7);
  const sortedListings = Object.fromEntries(
    listingSorts.map((sort) => [`listings, by ${sort}`, () => listListings(deps, { ...listings, sort })]),
  );
  const sortedUnits = Object.fromEntries(
    unitSorts.map((sort) => [`units, by ${sort}`, () => listUnits(deps, { ...units, sort })]),
  );
  return {
    ...sortedListings,
    "listings, on sale": () => listListings(deps, { ...listings, sort: "newest", state: "live" }),
    "listings, at a loss": () => listListings(deps, { ...listings, sort: "newest", margin: "loss" }),
    "listings, found by a word": () => listListings(deps, { ...listings, sort: "newest", search: "ryzen" }),
    ...sortedUnits,
    "units, not sold, over 90 days": () => listUnits(deps, { ...units, sort: "newest", state: "unsold", age: "older" }),
    "units, sold": () => listUnits(deps, { ...units, sort: "newest", state: "sold" }),
    "units, found by a word": () => listUnits(deps, { ...units, sort: "newest", search: "ryzen" }),
    ...stockQuestions(deps),
    "trade-ins, the first page": () => listTradeIns(deps, tradeIns),
    "trade-ins, the dearest first": () => listTradeIns(deps, { ...tradeIns, sort: "total" }),
    "trade-ins, found by name": () => listTradeIns(deps, { ...tradeIns, search: "moldovan" }),
    "units to test": () => listBenchQueue(deps, { cause: null, search: "", page: 1 }),
    transfers: () => viewTransfers(deps),
    "incoming payments, all, page 500": () => viewTransfers(deps, { state: "all", descending: true, page: 500 }),
    "incoming payments, found by a payer": () => viewTransfers(deps, { state: "all", search: "moldovan" }),
    "payments out": () => listPaymentsOut(deps, { actor: "staff:bench" }),
    "payments out, paid, page 50": () =>
      listPaymentsOut(deps, { actor: "staff:bench", state: "paid", descending: true, page: 50 }),
    "payments out, found by a name": () =>
      listPaymentsOut(deps, { actor: "staff:bench", state: "paid", search: "moldovan" }),
    payouts: () => listPayouts(deps),
    "refunds due": () => listRefundsDue(deps),
    ...reviewsAndBooksQuestions(deps, { month }),
    "invoices of a month": () => listDocuments(deps, { month }),
    "audit log": () => readAudit(deps.db, { ...whole, actor: null, entity: null, entityId: null }),
    "audit log, of one kind": () => readAudit(deps.db, { ...whole, actor: null, entity: "order", entityId: null }),
    "report: sell-through of a month": () => viewSellThrough(deps, { from: `${month}-01`, to: `${month}-28` }),
    "report: models of 90 days": () => viewModels(deps, { from: addDays(`${month}-28`, -89), to: `${month}-28` }, ""),
    "figures of a listing's models": () => viewModelsOfListing(deps, 1 as ListingId),
    "report: returns of a month": () => viewReturns(deps, { from: `${month}-01`, to: `${month}-28` }),
  };
}

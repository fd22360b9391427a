// Reviews, questions, data requests, events for other programs and the books, in the same shop: rows and questions.

import { sql, type RawBuilder } from "kysely";
import { viewMonth } from "../shop/accounting/view-month.server.ts";
import type { Db, Transaction } from "../base/db.server.ts";
import { listDataRequests } from "../shop/customers/list-data-requests.server.ts";
import { listDeliveries, listEndpoints } from "../shop/integrations/view-webhooks.server.ts";
import { listQuestions } from "../shop/reviews/list-questions.server.ts";
import { listReviews } from "../shop/reviews/list-reviews.server.ts";

const moment = (of: number) => sql`now() - (n::double precision / ${of}) * interval '1095 days'`;

const fillings: RawBuilder<unknown>[] = [
  sql`insert into review (id, order_id, order_number, listing_id, goods, state, stars, title, body, author, language, reason, written_at, edited_at, published_at)
    select gen_random_uuid(), o.id, o.number, l.listing_id, l.title, case when n < 40 then 'pending' when n % 50 = 0 then 'rejected' else 'published' end,
      1 + n % 5, 'Merge bine ' || n, 'Ajuns repede, bine ambalat.', 'Ana P.', 'ro', case when n >= 40 and n % 50 = 0 then 'insult' end,
      o.placed_at, o.placed_at, case when n >= 40 and n % 50 <> 0 then o.placed_at end
    from (select *, row_number() over (order by number) n from sales_order where state = 'delivered' limit 15000) o
      join sales_order_line l on l.order_id = o.id and l.position = 1`,
  sql`insert into product_question (id, conversation_id, listing_id, state, name, language, question, answer, asked_at, published_at)
    select gen_random_uuid(), c.id, l.id, case when n < 40 then 'asked' when n % 10 = 0 then 'unpublished' else 'published' end, 'Ana', 'ro',
      'Merge cu o sursă de 550 W? ' || n, case when n >= 40 then 'Da.' end, ${moment(4000)}, case when n >= 40 and n % 10 <> 0 then ${moment(4000)} end
    from (select id, row_number() over (order by number) n from conversation limit 4000) c
      join (select id, row_number() over (order by id) place, count(*) over () total from listing where state = 'live') l on l.place = 1 + c.n % l.total`,
  sql`insert into data_request (id, customer_id, kind, channel, received_on, due_on, state, recorded_by, settled_by, settled_at)
    select gen_random_uuid(), c.id, (array['export','erase'])[1 + n % 2], 'email', (now() at time zone 'Europe/Bucharest')::date - (n / 10)::int, (now() at time zone 'Europe/Bucharest')::date - (n / 10)::int + 30,
      case when n < 40 then 'open' else 'done' end, 'staff:1', case when n >= 40 then 'staff:1' end, case when n >= 40 then now() end
    from (select id, row_number() over (order by email) n from customer limit 3000) c`,
  sql`insert into webhook_endpoint (id, url, name, types, state, secret, created_by)
    select gen_random_uuid(), 'https://accounting.example/' || n, 'Contabilitate ' || n, '["order.paid"]', 'active', 'x', 'staff:1' from generate_series(1, 3) n`,
  sql`insert into outgoing_event (type, thing, payload, at)
    select (array['order.paid','order.shipped','unit.sold'])[1 + n % 3], 'ORD-' || lpad(n::text, 6, '0'), '{}', ${moment(50_000)} from generate_series(1, 50000) n`,
  sql`insert into webhook_delivery (event_id, endpoint_id, state, tries, due_at, created_at, finished_at)
    select v.id, e.id, case when v.id % 500 = 0 then 'failed' else 'delivered' end, 1, v.at, v.at, v.at from outgoing_event v cross join webhook_endpoint e`,
];

export async function fillReviewsAndBooks(tx: Transaction): Promise<void> {
  for (const filling of fillings) await filling.execute(tx);
}

const first = { search: "", state: null, descending: true, page: 1 } as const;

export function reviewsAndBooksQuestions(
  deps: { db: Db },
  { month }: { month: string },
): Record<string, () => Promise<unknown>> {
  const reviews = { ...first, stars: null, sort: "edited" } as const;
  const questions = { ...first, sort: "asked" } as const;
  const deliveries = { endpoint: null, state: null, group: null, search: "", page: 1 };
  const vatRates = [{ from: "2000-01-01", percent: 21 }];
  return {
    "reviews, the first page": () => listReviews(deps, reviews),
    "reviews, by stars, page 100": () => listReviews(deps, { ...reviews, sort: "stars", page: 100 }),
    "reviews, found by a word": () => listReviews(deps, { ...reviews, search: "ryzen" }),
    "questions, the first page": () => listQuestions(deps, questions),
    "questions, by product": () => listQuestions(deps, { ...questions, sort: "title", descending: false }),
    "data requests": () => listDataRequests(deps, { state: null, page: 1 }),
    "data requests, open": () => listDataRequests(deps, { state: "open", page: 1 }),
    "endpoints of other programs": () => listEndpoints(deps),
    "deliveries of events": () => listDeliveries(deps, deliveries),
    "deliveries of events, failed": () => listDeliveries(deps, { ...deliveries, state: "failed" }),
    "deliveries of events, found by number": () => listDeliveries(deps, { ...deliveries, search: "ORD-012345" }),
    "journals of a month": () => viewMonth({ ...deps, vatRates }, { month }),
  };
}

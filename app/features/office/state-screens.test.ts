// A row in each state of the table of states is on the screen that the table names: with states.test.ts, every state of every table.

import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createOfficeRecords, type OfficeRecords } from "../../../testing/office/office-records.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { siteRoutes } from "../../../testing/site-routes.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { stateScreens } from "../../../testing/states.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as confirm from "../newsletter/newsletter-confirm.tsx";
import * as newsletter from "../newsletter/newsletter.tsx";
import * as newsletterOff from "../newsletter/newsletter-off.tsx";
import * as documents from "./seller-documents/seller-documents.tsx";
import * as shipmentPage from "./shipments/shipment.tsx";

let shop: TestShop;
let records: OfficeRecords;
let staff: Awaited<ReturnType<typeof aStaffMember>>;
let routes: Awaited<ReturnType<typeof siteRoutes>>;
beforeAll(async () => {
  shop = await openTestShop();
  records = await createOfficeRecords(shop);
  staff = await aStaffMember(shop);
  routes = await siteRoutes();
});
afterAll(() => shop.close());

/** States that other tests beside this one walk: with real orders, claims, units and documents. */
const elsewhere: Record<string, string> = {
  "sales_order.state": "states.test.ts",
  "claim.state": "states.test.ts",
  "unit.state": "states.test.ts",
  "inspection.outcome": "states.test.ts",
  "invoice.kind": "invoices/invoices.test.ts",
  "e_invoice_submission.state": "invoices/invoices.test.ts",
};

/** How a row gets into a state, which text shows that its screen has it, and what the screen is asked for. */
type Walk = {
  set: (state: string) => RawBuilder<unknown>;
  shows: (state: string) => string | Promise<string>;
  params?: () => Record<string, string>;
  search?: (state: string) => string;
};

const one = async (query: RawBuilder<{ text: string }>) => (await query.execute(shop.db)).rows[0]!.text;
const byState = (state: string) => `?state=${state}`;
const refundId = sql`(select id from refund where way = 'bank' order by requested_at limit 1)`;
const refundOrder = () =>
  one(sql`select o.number as text from sales_order o join refund r on r.order_id = o.id where r.id = ${refundId}`);
const detailsOfLine = () => one(sql`select details as text from statement_line`);
const payoutNumber = () =>
  one(sql`select t.number as text from trade_in t join trade_in_payout p on p.trade_in_id = t.id`);
const unitOfOrder = () =>
  one(
    sql`select u.code as text from unit u join hold h on h.unit_id = u.id join sales_order o on o.id = h.order_id where o.number = ${records.order}`,
  );

const walks: Record<string, Walk> = {
  "listing.state": {
    set: (state) => sql`update listing set state = ${state} where id = ${Number(records.listing)}`,
    shows: () => `"id":${records.listing},`,
    search: byState,
  },
  "bulk_edit.state": {
    set: (
      state,
    ) => sql`update bulk_edit set state = ${state}, changes = '{"price": null, "warranty": 24, "badge": null, "state": null}',
      starts_at = now(), ends_at = now() + interval '1 day' where id = ${records.bulk}`,
    shows: () => records.bulk,
    params: () => ({ id: records.bulk }),
  },
  "bulk_edit_row.outcome": {
    set: (state) =>
      sql`update bulk_edit_row set outcome = ${state === "null" ? null : state} where bulk_edit_id = ${records.bulk}`,
    shows: (state) => (state === "null" ? `"outcome":null` : `"outcome":"${state}"`),
    params: () => ({ id: records.bulk }),
  },
  "surplus.state": {
    set: (
      state,
    ) => sql`insert into surplus (id, order_id, amount_bani, why, key, state, refund_id, note, settled_by, settled_at)
      select gen_random_uuid(), order_id, 4321, 'over', ${`state ${state}`}, ${state}, case when ${state} = 'refunded' then id end, 'la cerere',
        case when ${state} <> 'open' then 'staff:1' end, case when ${state} <> 'open' then now() end from refund where id = ${refundId}`,
    shows: (state) => (state === "kept" ? "la cerere" : refundOrder()),
    params: () => ({ number: refundNumber }),
  },
  "conversation.state": {
    set: (state) =>
      sql`update conversation set state = ${state}, waiting_since = case when ${state} = 'open' then now() end where number = ${records.message}`,
    shows: () => records.message,
    search: (state) => `?show=${state}`,
  },
  "webhook_delivery.state": {
    set: (state) =>
      sql`update webhook_delivery set state = ${state}, finished_at = case when ${state} <> 'waiting' then now() end where id = ${Number(records.delivery)}`,
    shows: () => "endpoint.test",
    search: byState,
  },
  "webhook_endpoint.state": {
    set: (state) =>
      sql`update webhook_endpoint set state = ${state}, paused_why = case when ${state} = 'paused' then 'staff' end where id = ${records.endpoint}`,
    shows: () => "Contabilitate",
  },
  "review.state": {
    set: (state) => sql`update review set state = ${state}, reason = case when ${state} = 'rejected' then 'insult' end,
      published_at = case when ${state} = 'published' then now() end where id = ${records.review}`,
    shows: () => records.review,
    search: byState,
  },
  "product_question.state": {
    set: (state) =>
      sql`update product_question set state = ${state}, answer = 'Da.', published_at = now() where id = ${records.question}`,
    shows: () => records.question,
    search: byState,
  },
  "data_request.state": {
    set: (
      state,
    ) => sql`update data_request set state = ${state}, reason = case when ${state} = 'refused' then 'nu e persoana' end,
      settled_at = case when ${state} <> 'open' then now() end, settled_by = case when ${state} <> 'open' then 'staff:1' end`,
    shows: () => records.customer,
    search: byState,
  },
  "hold.kind": {
    set: (
      state,
    ) => sql`update hold set kind = ${state}, until = case when ${state} <> 'sale' then now() + interval '1 day' end
      where order_id = (select id from sales_order where number = ${records.order})`,
    shows: () => unitOfOrder(),
    params: () => ({ number: records.order }),
  },
  "payment.state": {
    set: (state) =>
      sql`update payment set state = ${state} where order_id = (select id from sales_order where number = ${records.order})`,
    shows: (state) => `"state":"${state}"`,
    params: () => ({ number: records.order }),
  },
  "refund.state": {
    set: (state) => sql`update refund set state = ${state}, iban = 'RO49AAAA1B31007593840000', account_name = 'Ana Pop',
      settled_at = case when ${state} <> 'requested' then now() end where id = ${refundId}`,
    shows: () => one(sql`select id::text as text from refund where id = ${refundId}`),
    params: () => ({ number: refundNumber }),
  },
  "trade_in.state": {
    set: (state) => sql`update trade_in set state = ${state} where number = ${records.tradeIn}`,
    shows: () => records.tradeIn,
    search: byState,
  },
  "statement_line.state": {
    set: (
      state,
    ) => sql`update statement_line set state = ${state}, order_number = case when ${state} = 'matched' then ${records.order} end,
      settled_at = case when ${state} in ('matched', 'ignored') then now() end`,
    shows: () => detailsOfLine(),
    params: () => ({ id: records.statement }),
  },
  "bank_statement (imported)": {
    set: (state) => sql`update bank_statement set imported_at = case when ${state} = 'imported' then now() end`,
    shows: () => "extras.csv",
    params: () => ({ id: records.statement }),
  },
  "trade_in_payout (paid)": {
    set: (state) => sql`update trade_in_payout set paid_at = case when ${state} = 'paid' then now() end,
      exported_at = case when ${state} <> 'owed' then now() end, file = case when ${state} <> 'owed' then (select name from payout_file limit 1) end`,
    shows: () => payoutNumber(),
    params: () => ({ number: payout }),
  },
};

const showOf: Record<string, string> = {
  requested: "waiting",
  cancelling: "waiting",
  failed: "failed",
  created: "underway",
  "in-transit": "underway",
};

Object.assign(walks, {
  "shipment.state": {
    set: (
      state,
    ) => sql`update shipment set state = ${state}, awb = ${["requested", "failed"].includes(state) ? null : "AWB-1"},
      problem = case when ${state} = 'failed' then 'adresă greșită' end,
      problem_kind = case when ${state} = 'failed' then 'refused' end where number = ${records.parcel}`,
    // It is the only parcel.
    shows: (state) => `"gateway":"file","state":"${state}"`,
    search: (state) => `?show=${showOf[state] ?? "ended"}`,
  },
  "subscriber.state": {
    set: (
      state,
    ) => sql`insert into subscriber (id, email, language, state, consent, confirmed_at, unsubscribed_at, confirm_hash, confirm_until)
      values (gen_random_uuid(), ${`${state}@example.ro`}, 'ro', ${state}, '1', now(), now(), case when ${state} = 'pending' then 'hash' end,
        case when ${state} = 'pending' then now() + interval '1 day' end)`,
    shows: (state) => `${state}@example.ro`,
    search: byState,
  },
  "trade_in_check (settled)": {
    set: (state) => sql`with gone as (delete from trade_in_check)
      insert into trade_in_check (trade_in_id, reason, detail, settled_at, settled_by, note)
      select id, 'other-payee', 'Ion Pop', case when ${state} = 'settled' then now() end, case when ${state} = 'settled' then 'staff:1' end,
        case when ${state} = 'settled' then 'verificat la telefon' end from trade_in where number = ${records.tradeIn}`,
    shows: (state) => (state === "settled" ? "verificat la telefon" : `"reason":"other-payee"`),
    params: () => ({ number: records.tradeIn }),
  },
} satisfies Record<string, Walk>);

let refundNumber: string;
let payout: string;
beforeAll(async () => {
  refundNumber = await refundOrder();
  await sql`insert into trade_in_payout (trade_in_id, amount_bani, iban, name, due_at)
    select id, 90000, 'RO49AAAA1B31007593840000', 'Ana Pop', now() from trade_in where state = 'tested' on conflict do nothing`.execute(
    shop.db,
  );
  await sql`insert into payout_file (name, content, transfers, total_bani, actor) values ('plati-2026-11-21-1', '[]', 1, 90000, 'staff:1') on conflict do nothing`.execute(
    shop.db,
  );
  payout = await payoutNumber();
});

/** What the screen's loader answers. */
async function answerOf(screen: string, { params, search }: { params: Record<string, string>; search: string }) {
  const path = screen.replace(/^office\//, "");
  const route = Object.values(routes).find((each) => each?.path === path && each.parentId !== "root");
  const { loader } = route!.module as { loader: Parameters<typeof staff.get>[0] };
  const address = `/${screen.replaceAll(/:(\w+)/g, (_, name: string) => params[name]!)}${search}`;
  return staff.get(loader, address, params);
}

test("every column of the table is walked here or in another test", () => {
  expect([...Object.keys(walks), ...Object.keys(elsewhere)].toSorted()).toEqual(Object.keys(stateScreens).toSorted());
});

describe.each(Object.keys(walks))("a row in %s", (column) => {
  const { set, shows, params = () => ({}), search = () => "" } = walks[column]!;
  test.each(Object.keys(stateScreens[column]!))("that is %s is on the screen of the table", async (state) => {
    await set(state).execute(shop.db);
    const { screen } = stateScreens[column]![state]!;
    const { status, data } = await answerOf(screen, {
      params: params(),
      search: screen.includes(":") ? "" : search(state),
    });
    expect(status, screen).toBe(200);
    expect(JSON.stringify(data), screen).toContain(await shows(state));
  });
});

describe("a way out of", () => {
  test.each(Object.keys(stateScreens["shipment.state"]!))(
    "a parcel that is %s is a step of its page",
    async (state) => {
      await walks["shipment.state"]!.set(state).execute(shop.db);
      const page = await staff.get(shipmentPage.loader, `/office/shipments/${records.parcel}`, {
        number: records.parcel,
      });
      const { steps } = page.data as { steps: string[] };
      const entry = stateScreens["shipment.state"]![state]!;
      // A way that only the courier's answer leads needs no step, but then another step asks the courier again.
      expect(steps.length > 0, `${state}: ${steps.join()}`).toBe("to" in entry);
    },
  );

  test("a parcel that failed leads through its steps to an end", async () => {
    const post = async (form: Record<string, string>) => {
      const answer = await staff.post(shipmentPage.action, `/office/shipments/${records.parcel}`, form, {
        number: records.parcel,
      });
      expect(answer.status, JSON.stringify(answer.data)).toBe(302);
      return one(sql`select state as text from shipment where number = ${records.parcel}`);
    };
    await walks["shipment.state"]!.set("failed").execute(shop.db);
    // Only a courier's API refuses a parcel.
    await sql`update shipment set gateway = 'fan' where number = ${records.parcel}`.execute(shop.db);
    expect(await post({ intent: "retry" })).toBe("requested");
    expect(await post({ intent: "awb", awb: "AWB-77", courier: "sameday" })).toBe("created");
    const on = shop.clock.today();
    expect(await post({ intent: "event", means: "in-transit", on })).toBe("in-transit");
    expect(await post({ intent: "event", means: "delivered", on })).toBe("delivered");
  });

  test("each state of a subscriber is a link of their e-mails, or asking again", async () => {
    const email = "drum@example.ro";
    const guest = aGuest(shop);
    const state = () => one(sql`select state as text from subscriber where email = ${email}`);
    const link = async (path: string, column: "text_body" | "unsubscribe_link") => {
      const text = await one(
        sql`select ${sql.ref(column)} as text from outbox where recipient = ${email} and ${sql.ref(column)} is not null order by id desc limit 1`,
      );
      return new URL(/https?:\S+/.exec(text.slice(text.indexOf("http")))![0]).search.replace(/^/, path);
    };
    const subscribe = () => guest.post(newsletter.action, "/newsletter", { email });
    const confirmIt = async () => guest.post(confirm.action, await link("/newsletter/confirm", "text_body"), {});
    await subscribe();
    expect(await state()).toBe("pending");
    await confirmIt();
    expect(await state()).toBe("confirmed");
    const off = await link("/newsletter/off", "unsubscribe_link");
    const leave = () => guest.post(newsletterOff.action, off, { "List-Unsubscribe": "One-Click" });
    await leave();
    expect(await state()).toBe("unsubscribed");
    await subscribe();
    expect(await state()).toBe("pending");
    await leave();
    expect(await state()).toBe("unsubscribed");
  });

  test("an open check of a purchase is settled on its page, with a reason", async () => {
    await walks["trade_in_check (settled)"]!.set("open").execute(shop.db);
    const params = { number: records.tradeIn };
    const page = await staff.get(documents.loader, `/office/trade-ins/${records.tradeIn}/papers`, params);
    expect(page.data).toMatchObject({ may: { check: true }, documents: { checks: [{ settledAt: null }] } });
    const form = { intent: "settle-check", check: "other-payee", checkNote: "este soția vânzătorului" };
    const settled = await staff.post(documents.action, `/office/trade-ins/${records.tradeIn}/papers`, form, params);
    expect(settled.status).toBe(302);
    const after = await staff.get(documents.loader, `/office/trade-ins/${records.tradeIn}/papers`, params);
    expect(after.data).toMatchObject({
      documents: { checks: [{ settledAt: expect.any(Date), note: form.checkNote }] },
    });
  });
});

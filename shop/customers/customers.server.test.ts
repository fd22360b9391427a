import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction } from "../../base/db.server.ts";
import { newId, type CustomerId } from "../../base/id.ts";
import { issueDocuments } from "../invoices/issue-documents.server.ts";
import type { Order } from "../orders/order.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { ordersIn, somebodyNew, STAFF } from "../../testing/orders.ts";
import { aMember } from "../../testing/staff.ts";
import { answerDueOn, isRequestLate } from "./data-request.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { exportCustomer } from "./export-customer.server.ts";
import { exportOwnData } from "./export-own-data.server.ts";
import { findCustomer } from "./find-customer.server.ts";
import { listCustomers } from "./list-customers.server.ts";
import { countOpenDataRequests, listDataRequests } from "./list-data-requests.server.ts";
import { hiddenColumns, retainedColumns, otherTables, personTables } from "./person-tables.ts";
import { previewErase } from "./preview-erase.server.ts";
import { recordDataRequest, settleDataRequest } from "./settle-data-request.server.ts";
import { tagCustomers } from "./tag-customers.server.ts";
import { columnsWithoutPersons } from "../../testing/office/columns-without-persons.ts";
import { viewCustomer } from "./view-customer.server.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const people = () => ordersIn(shop);
const everybody = { search: "", show: null, tag: null, sort: "last", descending: true, page: 1 } as const;
const search = async (text: string) =>
  (await listCustomers(shop, { ...everybody, search: text })).rows.map(({ email }) => email);
const customerOf = async (email: string) => (await findCustomer(shop, { email }))!;

/** Records an open request that came in today. */
async function asks(customerId: CustomerId, kind: "export" | "erase", receivedOn = "2026-11-21") {
  const id = newId<"data-request">();
  const form = { intent: "request", request: id, kind, channel: "email", receivedOn } as const;
  expect(await recordDataRequest(shop, { customerId, form, actor: STAFF })).toMatchObject({ ok: true });
  return id;
}

describe("the list of customers", () => {
  test("knows a buyer by one address however it was typed, with orders and money received", async () => {
    const email = `${newId()}@example.ro`;
    const first = await people().paidByCard([], { shipping: somebodyNew({ email, firstName: "Ștefania" }) });
    const second = await people().placed([], { shipping: somebodyNew({ email: email.toUpperCase() }) });
    const { rows } = await listCustomers(shop, { ...everybody, search: email });
    expect(rows).toMatchObject([{ email, orders: 2, spent: first.totals.total, hasAccount: false, sales: 0 }]);
    expect(await customerOf(` ${email.toUpperCase()}`)).toBe(rows[0]!.id);
    for (const text of ["stefania", first.number, second.number.slice(4)]) expect(await search(text)).toContain(email);
  });

  test("finds a phone as it is dialled, and counts who has an account", async () => {
    const { email } = await aMember(shop, { name: "Ilinca Fără-Comandă" });
    const order = await people().placed([], { shipping: somebodyNew({ email, phone: "+40733111222" }) });
    expect(await search("0733 111 222")).toEqual([email]);
    expect(await search(order.number)).toEqual([email]);
    const { rows } = await listCustomers(shop, { ...everybody, show: "account", search: "ana" });
    expect(rows.every(({ hasAccount }) => hasAccount)).toBe(true);
  });

  test("forgets somebody who leaves nothing behind", async () => {
    const { email, accountId } = await aMember(shop);
    expect(await customerOf(email)).not.toBeNull();
    await shop.db.deleteFrom("account").where("id", "=", accountId).execute();
    expect(await customerOf(email)).toBeNull();
  });

  test("gives many a tag at once, and takes it back", async () => {
    const emails = [`${newId()}@example.ro`, `${newId()}@example.ro`];
    for (const email of emails) await aMember(shop, { email });
    const ids = await Promise.all(emails.map(customerOf));
    expect(await tagCustomers(shop, { ids, tag: "firmă", intent: "tag-add", actor: STAFF })).toMatchObject({
      value: 2,
    });
    expect(await tagCustomers(shop, { ids, tag: "firmă", intent: "tag-add", actor: STAFF })).toMatchObject({
      value: 0,
    });
    const tagged = await listCustomers(shop, { ...everybody, tag: "firmă" });
    expect(tagged.rows.map(({ tags }) => tags)).toEqual([["firmă"], ["firmă"]]);
    expect(tagged.tags).toContainEqual({ tag: "firmă", count: 2 });
    const one = ids.slice(0, 1);
    expect(await tagCustomers(shop, { ids: one, tag: "firmă", intent: "tag-remove", actor: STAFF })).toMatchObject({
      value: 1,
    });
    for (let each = 0; each < 20; each += 1)
      await tagCustomers(shop, { ids: one, tag: `e${each}`, intent: "tag-add", actor: STAFF });
    expect(await tagCustomers(shop, { ids: one, tag: "încă una", intent: "tag-add", actor: STAFF })).toMatchObject({
      domainError: { code: "tags-full" },
    });
  });
});

describe("a request about personal data", () => {
  test.each([
    ["2026-11-21", "2026-12-21"],
    ["2026-01-31", "2026-02-28"],
    ["2028-01-30", "2028-02-29"],
    ["2026-12-31", "2027-01-31"],
  ])("received on %s is answered by %s", (received, due) => {
    expect(answerDueOn(received)).toBe(due);
    expect(isRequestLate({ state: "open", dueOn: due }, due)).toBe(false);
    expect(isRequestLate({ state: "open", dueOn: due }, "2030-01-01")).toBe(true);
  });

  test("waits in the list, nearest deadline first, until it is answered or refused", async () => {
    const ids = await Promise.all([aMember(shop), aMember(shop)].map(async (one) => customerOf((await one).email)));
    const before = await countOpenDataRequests(shop);
    const later = await asks(ids[0]!, "export", "2026-11-20");
    const sooner = await asks(ids[1]!, "export", "2026-10-01");
    expect(await countOpenDataRequests(shop)).toBe(before + 2);
    const { rows } = await listDataRequests(shop, { state: "open", page: 1 });
    const order = rows.map(({ id }) => id);
    expect(order.indexOf(sooner)).toBeLessThan(order.indexOf(later));
    const form = { intent: "request", request: newId<"data-request">(), kind: "export", channel: "phone" } as const;
    const again = (receivedOn: string) =>
      recordDataRequest(shop, { customerId: ids[0]!, form: { ...form, receivedOn }, actor: STAFF });
    expect(await again("2026-11-21")).toMatchObject({ domainError: { code: "data-request-open" } });
    expect(await again("2026-11-30")).toMatchObject({ domainError: { code: "received-in-future" } });
    const close = { customerId: ids[0]!, actor: STAFF, form: { intent: "request-done", request: later } as const };
    expect(await settleDataRequest(shop, close)).toMatchObject({ ok: true });
    expect(await settleDataRequest(shop, close)).toMatchObject({ domainError: { code: "data-request-unknown" } });
    const refused = { intent: "request-refuse", request: sooner, reason: "Nu este el." } as const;
    expect(await settleDataRequest(shop, { customerId: ids[1]!, actor: STAFF, form: refused })).toMatchObject({
      ok: true,
    });
    expect((await viewCustomer(shop, { id: ids[1]! })).ok).toBe(true);
  });

  test("for erasure is not closed by a click", async () => {
    const id = await customerOf((await aMember(shop)).email);
    const form = { intent: "request-done", request: await asks(id, "erase") } as const;
    expect(await settleDataRequest(shop, { customerId: id, actor: STAFF, form })).toMatchObject({
      domainError: { code: "data-request-erases" },
    });
    expect(await eraseCustomer(shop, { id, actor: STAFF })).toMatchObject({ ok: true });
  });
});

const named = {
  email: "ioachim.vlahuta@example.ro",
  firstName: "Ioachim",
  lastName: "Vlahuță-Test",
  phone: "+40799887766",
  address: "Strada Plopilor Fără Soț 77",
};
const IBAN = "RO49AAAA1B31007593840000";
/** As they may stand in any column, in lower case. */
const traces = [
  named.email,
  "nesuferit",
  "vlahuță-test",
  "0799887766",
  "40799887766",
  "plopilor fără soț",
  IBAN.toLowerCase(),
];

/** "table.column" of each column that contains one of the texts. */
async function columnsThatName(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'`.execute(
    shop.db,
  );
  expect(rows.length).toBeGreaterThan(300);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await sql`select 1 from ${sql.table(table)}
      where lower(${sql.ref(column)}::text) like any (${sql.val(texts.map((text) => `%${text}%`))}::text[]) limit 1`.execute(
      shop.db,
    );
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

/** Leaves the person in every corner of the shop. */
async function leaveTraces(): Promise<Order> {
  const { db } = shop;
  const member = await aMember(shop, { name: `${named.firstName} ${named.lastName}`, email: named.email });
  const { accountId, visitorId } = member;
  const place = { ...named, city: "Cluj-Napoca", county: "CJ", postalCode: "400174" };
  const { email: _, ...recipient } = place;
  await db
    .insertInto("address")
    .values({ id: newId<"address">(), accountId, ...recipient, isDefault: true })
    .execute();
  const order = await people().delivered(await people().paidByCard([], { shipping: somebodyNew(named) }));
  await issueDocuments(shop);
  await db
    .insertInto("checkoutDraft")
    .values({ visitorId, details: JSON.stringify(place), accountName: null, review: null })
    .execute();
  const alert = {
    id: newId<"alert">(),
    email: named.email,
    language: "ro" as const,
    aisle: "pc",
    query: "",
    said: "PC",
  };
  await db
    .insertInto("alert")
    .values({ ...alert, confirmedAt: shop.clock.now() })
    .execute();
  const note = (entity: string, entityId: string) => ({
    id: newId<"note">(),
    entity,
    entityId,
    text: `Sunat pe ${named.firstName} ${named.lastName} la ${named.phone}`,
    actor: STAFF,
  });
  await db
    .insertInto("staffNote")
    .values([note("order", order.number), note("customer", await customerOf(named.email)), note("unit", "PC-1")])
    .execute();
  const tagged = await tagCustomers(shop, {
    ids: [await customerOf(named.email)],
    tag: "nesuferit",
    intent: "tag-add",
    actor: STAFF,
  });
  expect(tagged).toMatchObject({ ok: true });
  await transaction(db, async (tx) => {
    const after = { address: { street: named.address }, text: `Pentru ${named.lastName}`, total: 100, state: "paid" };
    await recordAudit(tx, { actor: STAFF, action: "changed", entity: "order", entityId: order.number, after });
    const before = { note: `IBAN ${IBAN}, ${named.email}` };
    await recordAudit(tx, { actor: STAFF, action: "ignored", entity: "statement-line", entityId: "9", before });
  });
  await db
    .insertInto("savedView")
    .values({ id: newId<"saved-view">(), accountId, name: "El", path: "/office/orders", query: `q=${named.email}` })
    .execute();
  const conversation = newId<"conversation">();
  await db
    .insertInto("conversation")
    .values({
      id: conversation,
      number: "MSG-999111",
      origin: "contact",
      state: "closed",
      subject: `De la ${named.lastName}`,
      name: named.lastName,
      email: named.email,
      language: "ro",
      orderNumber: order.number,
      listingId: null,
      assignedTo: null,
      unread: false,
      messages: 1,
      waitingSince: null,
      lastAt: shop.clock.now(),
    })
    .execute();
  await sellsToUs(visitorId);
  return order;
}

/** A trade-in that was paid, and one that came to nothing. */
async function sellsToUs(visitorId: string) {
  const seller = JSON.stringify({
    ...named,
    email: undefined,
    city: "Cluj-Napoca",
    county: "CJ",
    postalCode: "400174",
  });
  const sold = newId<"trade-in">();
  for (const [id, number, state] of [
    [sold, "VND-999111", "paid"],
    [newId<"trade-in">(), "VND-999112", "expired"],
  ] as const)
    await sql`insert into trade_in (id, number, visitor_id, "of", state, language, draft, email, consented_at, payout_choice, iban, payee_name,
        owner_declared_at, seller)
      values (${id}, ${number}, ${visitorId}, 'machine', ${state}, 'ro', ${JSON.stringify({ comments: named.lastName })}::jsonb,
        ${named.email}, now(), 'full', ${IBAN}, 'Ioachim Vlahuță-Test', now(), ${seller}::jsonb)`.execute(shop.db);
  await sql`insert into trade_in_payout (trade_in_id, amount_bani, iban, name, due_at, paid_at, reference)
    values (${sold}, 100000, ${IBAN}, 'Ioachim Vlahuță-Test', now(), now(), 'R1')`.execute(shop.db);
}

describe("erasing a person", () => {
  let order: Order;
  let id: CustomerId;
  beforeAll(async () => {
    order = await leaveTraces();
    id = await customerOf(named.email);
  });

  test("is possible only for somebody who asked", async () => {
    expect(await eraseCustomer(shop, { id, actor: STAFF })).toMatchObject({ domainError: { code: "erase-not-asked" } });
    expect(await eraseCustomer(shop, { id: newId<"customer">(), actor: STAFF })).toMatchObject({
      domainError: { code: "customer-unknown" },
    });
  });

  test("their data can be taken along first: everything, without secrets", async () => {
    const exported = await exportCustomer(shop, { id, actor: STAFF });
    if (!exported.ok) throw new Error("refused");
    const tables = exported.value.tables.map(({ table }) => table);
    for (const table of [
      "customer",
      "account",
      "address",
      "sales_order",
      "invoice",
      "trade_in",
      "conversation",
      "audit",
    ])
      expect(tables).toContain(table);
    const text = JSON.stringify(exported.value.tables);
    expect(text).toContain(named.address);
    expect(text).not.toContain(order.linkKey);
    expect(text).not.toContain('"token"');
  });

  test("their account gives them the same rows, once its address is confirmed", async () => {
    const { id: accountId } = await shop.db
      .selectFrom("account")
      .where("email", "=", named.email)
      .select("id")
      .executeTakeFirstOrThrow();
    const confirm = (emailVerified: boolean) =>
      shop.db.updateTable("account").set({ emailVerified }).where("id", "=", accountId).execute();
    await confirm(true);
    const own = await exportOwnData(shop, { accountId });
    const exported = await exportCustomer(shop, { id, actor: STAFF });
    if (!exported.ok) throw new Error("refused");
    expect(own.isAddressConfirmed).toBe(true);
    const columns = (tables: readonly { table: string; rows: Record<string, unknown>[] }[]) =>
      tables
        // A guest's browser is nobody's until somebody signs in there.
        .filter(({ table }) => personTables[table]?.section !== "visits")
        .map(({ table, rows }) => [
          table,
          rows.length,
          Object.keys(rows[0]!)
            .toSorted()
            .filter((name) => name !== "assigned_to"),
        ]);
    expect(columns(own.tables)).toEqual(columns(exported.value.tables));
    const text = JSON.stringify(own.tables);
    // What staff wrote is theirs to read; which colleague wrote it is not (GDPR article 15(4)).
    expect(text).toContain(`Sunat pe ${named.firstName}`);
    expect(text).not.toContain(STAFF);
    expect(text).not.toContain(order.linkKey);

    // Anybody may open an account with somebody else's address: it shows nothing that is found by the address alone.
    await confirm(false);
    const unconfirmed = await exportOwnData(shop, { accountId });
    expect(unconfirmed.isAddressConfirmed).toBe(false);
    const tables = unconfirmed.tables.map(({ table }) => table);
    expect(tables).toEqual(expect.arrayContaining(["account", "address", "checkout_draft", "trade_in"]));
    for (const table of ["customer", "conversation", "sales_order", "alert", "outbox", "invoice"])
      expect(tables).not.toContain(table);
    await confirm(true);
  });

  test("the preview counts what goes and what the law keeps", async () => {
    const preview = await previewErase(shop, { id });
    expect(preview).toMatchObject({ ok: true, value: { obstacle: null, isAsked: false } });
    const section = (name: string) => preview.ok && preview.value.sections.find((each) => each.section === name);
    expect(section("invoices")).toMatchObject({ kept: 1, deleted: 0 });
    expect(section("account")).toMatchObject({ kept: 0 });
    // A look changes nothing.
    expect(await shop.db.selectFrom("checkoutDraft").select("visitorId").execute()).not.toHaveLength(0);
  });

  test("leaves them in no column of the database but those that the law names", async () => {
    await asks(id, "erase");
    expect(await columnsThatName(traces)).toEqual(expect.arrayContaining(["sales_order.email", "account.email"]));
    expect(await eraseCustomer(shop, { id, actor: STAFF })).toMatchObject({ ok: true });
    const left = await columnsThatName(traces);
    expect(left.filter((column) => !(column in retainedColumns))).toEqual([]);
    expect(left).toContain("invoice.paper");
    expect(left).toContain("trade_in.seller");
  });

  test("keeps the order's figures, its history and the proof that the shop answered", async () => {
    expect(await people().now(order)).toMatchObject({ number: order.number, totals: order.totals, state: "delivered" });
    expect(await viewCustomer(shop, { id })).toMatchObject({ ok: false, domainError: { code: "customer-unknown" } });
    const { rows } = await listDataRequests(shop, { state: "done", page: 1 });
    expect(rows.find(({ customerId }) => customerId === id)).toMatchObject({ kind: "erase", customer: null });
    const entry = await shop.db
      .selectFrom("audit")
      .where("entityId", "=", order.number)
      .where("action", "=", "changed")
      .select("after")
      .executeTakeFirstOrThrow();
    expect(entry.after).toMatchObject({ total: 100, state: "paid" });
  });

  test("is refused while something is open", async () => {
    const email = `${newId()}@example.ro`;
    const open = await people().paidByCard([], { shipping: somebodyNew({ email }) });
    const customer = await customerOf(email);
    await asks(customer, "erase");
    const erase = () => eraseCustomer(shop, { id: customer, actor: STAFF });
    expect(await erase()).toMatchObject({ domainError: { code: "customer-order-open" } });
    await people().delivered(open);
    await issueDocuments(shop);
    await sql`insert into claim (id, number, order_id, kind, state, story, idempotency_key)
      values (${newId()}, 'RET-999111', ${open.id}, 'return', 'asked', 'Nu mi se potrivește', ${newId()})`.execute(
      shop.db,
    );
    expect(await erase()).toMatchObject({ domainError: { code: "customer-claim-open" } });
    await sql`update claim set state = 'dropped' where number = 'RET-999111'`.execute(shop.db);
    const sale = newId<"trade-in">();
    await sql`insert into trade_in (id, number, "of", state, language, email, consented_at, payout_choice, iban, payee_name,
        owner_declared_at, seller)
      values (${sale}, 'VND-999113', 'machine', 'tested', 'ro', ${email}, now(), 'full', ${IBAN}, 'X', now(),
        ${JSON.stringify({ firstName: "A", lastName: "B", phone: "", address: "", city: "", county: "CJ", postalCode: "" })}::jsonb)`.execute(
      shop.db,
    );
    await sql`insert into trade_in_payout (trade_in_id, amount_bani, iban, name, due_at) values (${sale}, 5, ${IBAN}, 'X', now())`.execute(
      shop.db,
    );
    expect(await erase()).toMatchObject({ domainError: { code: "customer-payout-due" } });
    expect(await people().now(open)).toMatchObject({ email });
  });

  test("is refused for staff", async () => {
    const { email, accountId } = await aMember(shop);
    const customer = await customerOf(email);
    await asks(customer, "erase");
    await aMessageFrom(email);
    await shop.db.updateTable("account").set({ role: "staff" }).where("id", "=", accountId).execute();
    expect(await eraseCustomer(shop, { id: customer, actor: STAFF })).toMatchObject({
      domainError: { code: "customer-is-staff" },
    });
  });
});

/** An alert keeps an address known that has no buyer's account. */
async function aMessageFrom(email: string) {
  await shop.db
    .insertInto("alert")
    .values({
      id: newId<"alert">(),
      email,
      language: "ro",
      aisle: "pc",
      query: "x",
      said: "PC",
      confirmedAt: shop.clock.now(),
    })
    .execute();
}

test("every table of the database is either a person's or explained", async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely_%'`.execute(shop.db);
  const known = new Set([...Object.keys(personTables), ...Object.keys(otherTables)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

test("no export has a secret, and each column that it leaves out exists and has a reason", async () => {
  const columns = await allColumns();
  const exported = columns.filter(
    ({ table, column }) => personTables[table] && !personTables[table].hidden?.includes(column),
  );
  expect(exported.length).toBeGreaterThan(300);
  expect(
    exported.filter(
      ({ column }) =>
        /hash|secret|token|password|_key$|^sealed$/.test(column) && !/^(?:document|pdf)_hash$/.test(column),
    ),
  ).toEqual([]);
  const hidden = new Set(columns.filter(({ table }) => personTables[table]).map(({ column }) => column));
  expect(
    Object.keys(hiddenColumns).filter(
      (column) => !hidden.has(column) && column !== "key_hash" && column !== "password",
    ),
  ).toEqual([]);
});

// Each column of a table that no export has. A new one is added here by somebody who has asked whether it can name a person:
// then its table belongs to personTables.
test("every column outside of the export is known to hold no personal data", async () => {
  const found = Object.groupBy(
    (await allColumns()).filter(({ table }) => table in otherTables),
    ({ table }) => table,
  );
  const lists = Object.entries(found).map(([table, columns]) => [
    table,
    columns!
      .map(({ column }) => column)
      .toSorted()
      .join(" "),
  ]);
  expect(Object.fromEntries(lists.toSorted())).toEqual(columnsWithoutPersons);
});

async function allColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'`.execute(
    shop.db,
  );
  return rows;
}

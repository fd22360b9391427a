// Queries of vouchers and their uses.

import { sql, type SqlBool } from "kysely";
import type { Day } from "../../base/day.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, OrderId, UnitId, VisitorId, VoucherId } from "../../base/id.ts";
import { NOTHING, type Bani } from "../../base/money.ts";
import { plainEmail } from "../../base/plain-email.ts";
import { priceEarning } from "../../base/vat.ts";
import type { Voucher, VoucherCode, VoucherDiscount, VoucherTerms } from "./voucher.ts";

const day = (column: "first_day" | "last_day") =>
  sql<Day | null>`to_char(${sql.ref(`voucher.${column}`)}, 'YYYY-MM-DD')`;

const vouchersWith = (db: Queryable) =>
  db
    .selectFrom("voucher")
    .selectAll()
    .select([day("first_day").as("first"), day("last_day").as("last")]);

type VoucherRow = Awaited<ReturnType<ReturnType<typeof vouchersWith>["execute"]>>[number];

function voucherFrom(row: VoucherRow): Voucher {
  return {
    id: row.id,
    code: row.code as VoucherCode,
    value: row.percent === null ? { amount: row.amountBani ?? NOTHING } : { percent: row.percent },
    coversDelivery: row.coversDelivery,
    leastGoods: row.leastGoodsBani,
    mostUses: row.mostUses,
    mostPerPerson: row.mostPerPerson,
    firstDay: row.first,
    lastDay: row.last,
    note: row.note,
    uses: row.uses,
    stoppedAt: row.stoppedAt,
    version: row.version,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
  };
}

/** With `lock`, no other order can use the voucher until the transaction ends. */
export async function findVoucher(
  db: Queryable,
  by: { code: VoucherCode } | { id: VoucherId },
  { lock = false } = {},
): Promise<Voucher | null> {
  const row = await vouchersWith(db)
    .$if("code" in by, (query) => query.where("code", "=", (by as { code: VoucherCode }).code))
    .$if("id" in by, (query) => query.where("id", "=", (by as { id: VoucherId }).id))
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? voucherFrom(row) : null;
}

export async function vouchersPage(
  db: Queryable,
  { page, size }: { page: number; size: number },
): Promise<{ vouchers: Voucher[]; total: number }> {
  const rows = await vouchersWith(db)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await db
    .selectFrom("voucher")
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return { vouchers: rows.map(voucherFrom), total };
}

/** Today in Romania, by the database's clock. */
export async function todayOf(db: Queryable): Promise<Day> {
  const { rows } = await sql<{ today: Day }>`
    select to_char(now() at time zone 'Europe/Bucharest', 'YYYY-MM-DD') as today
  `.execute(db);
  return rows[0]!.today;
}

/** Whoever orders: everything that may be known of them. */
export type VoucherPerson = { visitorId: VisitorId | null; email?: string | undefined; phone?: string | undefined };

/**
 * How many orders of this person use the voucher: the same mailbox (me+1@ is me@, as for the limits of e-mails), phone or account.
 */
export async function usesOfPerson(db: Queryable, id: VoucherId, person: VoucherPerson): Promise<number> {
  const mailbox = person.email === undefined ? null : plainEmail(person.email);
  const { rows } = await sql<{ email: string; isTheirs: boolean }>`
    with used as (
      select lower(o.email) as email, o.phone = ${person.phone ?? ""} or o.visitor_id = ${person.visitorId ?? ""} as theirs
      from voucher_use u join sales_order o on o.id = u.order_id where u.voucher_id = ${id}::uuid and u.given_back_at is null
    )
    -- Which providers ignore dots is known to plainEmail alone: here, whatever may be the same mailbox.
    select email, coalesce(theirs, false) as "isTheirs" from used
    where theirs or replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') = ${mailbox?.split("@", 1)[0]?.replaceAll(".", "") ?? null}
  `.execute(db);
  return rows.filter(({ email, isTheirs }) => isTheirs || plainEmail(email) === mailbox).length;
}

/** Of each listing, the lowest price that covers what its dearest unsold unit cost, after tax. */
export async function floorsOf(
  db: Queryable,
  listings: readonly ListingId[],
  { percent }: { percent: number },
): Promise<Map<ListingId, Bani>> {
  if (listings.length === 0) return new Map();
  const rows = await db
    .selectFrom("unit as u")
    .where("u.listingId", "in", listings)
    .where("u.state", "=", "stock")
    .where(sql<SqlBool>`not exists (select from hold h where h.unit_id = u.id and h.until is null)`)
    .select(["u.id", "u.listingId", "u.costBani as cost", "u.taxRegime as regime"])
    .$castTo<{ id: UnitId; listingId: ListingId; cost: Bani; regime: "margin" | "normal" }>()
    .execute();
  const floors = new Map<ListingId, Bani>();
  for (const { listingId, ...unit } of rows) {
    const floor = priceEarning(0, unit, percent);
    if (floor > (floors.get(listingId) ?? -1)) floors.set(listingId, floor);
  }
  return floors;
}

/** Counts the use of a locked voucher. False if its last use is gone. */
export async function insertUse(
  tx: Transaction,
  { voucherId, orderId, discount, isCut }: VoucherDiscount & { voucherId: VoucherId; orderId: OrderId },
): Promise<boolean> {
  const counted = await tx
    .updateTable("voucher")
    .set((eb) => ({ uses: eb("uses", "+", 1) }))
    .where("id", "=", voucherId)
    .where((eb) => eb.or([eb("mostUses", "is", null), eb("uses", "<", eb.ref("mostUses"))]))
    .returning("id")
    .executeTakeFirst();
  if (!counted) return false;
  await tx.insertInto("voucherUse").values({ orderId, voucherId, discountBani: discount, isCut }).execute();
  return true;
}

/** The order's use of a voucher counts no more. Does nothing if it used none. */
export async function returnUse(tx: Transaction, orderId: OrderId): Promise<void> {
  await sql`
    with returned as (
      update voucher_use set given_back_at = now() where order_id = ${orderId}::uuid and given_back_at is null returning voucher_id
    )
    update voucher set uses = uses - 1 from returned where voucher.id = returned.voucher_id
  `.execute(tx);
}

const termColumns = ({ value, ...terms }: VoucherTerms) => ({
  percent: "percent" in value ? value.percent : null,
  amountBani: "amount" in value ? value.amount : null,
  coversDelivery: terms.coversDelivery,
  leastGoodsBani: terms.leastGoods,
  mostUses: terms.mostUses,
  mostPerPerson: terms.mostPerPerson,
  firstDay: terms.firstDay,
  lastDay: terms.lastDay,
  note: terms.note,
});

/** False if another voucher has the code. */
export async function insertVoucher(
  tx: Transaction,
  { id, code, terms, actor }: { id: VoucherId; code: VoucherCode; terms: VoucherTerms; actor: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("voucher")
    .values({ id, code, ...termColumns(terms), createdBy: actor })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes a locked voucher; its version rises. */
export async function updateVoucher(
  tx: Transaction,
  id: VoucherId,
  change: { terms: VoucherTerms } | { isStopped: boolean },
): Promise<void> {
  await tx
    .updateTable("voucher")
    .set((eb) => ({
      ...("terms" in change ? termColumns(change.terms) : { stoppedAt: change.isStopped ? sql<Date>`now()` : null }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/** The newest uses of a voucher, with their orders; those given back as well. */
export async function usesOf(db: Queryable, id: VoucherId, { most }: { most: number }) {
  return db
    .selectFrom("voucherUse as u")
    .innerJoin("salesOrder as o", "o.id", "u.orderId")
    .where("u.voucherId", "=", id)
    .select([
      "o.number",
      "o.state",
      "o.totalBani as total",
      "u.discountBani as discount",
      "u.isCut",
      "u.usedAt",
      "u.givenBackAt",
    ])
    .orderBy("u.usedAt", "desc")
    .orderBy("o.number")
    .limit(most)
    .execute();
}

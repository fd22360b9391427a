// Queries of recalls, of the units that they match, and of the orders that have those units.
// Invariant: only `matchUnits` decides which units a recall matches.

import { sql, type RawBuilder } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { ListingId, OrderId, RecallId, UnitId } from "../../base/id.ts";
import { modelLike, serialLike, type Recall, type RecallBuyer, type RecalledUnit, type RecallTerms } from "./recall.ts";

const recallsWith = (db: Queryable) =>
  db
    .selectFrom("recall")
    .select([
      "id",
      "number",
      "product",
      "modelPattern as model",
      "serialPattern as serial",
      "source",
      "adviceRo",
      "adviceEn",
      "adviceHu",
      "adviceUk",
      "closedAt",
      "version",
      "createdAt",
    ])
    .select(sql<string>`to_char(recalled_on, 'YYYY-MM-DD')`.as("recalledOn"));

type Row = Awaited<ReturnType<ReturnType<typeof recallsWith>["execute"]>>[number];

function recallFrom({ number, adviceRo: ro, adviceEn: en, adviceHu: hu, adviceUk: uk, ...row }: Row): Recall {
  return {
    ...row,
    number: `REC-${number}`,
    advice: { ro, ...(en !== null && { en }), ...(hu !== null && { hu }), ...(uk !== null && { uk }) },
  };
}

/** All recalls, or only the open ones: open ones first, the newest first. */
export async function selectRecalls(db: Queryable, { areOpen = false } = {}): Promise<Recall[]> {
  const rows = await recallsWith(db)
    .$if(areOpen, (query) => query.where("closedAt", "is", null))
    .orderBy(sql`closed_at is not null`)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .execute();
  return rows.map(recallFrom);
}

/** With `lock`, nobody else changes the recall or notifies its buyers until the transaction ends. */
export async function findRecall(db: Queryable, id: RecallId, { lock = false } = {}): Promise<Recall | null> {
  const row = await recallsWith(db)
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? recallFrom(row) : null;
}

const termColumns = ({ product, model, serial, source, recalledOn, advice }: RecallTerms) => ({
  product,
  modelPattern: model,
  serialPattern: serial,
  source,
  recalledOn,
  adviceRo: advice.ro,
  adviceEn: advice.en ?? null,
  adviceHu: advice.hu ?? null,
  adviceUk: advice.uk ?? null,
});

/** False if there is such a recall already: its form was sent twice. */
export async function insertRecall(
  tx: Transaction,
  { id, terms, actor }: { id: RecallId; terms: RecallTerms; actor: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("recall")
    .values({ id, ...termColumns(terms), createdBy: actor })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes a locked recall; its version rises. */
export async function updateRecall(
  tx: Transaction,
  id: RecallId,
  change: { terms: RecallTerms } | { isClosed: boolean },
): Promise<void> {
  await tx
    .updateTable("recall")
    .set((eb) => ({
      ...("terms" in change ? termColumns(change.terms) : { closedAt: change.isClosed ? sql<Date>`now()` : null }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
}

/**
 * Whether a recall matches the unit `u` of the listing `l`. The serial number of a PC says nothing of the parts in it, so that a PC
 * with the model inside is matched whatever its own number; so is a unit whose number nobody noted.
 */
function isMatch({ model, serial }: Pick<Recall, "model" | "serial">): RawBuilder<boolean> {
  const hasSerial = sql`serial_key(u.serial) like ${serialLike(serial ?? "")}`;
  if (model === null) return sql`coalesce(${hasSerial}, false)`;
  const hasModel = sql`coalesce(l.search_text like ${modelLike(model)}, false)`;
  if (serial === null) return sql`${hasModel}`;
  return sql`${hasModel} and (l.kind = 'pc' or u.serial is null or ${hasSerial})`;
}

/** Notes the units that a recall matches, and drops those that it matches no more; what staff cleared stays. */
export async function matchUnits(tx: Transaction, recall: Recall): Promise<void> {
  await sql`insert into recalled_unit (recall_id, unit_id)
    select ${recall.id}::uuid, u.id from unit u left join listing l on l.id = u.listing_id
    where u.state not in ('scrapped', 'converted') and ${isMatch(recall)} on conflict do nothing`.execute(tx);
  await sql`delete from recalled_unit r using unit u left join listing l on l.id = u.listing_id
    where r.recall_id = ${recall.id}::uuid and r.cleared_at is null and u.id = r.unit_id
      and (${isMatch(recall)}) is not true`.execute(tx);
}

/** A unit is sold, or an order waits for its payment. */
const isTaken = sql`exists (select from hold h where h.unit_id = u.id and h.order_id is not null and (h.until is null or h.until > now()))`;

/** The listings of units that the recall matches and that are on sale. */
export async function listingsToBlock(tx: Transaction, recallId: RecallId): Promise<ListingId[]> {
  const { rows } = await sql<{ id: ListingId }>`
    select distinct u.listing_id as id from recalled_unit r join unit u on u.id = r.unit_id
    where r.recall_id = ${recallId}::uuid and r.cleared_at is null and u.state = 'stock' and not ${isTaken} order by 1
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The units of these locked listings that the recall matches and nobody has ordered. */
export async function unitsToBlock(
  tx: Transaction,
  recallId: RecallId,
  listings: readonly ListingId[],
): Promise<{ id: UnitId; code: string }[]> {
  if (listings.length === 0) return [];
  const { rows } = await sql<{ id: UnitId; code: string }>`
    select u.id, u.code from recalled_unit r join unit u on u.id = r.unit_id
    where r.recall_id = ${recallId}::uuid and r.cleared_at is null and u.state = 'stock' and not ${isTaken}
      and u.listing_id in (${sql.join(listings)}) order by u.id for update of u
  `.execute(tx);
  return rows;
}

/** The units that a recall matches, those on sale first. */
export async function recalledUnitsOf(db: Queryable, recallId: RecallId): Promise<RecalledUnit[]> {
  const { rows } = await sql<RecalledUnit>`
    select u.id as unit_id, u.code, u.serial, l.title, r.cleared_at, r.note,
      case when u.state in ('scrapped', 'converted') then 'gone' when ${isTaken} then 'sold'
        when u.state = 'stock' then 'on-sale' else 'blocked' end as "where"
    from recalled_unit r join unit u on u.id = r.unit_id left join listing l on l.id = u.listing_id
    where r.recall_id = ${recallId}::uuid order by r.cleared_at nulls first, u.code limit 500
  `.execute(db);
  return rows;
}

/** The orders that have units of a recall which staff did not clear. */
export async function recallBuyers(db: Queryable, recallId: RecallId): Promise<RecallBuyer[]> {
  const { rows } = await sql<RecallBuyer>`
    select o.id as order_id, o.number, o.state, array_agg(u.code order by u.code) as codes, n.notified_at
    from recalled_unit r join unit u on u.id = r.unit_id join hold h on h.unit_id = u.id
      join sales_order o on o.id = h.order_id left join recall_notice n on n.recall_id = r.recall_id and n.order_id = o.id
    where r.recall_id = ${recallId}::uuid and r.cleared_at is null and (h.until is null or h.until > now())
    group by o.id, o.number, o.state, n.notified_at order by o.number
  `.execute(db);
  return rows;
}

export type Addressee = {
  orderId: OrderId;
  number: string;
  email: string;
  language: "ro" | "en" | "hu" | "uk";
  titles: string[];
};

/** The buyers that were not told yet; none whose data was erased. */
export async function buyersToNotify(tx: Transaction, recallId: RecallId): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select o.id as order_id, o.number, o.email, o.language, array_agg(distinct l.title || ' (' || u.code || ')') as titles
    from recalled_unit r join unit u on u.id = r.unit_id join listing l on l.id = u.listing_id join hold h on h.unit_id = u.id
      join sales_order o on o.id = h.order_id
    where r.recall_id = ${recallId}::uuid and r.cleared_at is null and (h.until is null or h.until > now()) and o.email like '%@%'
      and not exists (select from recall_notice n where n.recall_id = r.recall_id and n.order_id = o.id)
    group by o.id, o.number, o.email, o.language order by o.number
  `.execute(tx);
  return rows;
}

/** False if the buyer was told already. */
export async function insertNotice(
  tx: Transaction,
  { recallId, orderId, actor }: { recallId: RecallId; orderId: OrderId; actor: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto("recallNotice")
    .values({ recallId, orderId, notifiedBy: actor })
    .onConflict((conflict) => conflict.doNothing())
    .returning("orderId")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False if the recall does not match such a unit, or staff cleared it before. */
export async function clearUnit(
  tx: Transaction,
  { recallId, code, note, actor }: { recallId: RecallId; code: string; note: string; actor: string },
): Promise<boolean> {
  const cleared = await tx
    .updateTable("recalledUnit")
    .set({ clearedAt: sql<Date>`now()`, clearedBy: actor, note })
    .where("recallId", "=", recallId)
    .where("clearedAt", "is", null)
    .where("unitId", "=", (eb) => eb.selectFrom("unit").where("code", "=", code).select("id"))
    .returning("unitId")
    .executeTakeFirst();
  return cleared !== undefined;
}

/** Whether an open recall matches the unit and staff did not clear it. */
export async function isRecalled(db: Queryable, unitId: UnitId): Promise<boolean> {
  const row = await db
    .selectFrom("recalledUnit as r")
    .innerJoin("recall", "recall.id", "r.recallId")
    .where("r.unitId", "=", unitId)
    .where("r.clearedAt", "is", null)
    .where("recall.closedAt", "is", null)
    .select("r.unitId")
    .executeTakeFirst();
  return row !== undefined;
}

/** How many units, and how many orders not told yet, each recall concerns. */
export async function recallCounts(db: Queryable): Promise<Map<RecallId, { units: number; toNotify: number }>> {
  const { rows } = await sql<{ id: RecallId; units: number; toNotify: number }>`
    select r.recall_id as id, count(distinct r.unit_id)::int as units,
      count(distinct h.order_id) filter (where n.order_id is null and o.email like '%@%')::int as to_notify
    from recalled_unit r left join hold h on h.unit_id = r.unit_id and h.order_id is not null and (h.until is null or h.until > now())
      left join sales_order o on o.id = h.order_id
      left join recall_notice n on n.recall_id = r.recall_id and n.order_id = h.order_id
    where r.cleared_at is null group by r.recall_id
  `.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

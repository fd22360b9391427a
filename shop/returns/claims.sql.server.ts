// Queries of claims. The price of a unit comes from the order's line, its title from the unit's listing.

import { sql, type RawBuilder, type SqlBool } from "kysely";
import { serialContains } from "../../base/serial.server.ts";
import type { Actor } from "../../base/actor.ts";
import { dayBegins, dayEnds } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { AccountId, ClaimId, ListingId, OrderId, UnitId, WarrantyId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import { foldDiacritics } from "../../base/text.ts";
import type {
  Claim,
  ClaimableUnit,
  ClaimEntry,
  ClaimKind,
  ClaimNumber,
  ClaimState,
  GivenUnit,
  Remedy,
  Resolution,
} from "./claim.ts";
import { limitsOf, type ProductClass } from "../catalogue/product-class.ts";
import type { OrderNumber } from "../orders/order.ts";
import { statesToAnswer, type ClaimListQuery, type ClaimSort } from "./claim-list.ts";

/** The units of these orders with the lines that they were sold by; one that replaced another has the line of the first. */
const soldUnits = (orders: RawBuilder<unknown>) => sql`(
  with recursive sold as (
    select ol.order_id, ol.unit_id, ol.unit_id as line_unit from sales_order_line ol where ol.order_id in (${orders}) and ol.unit_id is not null
    union all
    select w.order_id, w.unit_id, s.line_unit from sold s
      join warranty old on old.order_id = s.order_id and old.unit_id = s.unit_id join warranty w on w.replaces = old.id)
  select s.order_id, s.unit_id, s.line_unit, ol.position, ol.price_bani as price,
    case when s.unit_id = s.line_unit then ol.title else l.title end as title,
    case when s.unit_id = s.line_unit then ol.listing_id else l.id end as listing_id, coalesce(l.kind, sold_as.kind) as kind
  from sold s join sales_order_line ol on ol.order_id = s.order_id and ol.unit_id = s.line_unit join unit u on u.id = s.unit_id
    left join listing l on l.id = u.listing_id left join listing sold_as on sold_as.id = ol.listing_id)`;

type SoldUnit = {
  orderId: OrderId;
  unitId: UnitId;
  lineUnit: UnitId;
  price: Bani;
  title: string;
  listingId: ListingId;
  kind: ClaimableUnit["kind"];
};

function claimable({ unitId, lineUnit, title, price, kind }: SoldUnit): ClaimableUnit {
  return { unitId, title, price, kind, ...(lineUnit !== unitId && { soldAs: lineUnit }) };
}

/** Every unit of an order, whatever its state; a machine that another replaced under warranty is no longer one. */
export async function unitsOfOrder(db: Queryable, orderId: OrderId): Promise<ClaimableUnit[]> {
  const { rows } = await sql<SoldUnit>`
    select * from ${soldUnits(sql`${orderId}::uuid`)} s
    where not exists (select 1 from warranty old join warranty w on w.replaces = old.id where old.order_id = s.order_id and old.unit_id = s.unit_id)
    order by position`.execute(db);
  return rows.map(claimable);
}

/** The units of an order that are in an open claim, or came back through one. */
export async function unitsInClaims(db: Queryable, orderId: OrderId): Promise<Set<UnitId>> {
  const rows = await db
    .selectFrom("claimUnit")
    .where("orderId", "=", orderId)
    .where("active", "=", true)
    .select("unitId")
    .execute();
  return new Set(rows.map((row) => row.unitId));
}

/**
 * The units that the shop owns again, or that are on their way there by the buyer's right: they were or will be
 * refunded.
 */
export async function unitsGivenBack(db: Queryable, orderId: OrderId, except: ClaimId | null): Promise<Set<UnitId>> {
  const rows = await db
    .selectFrom("claimUnit as cu")
    .innerJoin("claim as c", "c.id", "cu.claimId")
    .where("cu.orderId", "=", orderId)
    .where("cu.active", "=", true)
    .where((eb) => eb.or([eb("c.kind", "=", "withdrawal"), eb("c.resolution", "=", "refunded")]))
    .$if(except !== null, (query) => query.where("c.id", "<>", except!))
    .select("cu.unitId")
    .execute();
  return new Set(rows.map((row) => row.unitId));
}

/** Title and listing of sold units, by their warranty. */
export async function titlesOfUnits(
  db: Queryable,
  warranties: readonly { id: WarrantyId; orderId: OrderId; unitId: UnitId }[],
): Promise<Map<WarrantyId, { title: string; listingId: ListingId }>> {
  if (warranties.length === 0) return new Map();
  const orders = [...new Set(warranties.map(({ orderId }) => orderId))].map((id) => sql`${id}::uuid`);
  const { rows } = await sql<SoldUnit>`select * from ${soldUnits(sql.join(orders))} s`.execute(db);
  const found = new Map(rows.map((row) => [`${row.orderId} ${row.unitId}`, row]));
  return new Map(
    warranties.flatMap(({ id, orderId, unitId }) => {
      const unit = found.get(`${orderId} ${unitId}`);
      return unit ? [[id, { title: unit.title, listingId: unit.listingId }]] : [];
    }),
  );
}

/** The claims that an account opened for warranties that it took over, the latest first. */
export async function claimsOfHolder(db: Queryable, accountId: AccountId) {
  const rows = await db
    .selectFrom("claim as c")
    .innerJoin("claimUnit as cu", "cu.claimId", "c.id")
    .where("c.holderAccount", "=", accountId)
    .select(["c.number", "c.state", "c.openedAt", "c.orderId", "cu.unitId"])
    .orderBy("c.openedAt", "desc")
    .execute();
  return rows.map((row) => ({ ...row, number: row.number as ClaimNumber, state: row.state as ClaimState }));
}

export type NewClaim = {
  id: ClaimId;
  number: ClaimNumber;
  orderId: OrderId;
  kind: ClaimKind;
  state: ClaimState;
  units: readonly UnitId[];
  story: string | null;
  idempotencyKey: string;
  actor: Actor;
  /** The account that took the warranty over; null for the buyer. */
  holder: AccountId | null;
  /** The PCs of a withdrawal from the extended warranty alone. */
  extensions: readonly UnitId[];
  remedy: Remedy | null;
};

/** False if the number is taken: try another. */
export async function insertClaim(tx: Transaction, claim: NewClaim): Promise<boolean> {
  const { units, extensions, actor, holder, ...row } = claim;
  const inserted = await tx
    .insertInto("claim")
    .values({ ...row, holderAccount: holder, isByHolder: holder !== null })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const of = (some: readonly UnitId[]) => some.map((unitId) => ({ claimId: claim.id, orderId: claim.orderId, unitId }));
  if (units.length > 0) await tx.insertInto("claimUnit").values(of(units)).execute();
  if (extensions.length > 0) await tx.insertInto("claimExtension").values(of(extensions)).execute();
  await tx
    .insertInto("claimMove")
    .values({ claimId: claim.id, fromState: null, toState: claim.state, actor })
    .execute();
  return true;
}

type ClaimKey = { number: ClaimNumber } | { idempotencyKey: string };

export async function findClaim(db: Queryable, key: ClaimKey): Promise<Claim | null> {
  const [column, value] =
    "number" in key ? (["c.number", key.number] as const) : (["c.idempotencyKey", key.idempotencyKey] as const);
  const rows = await claimsWith(db).where(column, "=", value).execute();
  return (await wholeClaims(db, rows))[0] ?? null;
}

/** The claims of an order, the oldest first. */
export async function claimsOf(db: Queryable, orderId: OrderId): Promise<Claim[]> {
  return wholeClaims(
    db,
    await claimsWith(db).where("c.orderId", "=", orderId).orderBy("c.openedAt").orderBy("c.number").execute(),
  );
}

const sortedBy = { opened: sql`c.opened_at`, number: sql`c.number` } as const satisfies Record<ClaimSort, unknown>;

/** Claims with a unit for which the condition holds. */
function hasUnit(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`c.id in (
    select cu.claim_id from claim_unit cu join unit u on u.id = cu.unit_id join listing l on l.id = u.listing_id
    where ${condition})`;
}

function isOfClass(name: ProductClass): RawBuilder<SqlBool> {
  const limits = limitsOf(name);
  if (limits.kind === "component") return hasUnit(sql`l.kind = 'component' and l.category = ${limits.category}`);
  const below = limits.below === null ? sql`true` : sql`l.price_bani < ${limits.below}`;
  return hasUnit(sql`l.kind = 'pc' and l.price_bani >= ${limits.least} and ${below}`);
}

function matches(search: string): RawBuilder<SqlBool> {
  const like = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const folded = foldDiacritics(like).toLowerCase();
  return sql<SqlBool>`(c.number ilike ${like} or o.number ilike ${like} or o.email ilike ${like}
    or concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName') ilike ${like}
    or ${hasUnit(sql`(l.search_text like ${folded} or lower(u.code) like ${folded} or ${serialContains(sql.ref("u.serial"), search)})`)})`;
}

/** One page of the claims that match, and how many there are. */
export async function claimPage(
  db: Queryable,
  { states, kind, search, class: wanted, isToAnswer, openedBefore, from, to, sort, descending }: ClaimListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ claims: Claim[]; total: number }> {
  const found = claimsWith(db)
    .$if(states.length > 0, (query) => query.where("c.state", "in", states))
    .$if(kind !== null, (query) => query.where("c.kind", "=", kind!))
    .$if(search !== "", (query) => query.where(matches(search)))
    .$if(wanted !== null, (query) => query.where(isOfClass(wanted!)))
    .$if(isToAnswer, (query) => query.where("c.state", "in", statesToAnswer))
    .$if(openedBefore !== null, (query) => query.where("c.openedAt", "<", openedBefore!))
    .$if(from !== null, (query) => query.where("c.openedAt", ">=", dayBegins(from!)))
    .$if(to !== null, (query) => query.where("c.openedAt", "<", dayEnds(to!)));
  const rows = await found
    .orderBy(sortedBy[sort], descending ? "desc" : "asc")
    .orderBy("c.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .clearSelect()
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return { claims: await wholeClaims(db, rows), total };
}

export async function countToAnswer(db: Queryable, { openedBefore }: { openedBefore: Date | null }): Promise<number> {
  const { claims } = await db
    .selectFrom("claim")
    .where("state", "in", statesToAnswer)
    .$if(openedBefore !== null, (query) => query.where("openedAt", "<", openedBefore!))
    .select(sql<number>`count(*)::int`.as("claims"))
    .executeTakeFirstOrThrow();
  return claims;
}

export async function countClaims(db: Queryable): Promise<Map<ClaimState, number>> {
  const rows = await db
    .selectFrom("claim")
    .groupBy("state")
    .select(["state", sql<number>`count(*)::int`.as("claims")])
    .execute();
  return new Map(rows.map((row) => [row.state as ClaimState, row.claims]));
}

type StoredReplacement = { code: string; title: string; old: string; decided: number; sent: number | null };

/** The units given instead, with moments in milliseconds: JSON has no dates. */
const replacementsSql = sql<StoredReplacement[]>`coalesce((
  select jsonb_agg(jsonb_build_object('code', u.code, 'title', coalesce(l.title, u.code), 'old', b.code,
    'decided', round(extract(epoch from r.decided_at) * 1000), 'sent', round(extract(epoch from r.sent_at) * 1000)) order by b.code)
  from claim_replacement r join unit u on u.id = r.unit_id join unit b on b.id = r.old_unit left join listing l on l.id = u.listing_id
  where r.claim_id = c.id), '[]'::jsonb)`;

function givenUnit({ code, title, old, decided, sent }: StoredReplacement): GivenUnit {
  return { code, title, oldCode: old, decidedAt: new Date(decided), sentAt: sent === null ? null : new Date(sent) };
}

function claimsWith(db: Queryable) {
  return db
    .selectFrom("claim as c")
    .innerJoin("salesOrder as o", "o.id", "c.orderId")
    .leftJoin("account as a", "a.id", "c.holderAccount")
    .selectAll("c")
    .select([
      "o.number as orderNumber",
      "a.email as holderEmail",
      "a.name as holderName",
      "a.language as holderLanguage",
    ])
    .select(replacementsSql.as("replacements"));
}

async function wholeClaims(
  db: Queryable,
  rows: Awaited<ReturnType<ReturnType<typeof claimsWith>["execute"]>>,
): Promise<Claim[]> {
  if (rows.length === 0) return [];
  const orders = [...new Set(rows.map((row) => row.orderId))].map((id) => sql`${id}::uuid`);
  const claims = sql.join(rows.map((row) => sql`${row.id}::uuid`));
  const { rows: units } = await sql<SoldUnit & { claimId: ClaimId; isExtension: boolean }>`
    select cu.claim_id, cu.is_extension, s.* from (
      select claim_id, order_id, unit_id, false as is_extension from claim_unit u where claim_id in (${claims})
        -- Without those that their buyer withdrew from while the claim goes on for the others.
        and (active or not exists (select from claim_unit x where x.claim_id = u.claim_id and x.active))
      union all select claim_id, order_id, unit_id, true from claim_extension where claim_id in (${claims})) cu
    join ${soldUnits(sql.join(orders))} s on s.order_id = cu.order_id and s.unit_id = cu.unit_id
    order by s.position`.execute(db);
  return rows.map((row) => {
    const { refundBani, extensionBani: _part, idempotencyKey: _, holderAccount: _account, isByHolder, ...rest } = row;
    const ofClaim = units.filter(({ claimId }) => claimId === row.id);
    const { holderEmail, holderName, holderLanguage, ...claim } = rest;
    return {
      ...claim,
      number: row.number as ClaimNumber,
      orderNumber: row.orderNumber as OrderNumber,
      state: row.state as ClaimState,
      resolution: row.resolution as Resolution | null,
      refund: refundBani,
      holder: isByHolder
        ? holderEmail && holderLanguage
          ? { email: holderEmail, name: holderName ?? "", language: holderLanguage }
          : "gone"
        : null,
      replacements: row.replacements.map(givenUnit),
      units: ofClaim.filter(({ isExtension }) => !isExtension).map(claimable),
      extensions: ofClaim.filter(({ isExtension }) => isExtension).map(claimable),
    };
  });
}

export type ClaimChange = {
  from: ClaimState;
  to: ClaimState;
  actor: Actor;
  answer?: string | null;
  resolution?: Resolution;
  refund?: Bani | null;
  /** The part of the refund for extended warranties. */
  extension?: Bani;
  otherRemedyWhy?: string | null;
};

/** False if the claim is no longer in state `from`. */
export async function writeClaimTransition(tx: Transaction, id: ClaimId, change: ClaimChange): Promise<boolean> {
  const { from, to, actor, answer, resolution, refund, extension, otherRemedyWhy } = change;
  const updated = await tx
    .updateTable("claim")
    .set({
      state: to,
      ...(answer !== undefined && { answer }),
      ...(resolution !== undefined && { resolution, refundBani: refund ?? null }),
      ...(extension !== undefined && { extensionBani: extension }),
      ...(otherRemedyWhy !== undefined && { otherRemedyWhy }),
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  if (!updated) return false;
  await tx.insertInto("claimMove").values({ claimId: id, fromState: from, toState: to, actor }).execute();
  return true;
}

/** Withdrawals from the extended warranty alone that wait for the money of their order, or for its end. */
export async function extensionsToSettle(db: Queryable, { most }: { most: number }): Promise<ClaimNumber[]> {
  const { rows } = await sql<{ number: ClaimNumber }>`
    select c.number from claim c join sales_order o on o.id = c.order_id
    where c.state = 'accepted' and exists (select from claim_extension e where e.claim_id = c.id)
      and (o.state in ('returned', 'cancelled', 'refunded', 'closed')
        or exists (select from payment p where p.order_id = o.id and p.captured_bani > 0))
    order by c.opened_at limit ${most}`.execute(db);
  return rows.map(({ number }) => number);
}

/** Lets another claim include these units: this one ended and the buyer still has them. */
export async function freeClaimUnits(tx: Transaction, id: ClaimId, units?: readonly UnitId[]): Promise<void> {
  await tx
    .updateTable("claimUnit")
    .set({ active: false })
    .where("claimId", "=", id)
    .$if(units !== undefined, (query) => query.where("unitId", "in", units!))
    .execute();
}

export async function claimTimeline(db: Queryable, id: ClaimId): Promise<ClaimEntry[]> {
  const rows = await db
    .selectFrom("claimMove")
    .where("claimId", "=", id)
    .select(["fromState", "toState", "at", "actor"])
    .orderBy("id")
    .execute();
  return rows.map(({ fromState, toState, ...entry }) => ({
    ...entry,
    from: fromState as ClaimState | null,
    to: toState as ClaimState,
  }));
}

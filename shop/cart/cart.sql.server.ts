// All queries of the cart. Availability is computed from units and allocations each time; there are no counters.

import { sql } from "kysely";
import { z } from "zod";
import { newId, type CartId, type ListingId, type VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { Listing } from "../catalogue/listing.ts";
import { storedSpecs } from "../catalogue/stored.ts";
import type { RemovedLine } from "./removed.ts";
import { CART_RETENTION_DAYS, MAX_LINES, MAX_QUANTITY, type CartLine, type Goods, type Item } from "./cart.ts";

type GoodsRow = {
  id: ListingId;
  kind: "pc" | "component";
  category: string | null;
  title: string;
  priceBani: Bani;
  warrantyMonths: number;
  specs: unknown;
};

const games = z.array(z.string()).nullable();

/** cart_line.game_test: the games to be tested, or null. */
const storedGames = (json: unknown): string[] | null => games.parse(json);

/** Units of `listing l` available to the visitor: free, or allocated to this visitor's own checkout or reservation. */
function availableTo(visitorId: VisitorId | null) {
  return sql<number>`(
    select count(*)::int from unit u left join hold h on h.unit_id = u.id and (h.until is null or h.until > now())
    where l.state = 'live' and u.listing_id = l.id and u.state = 'stock'
      and (h.unit_id is null or (h.visitor_id = ${visitorId} and h.kind in ('checkout', 'reservation')))
  )`;
}

const unsold = sql<number>`(
  select count(*)::int from unit u left join hold h on h.unit_id = u.id and h.until is null
  where l.state = 'live' and u.listing_id = l.id and u.state = 'stock' and h.unit_id is null
)`;

/** Units of one listing may differ: nobody gets less than promised. */
const grade = sql<Listing["grade"] | null>`(
  select max(u.grade) from unit u where u.listing_id = l.id and u.state = 'stock'
)`;

/** "margin" comes before "normal": a company cannot count on VAT that not every unit bears. */
const regime = sql<"margin" | "normal" | null>`(
  select min(u.tax_regime) from unit u where u.listing_id = l.id and u.state = 'stock'
)`;

export async function linesOf(db: Queryable, visitorId: VisitorId): Promise<CartLine[]> {
  const rows = await db
    .selectFrom("cart as c")
    .innerJoin("cartLine as cl", "cl.cartId", "c.id")
    .innerJoin("listing as l", "l.id", "cl.listingId")
    .where("c.visitorId", "=", visitorId)
    .select([
      "l.id",
      "l.kind",
      "l.category",
      "l.title",
      "l.priceBani",
      "l.warrantyMonths",
      "l.specs",
      "cl.quantity",
      "cl.seenPriceBani",
      "cl.gameTest",
    ])
    .select([availableTo(visitorId).as("available"), unsold.as("unsold"), grade.as("grade"), regime.as("regime")])
    .orderBy("cl.addedAt")
    .orderBy("cl.listingId")
    .execute();
  return rows.map(({ quantity, seenPriceBani, available, unsold, grade, regime, gameTest, ...row }) => ({
    goods: goodsFrom(row),
    quantity,
    seenPrice: seenPriceBani,
    available,
    unsold,
    grade,
    regime,
    gameTest: storedGames(gameTest),
  }));
}

/** The code of the voucher that the visitor entered; null without one. */
export async function voucherCodeOf(db: Queryable, visitorId: VisitorId): Promise<string | null> {
  const row = await db.selectFrom("cart").where("visitorId", "=", visitorId).select("voucherCode").executeTakeFirst();
  return row?.voucherCode ?? null;
}

export async function writeVoucherCode(db: Queryable, visitorId: VisitorId, voucherCode: string | null): Promise<void> {
  await db.updateTable("cart").set({ voucherCode }).where("visitorId", "=", visitorId).execute();
}

export async function sumQuantities(db: Queryable, visitorId: VisitorId): Promise<number> {
  const row = await db
    .selectFrom("cart as c")
    .innerJoin("cartLine as cl", "cl.cartId", "c.id")
    .where("c.visitorId", "=", visitorId)
    .select(sql<number>`coalesce(sum(cl.quantity), 0)::int`.as("items"))
    .executeTakeFirstOrThrow();
  return row.items;
}

/**
 * Adds a quantity of a listing to the visitor's cart, in one statement that also creates the cart. Null if the listing
 * is not live, the quantity is not available, or the cart is full. A PC has quantity 1: adding it again changes
 * nothing.
 */
export async function insertLine(
  db: Queryable,
  line: { visitorId: VisitorId; listingId: ListingId; quantity: number },
): Promise<{ quantity: number; title: string } | null> {
  const { rows } = await sql<{ quantity: number; title: string }>`
    with goods as (
      select l.id, l.kind, l.title, l.price_bani, least(${availableTo(line.visitorId)}, ${MAX_QUANTITY}::int) as available
      from listing l where l.id = ${line.listingId} and l.state = 'live'
    ), mine as (
      insert into cart (id, visitor_id) select ${newId<"cart">()}::uuid, ${line.visitorId} from goods where available >= ${line.quantity}::int
      on conflict (visitor_id) do update set updated_at = now()
      returning id
    )
    insert into cart_line as cl (cart_id, listing_id, quantity, seen_price_bani)
    select mine.id, goods.id, ${line.quantity}::int, goods.price_bani from mine, goods
    where (select count(*) from cart_line other where other.cart_id = mine.id and other.listing_id <> goods.id) < ${MAX_LINES}::int
    on conflict (cart_id, listing_id) do update
      set quantity = case when (select kind from goods) = 'pc' then 1 else cl.quantity + excluded.quantity end,
          seen_price_bani = excluded.seen_price_bani
      where (select kind from goods) = 'pc' or cl.quantity + excluded.quantity <= (select available from goods)
    returning quantity, (select title from goods)
  `.execute(db);
  return rows[0] ?? null;
}

/** The visitor's cart, created if missing; locked against the visitor's other requests until the transaction ends. */
export async function openCart(tx: Transaction, visitorId: VisitorId): Promise<CartId> {
  const { id } = await tx
    .insertInto("cart")
    .values({ id: newId<"cart">(), visitorId })
    .onConflict((conflict) => conflict.column("visitorId").doUpdateSet({ updatedAt: sql<Date>`now()` }))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The stock of these listings for this visitor; unpublished listings are left out. */
export async function stocksOf(
  db: Queryable,
  request: { visitorId: VisitorId; listingIds: readonly ListingId[] },
): Promise<{ listingId: ListingId; kind: "pc" | "component"; available: number; unsold: number }[]> {
  return db
    .selectFrom("listing as l")
    .where("l.id", "in", request.listingIds)
    .where("l.state", "<>", "draft")
    .select(["l.id as listingId", "l.kind", availableTo(request.visitorId).as("available"), unsold.as("unsold")])
    .execute();
}

/** Adds the items at current prices, each with at least the given quantity; higher quantities in the cart stay. */
export async function raiseLines(
  tx: Transaction,
  { cartId, items }: { cartId: CartId; items: readonly Item[] },
): Promise<void> {
  await sql`
    insert into cart_line as cl (cart_id, listing_id, quantity, seen_price_bani)
    select ${cartId}, l.id, asked.quantity, l.price_bani
    from unnest(${`{${items.map(({ listingId }) => listingId).join(",")}}`}::integer[], ${`{${items.map(({ quantity }) => quantity).join(",")}}`}::integer[]) as asked (id, quantity)
    join listing l on l.id = asked.id
    on conflict (cart_id, listing_id) do update set quantity = greatest(cl.quantity, excluded.quantity), seen_price_bani = excluded.seen_price_bani
  `.execute(tx);
}

/** Sets the quantity of a line; false if there is no such line, or the quantity is not available. */
export async function updateQuantity(
  db: Queryable,
  line: { visitorId: VisitorId; listingId: ListingId; quantity: number },
): Promise<boolean> {
  const { rows } = await sql`
    update cart_line cl set quantity = ${line.quantity}::int
    from cart c, listing l
    where c.visitor_id = ${line.visitorId} and cl.cart_id = c.id and cl.listing_id = ${line.listingId} and l.id = cl.listing_id
      and ${line.quantity}::int <= ${availableTo(line.visitorId)}
    returning cl.listing_id
  `.execute(db);
  return rows.length > 0;
}

/** The stock of a listing for this visitor; null if there is no such listing. */
export async function stockOf(
  db: Queryable,
  request: { visitorId: VisitorId | null; listingId: ListingId },
): Promise<{ title: string; available: number; unsold: number; inCart: number } | null> {
  const row = await db
    .selectFrom("listing as l")
    .where("l.id", "=", request.listingId)
    .where("l.state", "<>", "draft")
    .select(["l.title", availableTo(request.visitorId).as("available"), unsold.as("unsold")])
    .select((eb) =>
      eb
        .selectFrom("cartLine as cl")
        .innerJoin("cart as c", "c.id", "cl.cartId")
        .whereRef("cl.listingId", "=", "l.id")
        .where("c.visitorId", "=", request.visitorId ?? ("" as VisitorId))
        .select("cl.quantity")
        .as("inCart"),
    )
    .executeTakeFirst();
  return row ? { ...row, inCart: row.inCart ?? 0 } : null;
}

/** False if the PC is not in the visitor's cart. */
export async function writeGameTest(
  db: Queryable,
  test: { visitorId: VisitorId; listingId: ListingId; games: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql`
    update cart_line cl set game_test = ${JSON.stringify(test.games)}::jsonb
    from cart c, listing l
    where c.visitor_id = ${test.visitorId} and cl.cart_id = c.id and cl.listing_id = ${test.listingId} and l.id = cl.listing_id and l.kind = 'pc'
    returning cl.listing_id
  `.execute(db);
  return rows.length > 0;
}

export async function eraseGameTest(
  db: Queryable,
  item: { visitorId: VisitorId; listingId: ListingId },
): Promise<boolean> {
  const erased = await db
    .updateTable("cartLine")
    .set({ gameTest: null })
    .where("listingId", "=", item.listingId)
    .where("gameTest", "is not", null)
    .where("cartId", "in", (eb) => eb.selectFrom("cart").select("id").where("visitorId", "=", item.visitorId))
    .returning("listingId")
    .execute();
  return erased.length > 0;
}

/** The number of lines in the visitor's cart, without the excepted listings. */
export async function countLines(
  db: Queryable,
  visitorId: VisitorId,
  { except = [] }: { except?: readonly ListingId[] } = {},
): Promise<number> {
  const row = await db
    .selectFrom("cartLine as cl")
    .innerJoin("cart as c", "c.id", "cl.cartId")
    .where("c.visitorId", "=", visitorId)
    .$if(except.length > 0, (query) => query.where("cl.listingId", "not in", except))
    .select(sql<number>`count(*)::int`.as("lines"))
    .executeTakeFirstOrThrow();
  return row.lines;
}

/** Returns the deleted line; null if there was none. */
export async function deleteLine(
  db: Queryable,
  line: { visitorId: VisitorId; listingId: ListingId },
): Promise<RemovedLine | null> {
  const deleted = await db
    .deleteFrom("cartLine")
    .where("listingId", "=", line.listingId)
    .where("cartId", "in", (eb) => eb.selectFrom("cart").select("id").where("visitorId", "=", line.visitorId))
    .returning(["listingId", "quantity", "gameTest"])
    .executeTakeFirst();
  return deleted ? { ...deleted, gameTest: storedGames(deleted.gameTest) } : null;
}

/** Returns the deleted lines. */
export async function deleteLines(db: Queryable, visitorId: VisitorId): Promise<RemovedLine[]> {
  const deleted = await db
    .deleteFrom("cartLine")
    .where("cartId", "in", (eb) => eb.selectFrom("cart").select("id").where("visitorId", "=", visitorId))
    .returning(["listingId", "quantity", "gameTest"])
    .execute();
  return deleted.map((line) => ({ ...line, gameTest: storedGames(line.gameTest) }));
}

/** The listing ids in the visitor's cart. */
export async function listingsIn(db: Queryable, visitorId: VisitorId): Promise<ListingId[]> {
  const rows = await db
    .selectFrom("cartLine as cl")
    .innerJoin("cart as c", "c.id", "cl.cartId")
    .where("c.visitorId", "=", visitorId)
    .select("cl.listingId")
    .orderBy("cl.listingId")
    .execute();
  return rows.map((row) => row.listingId);
}

/** Visitor ids of accounts start with "account:"; all others are guests. Lines are deleted with their cart. */
export async function deleteOldCartsOfGuests(db: Queryable): Promise<void> {
  await sql`delete from cart where updated_at < now() - make_interval(days => ${CART_RETENTION_DAYS}) and visitor_id not like 'account:%'`.execute(
    db,
  );
}

/** Sets the seen prices to the current prices. */
export async function updateSeenPrices(db: Queryable, visitorId: VisitorId): Promise<void> {
  await sql`
    update cart_line cl set seen_price_bani = l.price_bani
    from cart c, listing l
    where c.visitor_id = ${visitorId} and cl.cart_id = c.id and l.id = cl.listing_id and cl.seen_price_bani <> l.price_bani
  `.execute(db);
}

/** Locks the cart against the visitor's other requests until the transaction ends. */
export async function lockCartRow(tx: Queryable, visitorId: VisitorId): Promise<void> {
  await tx.selectFrom("cart").where("visitorId", "=", visitorId).select("id").forUpdate().execute();
}

/**
 * Adds one visitor's lines to another's cart, oldest first, up to the limit of lines. Lines that are now sold or
 * allocated are added with quantity 1, so that the cart shows what happened to them.
 */
export async function moveLines(tx: Queryable, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  const most = sql`greatest(least(${availableTo(to)}, ${MAX_QUANTITY}::int), 1)`;
  await sql`
    with theirs as (
      select cl.* from cart c join cart_line cl on cl.cart_id = c.id where c.visitor_id = ${from}
    ), mine as (
      insert into cart (id, visitor_id, voucher_code)
      select ${newId<"cart">()}::uuid, ${to}, (select voucher_code from cart where visitor_id = ${from}) where exists (select from theirs)
      on conflict (visitor_id) do update set updated_at = now(), voucher_code = coalesce(excluded.voucher_code, cart.voucher_code)
      returning id
    ), room as (
      select ${MAX_LINES}::int - (
        select count(*) from cart_line cl join cart c on c.id = cl.cart_id
        where c.visitor_id = ${to} and cl.listing_id not in (select listing_id from theirs)
      ) as lines
    )
    insert into cart_line as cl (cart_id, listing_id, quantity, seen_price_bani, added_at, game_test)
    select mine.id, l.id, case when l.kind = 'pc' then 1 else least(theirs.quantity, ${most}) end, theirs.seen_price_bani, theirs.added_at, theirs.game_test
    from mine, theirs join listing l on l.id = theirs.listing_id
    order by theirs.added_at limit greatest((select lines from room), 0)
    on conflict (cart_id, listing_id) do update set game_test = coalesce(excluded.game_test, cl.game_test), quantity = (
      select case when l.kind = 'pc' then 1 else least(cl.quantity + excluded.quantity, ${most}) end from listing l where l.id = excluded.listing_id
    )
  `.execute(tx);
}

function goodsFrom(row: GoodsRow): Goods {
  const { id, title, warrantyMonths } = row;
  return { id, title, price: row.priceBani, warrantyMonths, ...storedSpecs(row) };
}

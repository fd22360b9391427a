// The list of listings for staff: 20,000 units in one pass.

import { sql, type RawBuilder } from "kysely";
import type { DayRange } from "../../../base/day.ts";
import { serialContains } from "../../../base/serial.server.ts";
import { isWithinDays } from "../../../base/days.server.ts";
import { foldDiacritics } from "../../../base/text.ts";
import type { Queryable } from "../../../base/db.server.ts";
import type { ListingId, UnitPhotoId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { limitsOf, type ProductClass } from "../product-class.ts";
import type { Category } from "../specs.ts";
import type { ListingSortKey, ListingDisplayStatus } from "./listing-sorts.ts";

export type ListedRow = {
  id: ListingId;
  kind: "pc" | "component";
  category: Category | null;
  title: string;
  price: Bani;
  state: ListingDisplayStatus;
  publishedAt: Date;
  updatedAt: Date;
  /** Unsold units, and those that nobody has allocated. */
  unsold: number;
  free: number;
  /** Of a listing with one unsold unit. */
  code: string | null;
  place: string | null;
  photo: { id: UnitPhotoId; middle: string } | null;
  /** Of a draft, only what was typed so far. */
  specs: object;
  /** The average of the unsold units, in bani; null if none is left. */
  cost: Bani | null;
  /** What remains of the price after cost, repairs and VAT. */
  margin: Bani | null;
  /** Whole days since it came into the shop. */
  days: number;
};

/** The days are those of its publication: a draft has none. */
export type ListingFilter = DayRange & {
  search: string;
  state: ListingDisplayStatus | null;
  type: "pc" | Category | null;
  class?: ProductClass | null;
  /** At least so many days in the shop. */
  age: number | null;
  /** `low`: less than a tenth of the cost; `loss`: below it. */
  margin: "low" | "loss" | null;
  photos: "none" | null;
};

// An allocation without an end is a sale.
const unsoldUnits = sql`unit u left join hold h on h.unit_id = u.id
    cross join lateral (select h.unit_id is not null and h.until is null as is_sold) s
  where u.listing_id is not null and u.state <> 'scrapped'`;
const stockFigures = sql`count(*) filter (where not s.is_sold)::int as unsold,
    round(avg(u.cost_bani) filter (where not s.is_sold))::int as cost,
    round(avg(u.repair_cost_bani) filter (where not s.is_sold))::int as repairs,
    bool_or(u.tax_regime = 'normal') as is_normal, min(u.created_at) as came_at`;
/** Of all listings. Materialised: else each worker of a parallel query would count all units again. */
const stockOfAll = sql`stock_of_all as materialized (
  select u.listing_id, ${stockFigures} from ${unsoldUnits} group by u.listing_id)`;
const stock = sql`
  select u.listing_id, ${stockFigures},
    count(*) filter (where not s.is_sold and u.state = 'stock' and (h.until is null or h.until <= now()))::int as free,
    min(u.code) filter (where not s.is_sold) as code, min(u.place) filter (where not s.is_sold) as place,
    min(u.id::text) filter (where not s.is_sold)::uuid as first_unit
  from ${unsoldUnits}`;

/** As `marginOf` of base/vat.ts, in whole numbers, because numeric is slow on 20,000 rows; `vat` is the rate in percent. Repairs lower what remains, not the tax. */
const marginAt = (vat: number) => sql`case when s.cost is null or l.price_bani = 0 then null
  else l.price_bani - s.cost - s.repairs
    - (((case when s.is_normal then l.price_bani else greatest(0, l.price_bani - s.cost) end)::bigint * ${sql.lit(2 * vat)}
      + ${sql.lit(100 + vat)}) / ${sql.lit(2 * (100 + vat))})::int end`;
const listingDisplayStatus = sql`case when l.state = 'live' and coalesce(s.unsold, 0) = 0 then 'sold' else l.state end`;
const days = sql`extract(day from now() - coalesce(s.came_at, l.published_at))::int`;

const sortedBy = (vat: number): Record<ListingSortKey, RawBuilder<unknown>> => ({
  newest: sql`l.published_at`,
  title: sql`lower(l.title)`,
  price: sql`l.price_bani`,
  age: days,
  units: sql`coalesce(s.unsold, 0)`,
  cost: sql`s.cost`,
  margin: marginAt(vat),
});

function isOfClass(name: ProductClass): RawBuilder<unknown> {
  const limits = limitsOf(name);
  if (limits.kind === "component") return sql`l.category = ${limits.category}`;
  const below = limits.below === null ? sql`true` : sql`l.price_bani < ${limits.below}`;
  return sql`l.kind = 'pc' and l.price_bani >= ${limits.least} and ${below}`;
}

function where(filter: ListingFilter, vat: number): RawBuilder<unknown> {
  const margin = marginAt(vat);
  const found: RawBuilder<unknown>[] = [isWithinDays(sql`l.published_at`, filter)];
  if (filter.from || filter.to) found.push(sql`l.state <> 'draft'`);
  if (filter.state === "draft" || filter.state === "withdrawn") found.push(sql`l.state = ${filter.state}`);
  else if (filter.state) found.push(sql`l.state = 'live' and ${listingDisplayStatus} = ${filter.state}`);
  if (filter.type === "pc") found.push(sql`l.kind = 'pc'`);
  else if (filter.type) found.push(sql`l.category = ${filter.type}`);
  if (filter.class) found.push(isOfClass(filter.class));
  if (filter.age !== null) found.push(sql`${days} >= ${filter.age} and coalesce(s.unsold, 0) > 0`);
  if (filter.margin === "loss") found.push(sql`${margin} < 0`);
  if (filter.margin === "low") found.push(sql`${margin} < s.cost * 0.1`);
  if (filter.photos)
    found.push(
      sql`coalesce(s.unsold, 0) > 0 and not exists (select 1 from unit pu join unit_photo p on p.unit_id = pu.id where pu.listing_id = l.id)`,
    );
  for (const word of foldDiacritics(filter.search).toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)) {
    const like = `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;
    found.push(sql`(l.search_text like ${like} or l.id::text = ${word} or l.id in
      (select u.listing_id from unit u where lower(u.code) like ${like} or ${serialContains(sql.ref("u.serial"), word)} or lower(u.place) = ${word}))`);
  }
  return sql.join(found, sql` and `);
}

type Page = {
  filter: ListingFilter;
  sort: ListingSortKey;
  descending: boolean;
  limit: number;
  offset: number;
  /** The rate of VAT, in percent. */
  vat: number;
};

/** Whether the units of every listing must be counted to find or to sort them. */
function needsStock({ filter, sort }: Pick<Page, "filter" | "sort">): boolean {
  const { state, age, margin: earned, photos } = filter;
  const isOfUnits = state === "live" || state === "sold" || age !== null || earned !== null || photos !== null;
  return isOfUnits || sort === "age" || sort === "units" || sort === "cost" || sort === "margin";
}

/**
 * One page of the list, and how many rows it has in all. First the ids of the page from as few columns as possible, then
 * everything about these.
 */
export async function loadListed(
  db: Queryable,
  { filter, sort, descending, limit, offset, vat }: Page,
): Promise<{ rows: ListedRow[]; total: number }> {
  const isOfStock = needsStock({ filter, sort });
  const before = isOfStock ? sql`with ${stockOfAll}` : sql``;
  const joined = isOfStock ? sql`left join stock_of_all s on s.listing_id = l.id` : sql``;
  const direction = sql.raw(descending ? "desc nulls last" : "asc nulls last");
  const found = sql`from listing l ${joined} where ${where(filter, vat)}`;
  const order = sql`${sortedBy(vat)[sort]} ${direction}, l.id desc`;
  const { rows: page } = await sql<{ id: ListingId; total: number }>`
    ${before} select l.id, (count(*) over ())::int as total ${found} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  );
  if (page.length === 0) return { rows: [], total: offset === 0 ? 0 : await countListed(db, { before, found }) };
  const ids = page.map(({ id }) => id);
  const { rows } = await sql<ListedRow>`
    select l.id, l.kind, l.category, l.title, l.price_bani as price, ${listingDisplayStatus} as state, l.published_at, l.updated_at, l.specs,
      coalesce(s.unsold, 0) as unsold, coalesce(s.free, 0) as free, case when s.unsold = 1 then s.code end as code,
      case when s.unsold = 1 then s.place end as place, s.cost, ${marginAt(vat)} as margin, ${days} as days,
      (select jsonb_build_object('id', p.id, 'middle', p.middle) from unit_photo p
        where p.unit_id = s.first_unit order by p.position limit 1) as photo
    from listing l left join lateral (${stock} and u.listing_id = l.id group by u.listing_id) s on true
    where l.id = any(${ids}) order by array_position(${ids}::int[], l.id)`.execute(db);
  return { rows, total: page[0]?.total ?? 0 };
}

async function countListed(
  db: Queryable,
  { before, found }: { before: RawBuilder<unknown>; found: RawBuilder<unknown> },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`${before} select count(*)::int as total ${found}`.execute(db);
  return rows[0]?.total ?? 0;
}

import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { seededRandom } from "../../../demo/random.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { testDatabase } from "../../../testing/database.ts";
import { onPostgres } from "../../../testing/postgres.ts";
import { pricePresetsOf, type ProductType, type PriceRange } from "../product-type.ts";
import { facetsOf } from "./facets.ts";
import { everything, priceRangeText, sorts, sortsOf, type CatalogueFilter } from "./filter.ts";
import { PAGE_SIZE } from "./search-index.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue-index.server.ts";
import { categories, games } from "../specs.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
const random = seededRandom(20_261_121);
/** The oracle's SQL takes ten times as long on the embedded database; the search itself is the same. */
const FILTERS = onPostgres() ? 500 : 100;

beforeAll(async () => {
  database = await testDatabase();
  await seedDemo(database.db, { now: new Date("2026-11-21T10:00:00Z") });
  await takeSomeFiguresAndUnits();
  await writeOracle();
  catalogueIndex = await openCatalogueIndex(database, {
    error(details, message) {
      throw new Error(message, { cause: details });
    },
  });
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

/** In the demo everything is measured and nothing is allocated: a less regular catalogue reveals more mistakes. */
async function takeSomeFiguresAndUnits() {
  await sql`delete from measurement m using unit u where u.id = m.unit_id and u.listing_id > 6 and (u.listing_id * 7 + length(m.test)) % 5 = 0`.execute(
    database.db,
  );
  await sql`delete from measurement m using unit u where u.id = m.unit_id and u.listing_id > 6 and u.listing_id % 11 = 0`.execute(
    database.db,
  );
  await sql`insert into hold (unit_id, kind, until) select id, 'reservation', now() + interval '1 day' from unit where listing_id > 6 and listing_id % 13 = 0`.execute(
    database.db,
  );
  await sql`insert into hold (unit_id, kind, until) select id, 'checkout', now() - interval '1 second' from unit where listing_id > 6 and listing_id % 17 = 0 and listing_id % 13 <> 0`.execute(
    database.db,
  );
  // Two with the same time and price, so that ties occur.
  await sql`update listing set published_at = date_trunc('day', published_at, 'Europe/Bucharest'), price_bani = price_bani / 10000 * 10000 + 100 where id > 6`.execute(
    database.db,
  );
}

// The oracle: each PC's options, computed in SQL from the listing's JSON, written independently of the index.
// Computed once per option and stored in two tables; every filter is then SQL over these.
type Condition = RawBuilder<unknown>;
const name = (part: string, model: string) =>
  sql`trim(both '-' from regexp_replace(lower(l.specs->${sql.lit(part)}->>'brand' || ' ' || (l.specs->${sql.lit(part)}->>${sql.lit(model)})), '[^a-z0-9]+', '-', 'g'))`;
const ram = (field: string) => sql`(l.specs->'ram'->>${sql.lit(field)})`;
const drive = (condition: Condition) =>
  sql`exists (select 1 from jsonb_array_elements(l.specs->'storage') d where ${condition})`;
const has = (kind: string) => drive(sql`d->>'kind' = ${kind}`);
const capacity = (kind: string, value: string, [from, to]: [number, number]): Trait => [
  value,
  drive(sql`d->>'kind' = ${kind} and (d->>'capacityGb')::int between ${from} and ${to}`),
];
const capacities = (kind: string) => [
  capacity(kind, "256gb", [240, 256]),
  capacity(kind, "512gb", [480, 512]),
  capacity(kind, "1tb", [960, 1024]),
  capacity(kind, "2tb", [1920, 2048]),
  capacity(kind, "4tb", [3840, 1e9]),
];
const speed = (value: string, type: string, [from, to]: [number, number]): Trait => [
  value,
  sql`${ram("type")} = ${type} and ${ram("speedMts")}::int between ${from} and ${to}`,
];
const measured = (test: Condition) =>
  sql`exists (select 1 from measurement m join unit mu on mu.id = m.unit_id where mu.listing_id = l.id and ${test})`;

/** An option's value (text or SQL) and the condition under which a PC has it. */
type Trait = [value: string | Condition, when: Condition];
const oracle: Record<string, Trait[]> = {
  cpus: [[name("cpu", "model"), sql`true`]],
  gpus: [[name("gpu", "chip"), sql`l.specs->'gpu' <> 'null'`]],
  vram: [[sql`(l.specs->'gpu'->>'vramGb') || '-gb'`, sql`l.specs->'gpu' <> 'null'`]],
  nvme: [["1", drive(sql`d->>'interface' like 'NVMe%'`)]],
  ramType: [[ram("type"), sql`${ram("type")} in ('DDR4', 'DDR5')`]],
  ramCapacity: [[sql`${ram("capacityGb")} || 'gb'`, sql`${ram("capacityGb")}::int in (8, 16, 32, 64)`]],
  ramSpeed: [
    speed("2666", "DDR4", [2666, 2666]),
    speed("3000", "DDR4", [3000, 3000]),
    speed("3200", "DDR4", [3200, 3200]),
    speed("3600", "DDR4", [3600, 3600]),
    speed("4000", "DDR4", [4000, 1e9]),
    speed("4800", "DDR5", [4800, 4800]),
    speed("5200", "DDR5", [5200, 5200]),
    speed("5600", "DDR5", [5600, 1e9]),
  ],
  storageType: [
    ["ssd", has("ssd")],
    ["hdd", has("hdd")],
    ["both", sql`${has("ssd")} and ${has("hdd")}`],
  ],
  ssdCapacity: capacities("ssd"),
  hddCapacity: capacities("hdd"),
  os: [[sql`(l.specs->>'os')`, sql`l.specs ? 'os'`]],
  testedOnly: [["1", measured(sql`true`)]],
  benchmarks: ["cinebench", "furmark", "heaven"].map((test) => [test, measured(sql`m.test = ${test}`)]),
};

const squash = (text: Condition) =>
  sql`regexp_replace(lower(translate(${text}, 'ăâîșțĂÂÎȘȚ', 'aaistAAIST')), '[^a-z0-9]+', '', 'g')`;
const haystack = sql`${squash(sql`l.title`)} || '|' || ${squash(sql`l.specs->'cpu'->>'brand' || ' ' || (l.specs->'cpu'->>'model')`)} || '|' ||
  ${squash(sql`coalesce(l.specs->'gpu'->>'brand' || ' ' || (l.specs->'gpu'->>'chip'), l.specs->'cpu'->>'integratedGraphics', '')`)}`;
const onSale = sql`l.kind = 'pc' and l.state = 'live' and exists (
  select 1 from unit u where u.listing_id = l.id and u.state = 'stock'
    and not exists (select 1 from hold h where h.unit_id = u.id and (h.until is null or h.until > now())))`;

async function writeOracle() {
  await sql`create table on_sale as select l.id, l.price_bani, l.published_at, ${haystack} as haystack,
    (select jsonb_object_agg(m.test, m.value) from measurement m join unit mu on mu.id = m.unit_id where mu.listing_id = l.id
      and (m.resolution is null or (m.resolution = '1920x1080' and m.settings = 'high'))) as figures
    from listing l where ${onSale}`.execute(database.db);
  await sql`create table trait (id integer, facet text, value text, primary key (facet, value, id))`.execute(
    database.db,
  );
  for (const [facet, traits] of Object.entries(oracle)) {
    for (const [value, when] of traits) {
      await sql`insert into trait select l.id, ${facet}::text, ${value}::text from listing l where ${onSale} and ${when}`.execute(
        database.db,
      );
    }
  }
  await sql`analyze`.execute(database.db);
}

const facets = facetsOf("pc");
const optionsOf = (key: string): string[] =>
  catalogueIndex
    .search(everything("pc"))
    .facets.find((facet) => facet.key === key)
    ?.options.map((option) => option.value) ?? [];

/** Each PC on sale with the names of the filters that it fails. */
function judged(filter: CatalogueFilter): Condition {
  const failed: Condition[] = [];
  if (filter.q) failed.push(sql`case when strpos(s.haystack, ${squash(sql`${filter.q}::text`)}) = 0 then 'q' end`);
  if (filter.price) failed.push(sql`case when not (${priceIs(filter.price)}) then 'price' end`);
  for (const [key, chosen] of Object.entries(filter.choices)) {
    const having = (values: readonly string[]) =>
      sql`s.id in (select id from trait where facet = ${key} and value in (${sql.join(values)}))`;
    const isAll = facets.find((facet) => facet.key === key)?.pick === "all";
    const passes = isAll
      ? sql.join(
          chosen.map((value) => having([value])),
          sql` and `,
        )
      : having(chosen);
    failed.push(sql`case when not (${passes}) then ${key} end`);
  }
  const list = failed.length > 0 ? sql.join(failed) : sql`null`;
  return sql`judged as materialized (select s.*, array_remove(array[${list}]::text[], null) as failed from on_sale s)`;
}

const priceIs = ({ min, max }: PriceRange) =>
  sql`s.price_bani between ${min * 100} and ${max === null ? 2_000_000_000 : max * 100}`;

function order({ sort, game }: CatalogueFilter): Condition {
  if (sort === "priceAsc") return sql`s.price_bani, s.published_at desc, s.id`;
  if (sort === "priceDesc") return sql`s.price_bani desc, s.published_at desc, s.id`;
  if (sort === "performance")
    return sql`(s.figures->>${game ?? "futuremark"})::int desc nulls last, s.published_at desc, s.id`;
  return sql`s.published_at desc, s.id`;
}

async function idsBySql(filter: CatalogueFilter): Promise<ListingId[]> {
  const { rows } = await sql<{
    id: ListingId;
  }>`with ${judged(filter)} select s.id from judged s where failed = '{}' order by ${order(filter)}`.execute(
    database.db,
  );
  return rows.map(({ id }) => id);
}

/** Every count that is not zero: each facet's, over what passes all filters but its own. */
async function countsBySql(filter: CatalogueFilter): Promise<Record<string, number>> {
  const byPrice = pricePresetsOf("pc").map(
    (range) =>
      sql`select ${`price ${priceRangeText(range)}`}::text, count(*)::int from judged s where failed <@ '{price}' and ${priceIs(range)}`,
  );
  const { rows } = await sql<{ option: string; count: number }>`with ${judged(filter)}
    select t.facet || ' ' || t.value as option, count(*)::int as count from trait t join judged s on s.id = t.id
    where s.failed <@ array[t.facet] group by 1
    union all ${sql.join(byPrice, sql` union all `)}`.execute(database.db);
  return Object.fromEntries(rows.filter(({ count }) => count > 0).map(({ option, count }) => [option, count]));
}

function countsByIndex(filter: CatalogueFilter): Record<string, number> {
  const { facets: counted, prices } = catalogueIndex.search(filter);
  const all = [
    ...prices.map(({ range, count }) => [`price ${priceRangeText(range)}`, count] as const),
    ...counted.flatMap(({ key, options }) => options.map(({ value, count }) => [`${key} ${value}`, count] as const)),
  ];
  return Object.fromEntries(all.filter(([, count]) => count > 0));
}

function idsByIndex(filter: CatalogueFilter): ListingId[] {
  const first = catalogueIndex.search(filter);
  const rest = Array.from({ length: first.pages - 1 }, (_, index) =>
    catalogueIndex.search({ ...filter, page: index + 2 }),
  );
  return [first, ...rest].flatMap(({ listings }) => listings.map(({ id }) => id));
}

function randomFilter(): CatalogueFilter {
  const choices: Record<string, readonly string[]> = {};
  for (const { key, pick } of facets) {
    if (!random.chance(0.2)) continue;
    const wanted = pick === "one" ? 1 : random.between(1, 4);
    choices[key] = [...new Set(Array.from({ length: wanted }, () => random.pick(optionsOf(key))))];
  }
  const from = 500 + random.between(0, 60) * 100;
  const prices = [...pricePresetsOf("pc"), { min: from, max: from + 700 }, { min: from, max: null }];
  return {
    ...everything("pc"),
    sort: random.pick(sorts),
    game: random.chance(0.5) ? random.pick(games) : null,
    q: random.chance(0.3)
      ? random.pick(["ryzen", "RTX 3060", "rtx-3060 ti", "intel core", "Radeon", "i5", "gaming"])
      : "",
    price: random.chance(0.4) ? random.pick(prices) : null,
    choices,
    within: true,
  };
}

const described = ({ q, sort, game, price, choices }: CatalogueFilter) =>
  JSON.stringify({ q, sort, game, price, choices });

describe("the search index", () => {
  test(
    `answers ${FILTERS} random filters as SQL does: the listings, their order, and the count of every option`,
    { timeout: 200_000 },
    async () => {
      let found = 0;
      for (let run = 0; run < FILTERS; run++) {
        const filter = run === 0 ? everything("pc") : randomFilter();
        const expected = await idsBySql(filter);
        expect(idsByIndex(filter), described(filter)).toEqual(expected);
        expect(catalogueIndex.search(filter).total).toBe(expected.length);
        expect(countsByIndex(filter), described(filter)).toEqual(await countsBySql(filter));
        if (expected.length > 0) found++;
      }
      // Filters that match nothing would agree with everything.
      expect(found).toBeGreaterThan(FILTERS / 2);
    },
  );

  test("gives each facet's every option alone the number that it showed", () => {
    for (const productType of ["pc", ...categories] satisfies ProductType[]) {
      const all = catalogueIndex.search(everything(productType));
      for (const { key, options } of all.facets) {
        for (const { value, count } of options) {
          expect(
            catalogueIndex.search({ ...everything(productType), choices: { [key]: [value] } }).total,
            `${productType} ${key} ${value}`,
          ).toBe(count);
        }
      }
      for (const { range, count } of all.prices)
        expect(catalogueIndex.search({ ...everything(productType), price: range }).total).toBe(count);
      for (const sort of sortsOf(productType))
        expect(catalogueIndex.search({ ...everything(productType), sort }).total).toBe(all.total);
    }
  });

  test("returns the last page for a page number beyond it", () => {
    const { page, pages, listings, total } = catalogueIndex.search({ ...everything("pc"), page: 1e9 });
    expect(page).toBe(pages);
    expect(pages).toBe(Math.ceil(total / PAGE_SIZE));
    expect(listings.length).toBeGreaterThan(0);
  });

  test("offers machines near in price and kind, never the machine itself", () => {
    const [listing] = catalogueIndex.search({ ...everything("pc"), price: { min: 3000, max: 4000 } }).listings;
    const similar = catalogueIndex.similarTo(listing!, 4);
    expect(similar).toHaveLength(4);
    expect(similar.map(({ id }) => id)).not.toContain(listing!.id);
    for (const { price } of similar) expect(Math.abs(price / listing!.price - 1)).toBeLessThan(0.5);
  });
});

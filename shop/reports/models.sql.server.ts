// Queries of the models that units are made of. `listing_cpu`, `listing_gpu` and `listing_drives` have indexes.

import { sql, type RawBuilder } from "kysely";
import { dayBegins, dayEnds } from "../../base/days.server.ts";
import type { Queryable } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { limitsOf, productClasses } from "../catalogue/product-class.ts";
import { FEWEST_HOURS, type MeasuredDrive, type ModelGroup, type ModelSalesRow } from "./model-report.ts";
import type { Period } from "./period.ts";

/** The class of a product, as `classOf` tells it. */
const productClass = sql`case ${sql.join(
  productClasses.map((name) => {
    const limits = limitsOf(name);
    return limits.kind === "component"
      ? sql`when l.category = ${name} then ${name}`
      : sql`when l.kind = 'pc' and l.price_bani >= ${limits.least} and l.price_bani < ${limits.below ?? 2_147_483_647} then ${name}`;
  }),
  sql` `,
)} end`;

const names: Record<ModelGroup, RawBuilder<unknown>> = {
  class: productClass,
  cpu: sql`listing_cpu(l.specs, l.category)`,
  gpu: sql`listing_gpu(l.specs, l.category)`,
};

const figures = sql`count(*)::int as sold, percentile_cont(0.5) within group (order by s.price_bani) as median_price,
  percentile_cont(0.5) within group (order by extract(epoch from s.placed_at - s.created_at) / 86400) as median_days,
  count(*) filter (where s.came_back = 'withdrawal')::int as withdrawn, count(*) filter (where s.came_back = 'return')::int as returned,
  count(*) filter (where s.came_back = 'warranty')::int as warranty`;

/** The claim that a unit of an order came back by: the last one that was neither dropped nor rejected. */
const claimed = sql`(
  select distinct on (cu.order_id, cu.unit_id) cu.order_id, cu.unit_id, c.kind from claim_unit cu join claim c on c.id = cu.claim_id
  where c.state not in ('dropped', 'rejected') order by cu.order_id, cu.unit_id, c.opened_at desc)`;

/** Each unit's last sale with the claim that it came back by; `where` limits listings `l` and orders `o`. */
const sales = (where: RawBuilder<unknown>, columns: RawBuilder<unknown>, specs = sql``) => sql`(
  select distinct on (line.unit_id) line.unit_id, o.placed_at, line.price_bani, u.created_at, ${columns}, came.kind as came_back
  from sales_order_line line join sales_order o on o.id = line.order_id join unit u on u.id = line.unit_id join listing l on l.id = u.listing_id
    ${specs} left join ${claimed} came on came.order_id = o.id and came.unit_id = line.unit_id
  where line.unit_id is not null and o.state not in ('placed', 'awaiting-payment', 'cancelled') and ${where}
  order by line.unit_id, o.placed_at desc)`;

/** The sales of the period by class, processor and graphics chip; `search`: part of a model's name. */
export async function salesByModel(db: Queryable, { from, to }: Period, search: string): Promise<ModelSalesRow[]> {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const inPeriod = sql`o.placed_at >= ${dayBegins(from)} and o.placed_at < ${dayEnds(to)}`;
  // As `listing_cpu` and `listing_gpu` say, but the specs of thousands of listings are unpacked once each instead of four times.
  const specs = sql`cross join lateral jsonb_to_record(l.specs) spec (cpu jsonb, gpu jsonb, model text, chip text)`;
  const columns = sql`${names.class} as class, coalesce(spec.cpu ->> 'model', case when l.category = 'processors' then spec.model end) as cpu,
    coalesce(spec.gpu ->> 'chip', case when l.category = 'graphics-cards' then spec.chip end) as gpu`;
  const { rows } = await sql<ModelSalesRow>`
    with sold as materialized ${sales(inPeriod, columns, specs)}
    select g."group", g.model, ${figures} from sold s,
      lateral (values ('class', s.class), ('cpu', s.cpu), ('gpu', s.gpu)) g ("group", model)
    where g.model is not null ${search === "" ? sql`` : sql`and g."group" <> 'class' and g.model ilike ${like}`}
    group by g."group", g.model order by g."group", sold desc, g.model`.execute(db);
  return rows;
}

/** The sales since a day of the units with one of these models. */
export async function salesOfModels(
  db: Queryable,
  models: readonly { group: Exclude<ModelGroup, "class">; model: string }[],
): Promise<ModelSalesRow[]> {
  const found: ModelSalesRow[] = [];
  for (const { group, model } of models) {
    const where = sql`l.id in (select l.id from listing l where ${names[group]} = ${model}) and o.placed_at > now() - interval '2 years'`;
    const { rows } = await sql<Omit<ModelSalesRow, "group" | "model">>`
      select ${figures} from ${sales(where, sql`1 as one`)} s`.execute(db);
    found.push({ ...rows[0]!, group, model });
  }
  return found;
}

/** The measured drives of units, by the names of their models. */
async function drives(db: Queryable, where: RawBuilder<unknown>): Promise<MeasuredDrive[]> {
  const { rows } = await sql<MeasuredDrive>`
    select d.model, u.code as unit, r.life, r.hours, r.written from (
      select m.unit_id, case when m.subject ~ '^[1-9][0-9]?$' then m.subject::int else 1 end as place,
        max(m.value) filter (where m.test = 'drive-life') as life, max(m.value) filter (where m.test = 'drive-hours') as hours,
        max(m.value) filter (where m.test = 'drive-written') as written
      from measurement m
      where m.test in ('drive-life', 'drive-hours', 'drive-written') and m.outdated_at is null and m.source = 'bench' and ${where}
      group by 1, 2) r
    join unit u on u.id = r.unit_id join listing l on l.id = u.listing_id
    cross join lateral (select (listing_drives(l.specs, l.category))[r.place] as model) d
    where d.model is not null and r.hours >= ${FEWEST_HOURS}`.execute(db);
  return rows;
}

/** Drives that were measured in the period; `search`: part of a model's name. */
export async function drivesMeasured(db: Queryable, { from, to }: Period, search: string): Promise<MeasuredDrive[]> {
  const found = await drives(db, sql`m.measured_at >= ${dayBegins(from)} and m.measured_at < ${dayEnds(to)}`);
  return search === "" ? found : found.filter(({ model }) => model.toLowerCase().includes(search.toLowerCase()));
}

/** All measured drives of these models. */
export async function drivesOfModels(db: Queryable, models: readonly string[]): Promise<MeasuredDrive[]> {
  if (models.length === 0) return [];
  const wanted = sql`array[${sql.join(models)}]::text[]`;
  const found = await drives(
    db,
    sql`m.unit_id in (select u.id from unit u join listing l on l.id = u.listing_id where listing_drives(l.specs, l.category) && ${wanted})`,
  );
  return found.filter(({ model }) => models.includes(model));
}

export type ModelsOfListing = { cpu: string | null; gpu: string | null; drives: string[] };

/** The models that a listing is made of; null for a draft, whose parts are not known. */
export async function modelsOfListing(db: Queryable, id: ListingId): Promise<ModelsOfListing | null> {
  const { rows } = await sql<ModelsOfListing>`
    select ${names.cpu} as cpu, ${names.gpu} as gpu, listing_drives(l.specs, l.category) as drives
    from listing l where l.id = ${id} and l.state <> 'draft'`.execute(db);
  return rows[0] ?? null;
}

export type OfferedModel = { group: "cpu" | "gpu"; model: string; declared: number; found: number };

/** The trade-ins paid in the period with each processor and graphics chip of their units: what was offered, what was found. */
export async function offersByModel(db: Queryable, { from, to }: Period, search: string): Promise<OfferedModel[]> {
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const offer = (kind: "offer" | "revised") =>
    sql`(select o.total_bani from trade_in_offer o where o.trade_in_id = t.id and o.kind = ${kind} order by o.sequence desc limit 1)`;
  const { rows } = await sql<OfferedModel>`
    select "group", model, declared, coalesce(found, declared) as found from (
      select distinct t.id, g."group", g.model, coalesce(${offer("offer")}, p.amount_bani) as declared, ${offer("revised")} as found
      from trade_in_payout p join trade_in t on t.id = p.trade_in_id join intake i on i.source = t.number
        join unit u on u.id = i.unit_id join listing l on l.id = u.listing_id,
        lateral (values ('cpu', ${names.cpu}), ('gpu', ${names.gpu})) g ("group", model)
      where p.paid_at >= ${dayBegins(from)} and p.paid_at < ${dayEnds(to)} and g.model is not null and g.model ilike ${like}) offered`.execute(
    db,
  );
  return rows;
}

/** The drives of a unit as they were measured last, by place; places without a reading of hours are left out. */
export async function drivesOfUnit(
  db: Queryable,
  code: string,
): Promise<(Pick<MeasuredDrive, "life" | "hours"> & { place: number })[]> {
  const { rows } = await sql<{ place: number; life: number | null; hours: number }>`
    select case when m.subject ~ '^[1-9][0-9]?$' then m.subject::int else 1 end as place,
      max(m.value) filter (where m.test = 'drive-life') as life, max(m.value) filter (where m.test = 'drive-hours') as hours
    from measurement m join unit u on u.id = m.unit_id
    where u.code = ${code} and m.test in ('drive-life', 'drive-hours') and m.outdated_at is null and m.source = 'bench'
    group by 1 having max(m.value) filter (where m.test = 'drive-hours') is not null order by 1`.execute(db);
  return rows;
}

// Queries of the editor: drafts, changes of a listing, its history.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { bani, type Bani } from "../../../base/money.ts";
import type { Badge } from "../listing.ts";
import type { PriceSince } from "../price-log.ts";
import { storedSpecs } from "../stored.ts";
import { storedDraft } from "./stored-draft.ts";
import { typedListing, type ListingSort, type ReadListing, type TypedListing } from "./listing-form.ts";

export type EditedListing = ListingSort & {
  id: ListingId;
  state: "draft" | "live" | "withdrawn";
  title: string;
  price: Bani;
  publishedAt: Date;
  updatedAt: Date;
  /** The listing as the fields of its editor. */
  typed: TypedListing;
};

function listings(db: Queryable) {
  return db
    .selectFrom("listing")
    .select([
      "id",
      "kind",
      "category",
      "state",
      "title",
      "priceBani as price",
      "warrantyMonths",
      "badge",
      "specs",
      "draft",
      "usesCategoryPicture",
      "publishedAt",
      "updatedAt",
    ])
    .$castTo<Row>();
}

type Row = Omit<EditedListing, "typed" | "kind" | "category"> & {
  kind: "pc" | "component";
  category: string | null;
  warrantyMonths: number;
  badge: Badge | null;
  specs: unknown;
  draft: unknown;
  usesCategoryPicture: boolean;
};

function fromRow({ warrantyMonths, badge, specs, draft, usesCategoryPicture, ...row }: Row): EditedListing {
  const sort = { kind: row.kind, category: row.category } as ListingSort;
  const typed =
    row.state === "draft"
      ? storedDraft(draft)
      : typedListing({ ...row, warrantyMonths, badge, usesCategoryPicture, ...storedSpecs({ ...row, specs }) });
  return { ...row, ...sort, typed };
}

export async function findEdited(db: Queryable, id: ListingId): Promise<EditedListing | null> {
  const row = await listings(db).where("id", "=", id).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Those of these listings that exist. */
export async function findEditedOf(db: Queryable, ids: readonly ListingId[]): Promise<EditedListing[]> {
  if (ids.length === 0) return [];
  const rows = await listings(db)
    .where("id", "in", [...ids])
    .execute();
  return rows.map((row) => fromRow(row));
}

/** As `findEdited`, and locks the listing against changes and buyers until the transaction ends. */
export async function lockEdited(tx: Transaction, id: ListingId): Promise<EditedListing | null> {
  const row = await listings(tx).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  return row ? fromRow(row) : null;
}

export async function insertDraft(
  tx: Transaction,
  { kind, category, typed, title, at }: ListingSort & { typed: TypedListing; title: string; at: Date },
): Promise<ListingId> {
  const { id } = await tx
    .insertInto("listing")
    .values({
      kind,
      category,
      title,
      priceBani: bani(0),
      warrantyMonths: 0,
      badge: null,
      state: "draft",
      specs: "{}",
      draft: JSON.stringify(typed),
      publishedAt: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateDraft(
  tx: Transaction,
  id: ListingId,
  { typed, read }: { typed: TypedListing; read: ReadListing },
): Promise<void> {
  await tx
    .updateTable("listing")
    .set({
      title: read.title,
      priceBani: read.price ?? bani(0),
      badge: read.badge,
      usesCategoryPicture: read.usesCategoryPicture,
      draft: JSON.stringify(typed),
      updatedAt: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .execute();
}

/** Everything of a listing but its price and its state. It must have been read without errors. */
export async function updateListing(tx: Transaction, id: ListingId, read: ReadListing): Promise<void> {
  const { title, badge, warrantyMonths, usesCategoryPicture, specs } = read;
  await tx
    .updateTable("listing")
    .set({
      title,
      badge,
      warrantyMonths: warrantyMonths ?? 0,
      usesCategoryPicture,
      specs: JSON.stringify(specs),
      updatedAt: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .execute();
}

export async function setPublished(
  tx: Transaction,
  id: ListingId,
  { price, at }: { price: Bani; at: Date },
): Promise<void> {
  await tx
    .updateTable("listing")
    .set({ state: "live", draft: null, priceBani: price, publishedAt: at, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
  await tx.insertInto("priceLog").values({ listingId: id, priceBani: price, since: at }).execute();
}

export async function setListingState(tx: Transaction, id: ListingId, state: "live" | "withdrawn"): Promise<void> {
  await tx
    .updateTable("listing")
    .set({ state, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function deleteDraft(tx: Transaction, id: ListingId): Promise<void> {
  await tx.deleteFrom("listing").where("id", "=", id).where("state", "=", "draft").execute();
}

/** The prices of a listing, the oldest first. */
export async function pricesOf(db: Queryable, id: ListingId): Promise<PriceSince[]> {
  return db
    .selectFrom("priceLog")
    .where("listingId", "=", id)
    .orderBy("since")
    .select(["priceBani as price", "since"])
    .execute();
}

export type HistoryEntry = {
  at: Date;
  actor: string;
  /** The name of the member of staff; null for others. */
  name: string | null;
  action: string;
  entityId: string;
  before: unknown;
  after: unknown;
};

/** What was done with a listing and with its units, the newest first. */
export async function historyOf(
  db: Queryable,
  { id, codes, limit }: { id: ListingId; codes: readonly string[]; limit: number },
): Promise<HistoryEntry[]> {
  return db
    .selectFrom("audit as a")
    .leftJoin("account as person", (join) => join.on(sql<boolean>`a.actor = 'staff:' || person.id`))
    .where(({ or, and, eb }) =>
      or([
        and([eb("a.entity", "=", "listing"), eb("a.entityId", "=", String(id))]),
        ...(codes.length > 0 ? [and([eb("a.entity", "=", "unit"), eb("a.entityId", "in", [...codes])])] : []),
      ]),
    )
    .orderBy("a.id", "desc")
    .limit(limit)
    .select(["a.at", "a.actor", "person.name", "a.action", "a.entityId", "a.before", "a.after"])
    .execute();
}

/** How a listing is recognised as similar: the same graphics chip and processor, or the same model of a part. */
function similarTo({ kind, category }: ListingSort, typed: TypedListing) {
  const same = (path: string, value: string | undefined) =>
    sql<boolean>`lower(l.specs #>> ${sql.lit(`{${path}}`)}) = ${(value ?? "").trim().toLowerCase()}`;
  if (kind === "pc")
    return typed["hasGpu"] === "on"
      ? [same("gpu,chip", typed["gpu.chip"]), same("ram,type", typed["ram.type"])]
      : [same("cpu,model", typed["cpu.model"])];
  const field = (name: string) => typed[`component.${name}`];
  if (category === "graphics-cards") return [same("chip", field("chip")), same("vramGb", field("vramGb"))];
  if (category === "ram") return ["type", "capacityGb", "speedMts"].map((name) => same(name, field(name)));
  if (category === "ssd") return ["capacityGb", "interface"].map((name) => same(name, field(name)));
  if (category === "hdd") return ["capacityGb", "formFactor"].map((name) => same(name, field(name)));
  if (category === "power-supplies") return ["watts", "efficiency"].map((name) => same(name, field(name)));
  return [same("model", field("model"))];
}

/** Prices of similar listings: those sold in the last `days` days, and those on sale now. */
export async function similarPrices(
  db: Queryable,
  { id, sort, typed, days }: { id: ListingId; sort: ListingSort; typed: TypedListing; days: number },
): Promise<{ sold: Bani[]; inStock: Bani[] }> {
  const similar = sql.join(
    [sql`l.kind = ${sort.kind}`, sql`l.category is not distinct from ${sort.category}`, ...similarTo(sort, typed)],
    sql` and `,
  );
  const { rows: sold } = await sql<{ price: Bani }>`
    select line.price_bani as price from sales_order_line line
      join sales_order o on o.id = line.order_id join listing l on l.id = line.listing_id
      join hold h on h.unit_id = line.unit_id and h.order_id = o.id and h.until is null
    where ${similar} and o.placed_at > now() - make_interval(days => ${days}::int)
    order by o.placed_at desc limit 100`.execute(db);
  const { rows: inStock } = await sql<{ price: Bani }>`
    select l.price_bani as price from listing l
    where l.state = 'live' and l.id <> ${id} and ${similar}
      and exists (select 1 from unit u left join hold h on h.unit_id = u.id
        where u.listing_id = l.id and u.state = 'stock' and (h.unit_id is null or h.until is not null))
    limit 100`.execute(db);
  return { sold: sold.map(({ price }) => price), inStock: inStock.map(({ price }) => price) };
}

/** Whether a listing exists that is no draft. */
export async function selectAnyPublished(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom("listing").where("state", "<>", "draft").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

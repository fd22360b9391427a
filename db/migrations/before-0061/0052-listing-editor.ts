// Listings that staff write: drafts, who a unit was bought from, its place on the shelves, and photos that can be cropped.

import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** What the list of listings is searched by, from the title and the names of the parts. */
const searched = [
  "title",
  ...["brand", "model", "chip", "series"].map((field) => `specs->>'${field}'`),
  ...["cpu,model", "gpu,chip", "motherboard,brand", "motherboard,model", "ram,brand", "ram,series", "psu,model"].map(
    (path) => `specs#>>'{${path}}'`,
  ),
  ...["case,brand", "case,model", "cooler,model", "storage,0,brand", "storage,0,model", "storage,1,model"].map(
    (path) => `specs#>>'{${path}}'`,
  ),
]
  .map((text) => `coalesce(${text}, '')`)
  .join(" || ' ' || ");

// Staff type without diacritics, and the embedded database does not lower letters beyond ASCII.
const [letters, folded] = ["ăâîșşțţáéíóöőúüűĂÂÎȘŞȚŢÁÉÍÓÖŐÚÜŰ", "aaissttaeiooouuuaaissttaeiooouuu"];

const statements = [
  // A draft may lack everything: `draft` has what was typed, as it was typed.
  `alter table listing drop constraint listing_title_check`,
  `alter table listing add constraint listing_title_check check (title <> '' or state = 'draft')`,
  `alter table listing drop constraint listing_price_bani_check`,
  `alter table listing add constraint listing_price_bani_check check (price_bani > 0 or (state = 'draft' and price_bani = 0))`,
  `alter table listing add column draft jsonb`,
  `alter table listing add constraint listing_draft_check check (state = 'draft' or draft is null)`,
  `alter table listing add column uses_category_picture boolean not null default false`,
  `alter table listing add column search_text text generated always as (lower(translate(${searched}, '${letters}', '${folded}'))) stored`,
  `create index listing_by_state on listing (state, published_at desc, id)`,

  // One invoice of a supplier, with one tax regime. Several units may come from it.
  `create table purchase (
    id uuid primary key,
    supplier text not null check (supplier <> ''),
    cui text check (cui <> ''),
    invoice_number text not null check (invoice_number <> ''),
    invoice_date text not null check (invoice_date ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    regime text not null check (regime in ('margin', 'normal')),
    recorded_by text not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index purchase_once on purchase (lower(supplier), lower(invoice_number), invoice_date, regime)`,
  `alter table unit add column purchase_id uuid references purchase`,
  `alter table unit add column place text check (place <> '')`,
  `create index unit_of_purchase on unit (purchase_id) where purchase_id is not null`,
  `create index unit_by_serial on unit (lower(serial)) where serial is not null`,
  `create index unit_by_code on unit (lower(code))`,

  // The uploaded photo, large enough to cut another detail out of it.
  `create table unit_photo_original (
    photo_id uuid primary key references unit_photo on delete cascade,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes bytea not null
  )`,
  `alter table unit_photo_original alter column bytes set storage external`,
  // Fractions of the original: left, top, width and height.
  `alter table unit_photo add column crop jsonb`,
  `alter table unit_photo add column alt jsonb`,
];

export const listingEditor: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};

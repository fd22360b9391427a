import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../base/db.server.ts";
import { testDatabase } from "../testing/database.ts";
import { tableTypes, type ColumnTypes } from "../testing/table-types.ts";

let database: Database;
let columns: Column[];
beforeAll(async () => {
  database = await testDatabase();
  columns = await columnsOf(database);
});
afterAll(() => database.close());

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

async function columnsOf({ db }: Database): Promise<Column[]> {
  const { rows } =
    await sql<Column>`select c.table_name as "table", c.column_name as name, c.data_type as type, c.is_nullable = 'YES' as is_nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default, c.is_generated = 'ALWAYS' as is_generated
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely_%'
    order by c.table_name, c.ordinal_position`.execute(db);
  return rows;
}

/** The TypeScript type that the drivers return for each SQL type. */
const readAs: Record<string, string> = {
  text: "string",
  uuid: "string",
  integer: "number",
  smallint: "number",
  // The PostgreSQL driver returns text, the embedded database a number.
  bigint: "string or number",
  "double precision": "number",
  boolean: "boolean",
  "timestamp with time zone": "date",
  date: "date",
  jsonb: "json",
  bytea: "bytes",
  tsvector: "string",
  ARRAY: "array",
};

const source = readFileSync(new URL("tables.ts", import.meta.url), "utf8");

/** All differences between the source text and the database, one sentence each. */
function drift(text: string): string[] {
  const declared = tableTypes(text);
  const tables = new Set(columns.map(({ table }) => table));
  return [
    ...[...declared.keys()].filter((table) => !tables.has(table)).map((table) => `${table}: is not in the database`),
    ...[...tables].filter((table) => !declared.has(table)).map((table) => `${table}: is not in tables.ts`),
    ...columns.flatMap((column) =>
      declared.has(column.table) ? columnDrift(column, declared.get(column.table)?.get(column.name)) : [],
    ),
    ...[...declared].flatMap(([table, types]) =>
      tables.has(table)
        ? [...types.keys()]
            .filter((name) => !columns.some((column) => column.table === table && column.name === name))
            .map((name) => `${table}.${name}: is not in the database`)
        : [],
    ),
  ];
}

function columnDrift(column: Column, types: ColumnTypes | undefined): string[] {
  const at = `${column.table}.${column.name}`;
  if (!types) return [`${at}: is not in tables.ts`];
  const { select, insert, update } = types;
  const kind = readAs[column.type];
  const wrong: (string | false)[] = [
    select.kinds.join(" or ") !== kind && `is ${column.type}, read as ${select.kinds.join(" or ")}`,
    select.isNullable !== column.isNullable &&
      (column.isNullable ? "may be null, but is not when it is read" : "is never null, but may be when it is read"),
    select.mayBeMissing && "is always there when it is read",
    insert.isNullable && !column.isNullable && "is never null, but may be when it is inserted",
    update.isNullable && !column.isNullable && "is never null, but may be when it is updated",
    column.isGenerated && insert.kinds.length > 0 && "is made by the database, but may be inserted",
    column.isGenerated && update.kinds.length > 0 && "is made by the database, but may be updated",
    !column.isGenerated &&
      !column.hasDefault &&
      !column.isNullable &&
      (insert.mayBeMissing || insert.kinds.length === 0) &&
      "has no default, but may be missing when it is inserted",
  ];
  return wrong.filter((sentence) => sentence !== false).map((sentence) => `${at}: ${sentence}`);
}

describe("the types of the tables", () => {
  test("say what the migrated database says: every table, every column, null or not, and what an insert must give", () => {
    expect(drift(source)).toEqual([]);
  });

  // Planted faults: the original text, its replacement, and the reported difference.
  test.each([
    [
      "a column that may be null",
      'grade: "A" | "B" | "C" | null;',
      'grade: "A" | "B" | "C";',
      "unit.grade: may be null, but is not when it is read",
    ],
    [
      "a column that is never null",
      "  code: string;\n  serial",
      "  code: string | null;\n  serial",
      "unit.code: is never null, but may be when it is read",
    ],
    [
      "null on the way in only",
      'kind: "checkout" | "reservation" | "order" | "sale";',
      "kind: ColumnType<string, string | null, string>;",
      "hold.kind: is never null, but may be when it is inserted",
    ],
    [
      "another type",
      "  quantity: number;\n  /** The price that the buyer saw",
      "  quantity: string;\n  /** The price that the buyer saw",
      "cart_line.quantity: is integer, read as string",
    ],
    [
      "a moment read as text",
      "attempts: Generated<number>;",
      "attempts: Generated<Date>;",
      "outbox.attempts: is integer, read as date",
    ],
    ["JSON that nobody parses", "specs: Json;", "specs: string;", "listing.specs: is jsonb, read as string"],
    [
      "JSON that may be null",
      "  draft: JsonOrNull;",
      "  draft: Json;",
      "listing.draft: may be null, but is not when it is read",
    ],
    [
      "JSON that is never null",
      "  specs: Json;",
      "  specs: JsonOrNull;",
      "listing.specs: is never null, but may be when it is read",
    ],
    [
      "JSON whose null nobody sees",
      "  specs: Json;",
      "  specs: ColumnType<unknown, string, string>;",
      "listing.specs: is jsonb, read as unknown",
    ],
    ["a column that is gone", "  dedupeKey: string;", "", "outbox.dedupe_key: is not in tables.ts"],
    [
      "a column that never was",
      "  dedupeKey: string;",
      "  dedupeKey: string;\n  colour: string;",
      "outbox.colour: is not in the database",
    ],
    ["a table that is gone", "  viewed: ViewedTable;\n", "", "viewed: is not in tables.ts"],
    [
      "a table that never was",
      "  viewed: ViewedTable;",
      "  viewed: ViewedTable;\n  looked: ViewedTable;",
      "looked: is not in the database",
    ],
    [
      "a column without a default left out",
      "  serial: string | null;\n  costBani: Bani;",
      "  serial: string | null;\n  costBani: Generated<Bani>;",
      "unit.cost_bani: has no default, but may be missing when it is inserted",
    ],
    [
      "a column that the database makes",
      "visitorId: ColumnType<VisitorId, never, never>;",
      "visitorId: VisitorId;",
      "account.visitor_id: is made by the database, but may be inserted",
    ],
  ])("drift shows: %s", (_what, written, planted, sentence) => {
    expect(source.split(written), "found once").toHaveLength(2);
    expect(drift(source.replace(written, planted))).toContain(sentence);
  });
});

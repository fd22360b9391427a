// Tests of the architecture check: each fault is planted in a small copy of the repository and must be reported.

import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { importRules, modules } from "./architecture.ts";
import { duplicateTypes } from "./exported-types.ts";
import { faultsOf } from "./text-rules.ts";

const root = join(import.meta.dirname, "..");
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** Checks a copy of `base` and `db` with these files added. */
function checkedWith(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "pcbis-architecture-"));
  folders.push(folder);
  cpSync(join(root, "base"), join(folder, "base"), { recursive: true });
  cpSync(join(root, "db"), join(folder, "db"), { recursive: true });
  cpSync(join(root, "testing/database.ts"), join(folder, "testing/database.ts"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/check-architecture.ts")], {
    cwd: folder,
    encoding: "utf8",
  });
  return { passed: status === 0, output: stdout + stderr };
}

describe("a forbidden import is found", () => {
  const faults: Record<string, { reports: string; files: Record<string, string> }> = {
    "app, from the shop": {
      reports: "shop/cart/a.ts:1 shop/cart imports only what it may: imports app/screen.tsx",
      files: {
        "app/screen.tsx": "export const screen = 1;",
        "shop/cart/a.ts": `import { screen } from "../../app/screen.tsx";\nexport const a = screen;`,
      },
    },
    "app, from the shop, only its type": {
      reports: "shop/cart/b.ts:1 shop/cart imports only what it may: imports app/frame.tsx",
      files: {
        "app/frame.tsx": "export type Frame = 1;",
        "shop/cart/b.ts": `import type { Frame } from "../../app/frame.tsx";\nexport type B = Frame;`,
      },
    },
    "orders, from the cart": {
      reports: "shop/cart/c.ts:1 shop/cart imports only what it may: imports shop/orders/order.ts",
      files: {
        "shop/orders/order.ts": "export const order = 1;",
        "shop/cart/c.ts": `import { order } from "../orders/order.ts";\nexport const c = order;`,
      },
    },
    "orders, from the cart, on demand": {
      reports: "shop/cart/d.ts:1 shop/cart imports only what it may: imports shop/orders/late.ts",
      files: {
        "shop/orders/late.ts": "export const late = 1;",
        "shop/cart/d.ts": `export const d = () => import("../orders/late.ts");`,
      },
    },
    "the shop, from base": {
      reports: "base/e.ts:1 base imports only what it may: imports shop/cart/free.ts",
      files: {
        "shop/cart/free.ts": "export const free = 1;",
        "base/e.ts": `import { free } from "../shop/cart/free.ts";\nexport const e = free;`,
      },
    },
    "a circle": {
      reports: "no import cycle: imports shop/parts/",
      files: {
        "shop/parts/hen.ts": `import { egg } from "./egg.ts";\nexport const hen = () => egg;`,
        "shop/parts/egg.ts": `import { hen } from "./hen.ts";\nexport const egg = () => hen;`,
      },
    },
    "a server file, from a pure one": {
      reports: "shop/cart/f.ts:1 pure stays pure: imports base/db.server.ts",
      files: {
        "shop/cart/f.ts": `import { transaction } from "../../base/db.server.ts";\nexport const f = transaction;`,
      },
    },
    "Node, from a pure file": {
      reports: "app/kit/g.tsx:1 no Node in a pure file: imports fs",
      files: { "app/kit/g.tsx": `import { readFileSync } from "node:fs";\nexport const g = readFileSync;` },
    },
    "another module's queries": {
      reports: "only shop/cart imports its queries: imports shop/cart/cart.sql.server.ts",
      files: {
        "shop/cart/cart.sql.server.ts": "export const query = 1;",
        "shop/orders/place.server.ts": `import { query } from "../cart/cart.sql.server.ts";\nexport const place = query;`,
      },
    },
    "queries that are not published, beside those that are": {
      reports: "only shop/inventory imports its queries: imports shop/inventory/allocations/limits.sql.server.ts",
      files: {
        "shop/inventory/allocations/limits.sql.server.ts": "export const limits = 1;",
        "shop/orders/limit.server.ts": `import { limits } from "../inventory/allocations/limits.sql.server.ts";\nexport const limit = limits;`,
      },
    },
    "a verb of the shop, from a gateway": {
      reports: "gateways imports only pure shop files: imports shop/cart/fill.server.ts",
      files: {
        "shop/cart/fill.server.ts": "export const fill = 1;",
        "gateways/h.server.ts": `import { fill } from "../shop/cart/fill.server.ts";\nexport const h = fill;`,
      },
    },
    "a gateway, from a screen": {
      reports: "only the composition imports the gateways: imports gateways/mail.server.ts",
      files: {
        "gateways/mail.server.ts": "export const mail = 1;",
        "app/features/content/i.tsx": `import { mail } from "../../../gateways/mail.server.ts";\nexport const i = mail;`,
      },
    },
    "the demo, from a screen": {
      reports: "only the composition imports the demo: imports demo/seed.ts",
      files: {
        "demo/seed.ts": "export const seed = 1;",
        "app/features/content/j.tsx": `import { seed } from "../../../demo/seed.ts";\nexport const j = seed;`,
      },
    },
    "React, from the shop": {
      reports: "shop/cart/k.ts:1 the shop imports no HTTP and no UI",
      files: { "shop/cart/k.ts": `import { useState } from "react";\nexport const k = useState;` },
    },
    "a route, from the server": {
      reports: "app/server/o.server.ts:1 the server imports no route: imports app/features/cart/cart.tsx",
      files: {
        "app/features/cart/cart.tsx": "export const handle = {};",
        "app/server/o.server.ts": `import { handle } from "../features/cart/cart.tsx";\nexport const o = handle;`,
      },
    },
    "the office's addresses, from the server": {
      reports: "app/server/p.server.ts:1 the server imports no route: imports app/office-links.ts",
      files: {
        "app/server/p.server.ts": `import { officeLinks } from "../office-links.ts";\nexport const p = officeLinks;`,
      },
    },
    "a test's database, from a verb": {
      reports: "shop/cart/l.server.ts:1 shop/cart imports only what it may: imports testing/database.ts",
      files: {
        "shop/cart/l.server.ts": `import { testDatabase } from "../../testing/database.ts";\nexport const l = testDatabase;`,
      },
    },
    "orders, from a test of the cart": {
      reports: "shop/cart/m.test.ts:1 tests of shop/cart import only what they may: imports shop/orders/order.ts",
      files: { "shop/cart/m.test.ts": `import { order } from "../orders/order.ts";\nexport const m = order;` },
    },
    "a feature, from the kit": {
      reports: "app/kit/o.ts:1 the kit imports no feature: imports app/features/cart/basket.ts",
      files: {
        "app/features/cart/basket.ts": "export const basket = 1;",
        "app/kit/o.ts": `import { basket } from "../features/cart/basket.ts";\nexport const o = basket;`,
      },
    },
    "the composition, from the kit": {
      reports: "app/kit/t.ts:1 the kit imports no feature: imports app/composition.server.ts",
      files: {
        "app/composition.server.ts": "export type Shop = 1;",
        "app/kit/t.ts": `import type { Shop } from "../composition.server.ts";\nexport type T = Shop;`,
      },
    },
    "the site map, from the kit": {
      reports: "app/kit/u.ts:1 the kit imports no feature: imports app/routes.ts",
      files: {
        "app/routes.ts": "export const routes = 1;",
        "app/kit/u.ts": `import { routes } from "../routes.ts";\nexport const u = routes;`,
      },
    },
    "who is asking, from the kit": {
      reports: "app/kit/v.ts:1 the kit imports no feature: imports app/edge.server.ts",
      files: {
        "app/edge.server.ts": "export type Visitor = 1;",
        "app/kit/v.ts": `import type { Visitor } from "../edge.server.ts";\nexport type V = Visitor;`,
      },
    },
    "the office's addresses, from the kit": {
      reports: "app/kit/w.ts:1 the kit imports no feature: imports app/office-links.ts",
      files: {
        "app/office-links.ts": "export const officeLinks = 1;",
        "app/kit/w.ts": `import { officeLinks } from "../office-links.ts";\nexport const w = officeLinks;`,
      },
    },
    "another feature, from a feature": {
      reports: "app/features/orders/p.ts:1 a feature imports no other feature: imports app/features/cart/line.ts",
      files: {
        "app/features/cart/line.ts": "export const line = 1;",
        "app/features/orders/p.ts": `import { line } from "../cart/line.ts";\nexport const p = line;`,
      },
    },
    "another section, from a section of the office": {
      reports:
        "app/features/office/orders/p.ts:1 a section of the office imports no other feature: imports app/features/office/payouts/refund.ts",
      files: {
        "app/features/office/payouts/refund.ts": "export const refund = 1;",
        "app/features/office/orders/p.ts": `import { refund } from "../payouts/refund.ts";\nexport const p = refund;`,
      },
    },
    "a feature of the shop, from a section of the office": {
      reports:
        "app/features/office/orders/q.ts:1 a section of the office imports no other feature: imports app/features/cart/column.ts",
      files: {
        "app/features/cart/column.ts": "export const column = 1;",
        "app/features/office/orders/q.ts": `import { column } from "../../cart/column.ts";\nexport const q = column;`,
      },
    },
    "a section of the office, from a feature of the shop": {
      reports: "app/features/cart/r.ts:1 a feature imports no other feature: imports app/features/office/orders/sum.ts",
      files: {
        "app/features/office/orders/sum.ts": "export const sum = 1;",
        "app/features/cart/r.ts": `import { sum } from "../office/orders/sum.ts";\nexport const r = sum;`,
      },
    },
    "a section of the office, from its components": {
      reports:
        "app/features/office/components/s.ts:1 shared office code imports no section: imports app/features/office/orders/state.ts",
      files: {
        "app/features/office/orders/state.ts": "export const state = 1;",
        "app/features/office/components/s.ts": `import { state } from "../orders/state.ts";\nexport const s = state;`,
      },
    },
    "a section of the office, from a file directly in it": {
      reports:
        "app/features/office/t.ts:1 shared office code imports no section: imports app/features/office/orders/late.ts",
      files: {
        "app/features/office/orders/late.ts": "export const late = 1;",
        "app/features/office/t.ts": `import { late } from "./orders/late.ts";\nexport const t = late;`,
      },
    },
    "a view that one section of the office uses, shared": {
      reports:
        "app/features/office/shared/orders/u.ts:1 a shared view is used by at least two features: move it to features/office/orders",
      files: {
        "app/features/office/shared/orders/u.ts": "export const u = 1;",
        "app/features/office/orders/u.ts": `import { u } from "../shared/orders/u.ts";\nexport const used = u;`,
      },
    },
    "a view that only files directly in the office use, shared": {
      reports:
        "app/features/office/shared/orders/w.ts:1 a shared view is used by at least two features: move it to features/office",
      files: {
        "app/features/office/shared/orders/w.ts": "export const w = 1;",
        "app/features/office/w.ts": `import { w } from "./shared/orders/w.ts";\nexport const used = w;`,
        "app/features/office/x.ts": `import { w } from "./shared/orders/w.ts";\nexport const used = w;`,
      },
    },
    "the shell, from a feature": {
      reports: "app/features/cart/v.ts:1 a feature imports nothing of the shell: imports app/shell/menu.ts",
      files: {
        "app/shell/menu.ts": "export const menu = 1;",
        "app/features/cart/v.ts": `import { menu } from "../../shell/menu.ts";\nexport const v = menu;`,
      },
    },
    "a feature, from a shared view": {
      reports: "app/shared/orders/q.ts:1 shared views import no feature: imports app/features/cart/row.ts",
      files: {
        "app/features/cart/row.ts": "export const row = 1;",
        "app/shared/orders/q.ts": `import { row } from "../../features/cart/row.ts";\nexport const q = row;`,
      },
    },
    "a screen, from the server": {
      reports: "app/server/r.ts:1 the server imports no screen: imports app/features/cart/total.ts",
      files: {
        "app/features/cart/total.ts": "export const total = 1;",
        "app/server/r.ts": `import { total } from "../features/cart/total.ts";\nexport const r = total;`,
      },
    },
    "a view that one feature uses, shared": {
      reports: "app/shared/cart/s.ts:1 a shared view is used by at least two features: move it to features/cart",
      files: {
        "app/shared/cart/s.ts": `import { t } from "./t.ts";\nexport const s = t;`,
        "app/shared/cart/t.ts": "export const t = 1;",
        "app/features/cart/list.ts": `import { s } from "../../shared/cart/s.ts";\nexport const list = s;`,
        "app/features/cart/s.test.ts": `import { s } from "../../shared/cart/s.ts";\nexport const test = s;`,
      },
    },
    "a view that one feature uses through another, shared": {
      reports: "app/shared/cart/t.ts:1 a shared view is used by at least two features",
      files: {},
    },
    "and a folder of too many files": {
      reports: "shop/warranty:1 holds 41 files, at most 40",
      files: Object.fromEntries(
        Array.from({ length: 41 }, (_, index) => [
          `shop/warranty/noun-${index}.ts`,
          `export const noun${index} = ${index};`,
        ]),
      ),
    },
    "and a file outside every module": {
      reports: "shop/loyalty/points.ts:1 belongs to no module",
      files: { "shop/loyalty/points.ts": "export const points = 1;" },
    },
    "and a type that two files export": {
      reports: "shop/orders/s.ts:1 the type Twice is exported by shop/cart/s.ts too",
      files: {
        "shop/cart/s.ts": "export type Twice = 1;",
        "shop/orders/s.ts": "export class Twice {}",
      },
    },
    "and a file that is not TypeScript": {
      reports: "shop/cart/n.js:1 write it in TypeScript",
      files: { "shop/cart/n.js": "export const n = 1;" },
    },
  };
  let planted: { passed: boolean; output: string };
  beforeAll(() => {
    planted = checkedWith(Object.assign({}, ...Object.values(faults).map(({ files }) => files)));
  });

  test.each(Object.entries(faults))("%s", (_name, { reports }) => expect(planted.output).toContain(reports));

  test("and the check fails", () => expect(planted.passed).toBe(false));

  test("while a clean copy passes, its files and imports having been read", () => {
    const { passed, output } = checkedWith({
      "app/screen.tsx": `import { bani } from "../base/money.ts";\nexport const price = bani(1);`,
      "app/shared/cart/amounts.ts": "export type Amounts = number[];",
      "app/features/cart/cart.ts": `import type { Amounts } from "../../shared/cart/amounts.ts";\nexport type Cart = Amounts;`,
      "app/shell/header.ts": `import type { Amounts } from "../shared/cart/amounts.ts";\nexport type Header = Amounts;`,
      "app/links.ts": "export const links = 1;",
      "app/kit/a.ts": `import { links } from "../links.ts";\nexport const a = links;`,
      "app/features/office/shared/orders/state.ts": "export const state = 1;",
      "app/features/office/list/list.ts": `import { state } from "../shared/orders/state.ts";\nexport const list = state;`,
      "app/features/office/orders/b.ts": `import { state } from "../shared/orders/state.ts";\nimport { list } from "../list/list.ts";\nexport const b = state + list;`,
      "app/features/office/orders/b.test.ts": `import { c } from "../customers/c.ts";\nexport const b = c;`,
      "app/features/office/customers/c.ts": `import { late } from "../late.ts";\nexport const c = late;`,
      "app/features/office/late.ts": "export const late = 1;",
      "app/composition.server.ts": `import { mail } from "../gateways/mail.server.ts";\nexport const composed = mail;`,
      "shop/catalogue/listing.ts": `import type { Db } from "../../base/db.server.ts";\nexport type X = Db;`,
      "shop/catalogue/listing.test.ts": `import { testDatabase } from "../../testing/database.ts";\nexport const x = testDatabase;`,
      "shop/orders/place.server.ts": `import type { X } from "../catalogue/listing.ts";\nexport type Y = X;`,
      "shop/inventory/allocations/allocations.sql.server.ts": "export const take = 1;",
      "shop/orders/take.server.ts": `import { take } from "../inventory/allocations/allocations.sql.server.ts";\nexport const taken = take;`,
      "gateways/mail.server.ts": `import { readFileSync } from "node:fs";\nimport type { X } from "../shop/catalogue/listing.ts";\nexport const mail = (x: X) => readFileSync(String(x));`,
    });
    expect(output).toMatch(/architecture: [1-9]\d+ files, [1-9]\d+ imports, \d+ modules, 0 faults/);
    expect(passed).toBe(true);
  });
});

test("types may share a name if at most one is exported, or if they stand in tests", () => {
  const sources = [
    { file: "shop/cart/a.ts", text: "export interface A {}" },
    { file: "shop/cart/b.ts", text: "type A = 1;\nexport const A = 1;" },
    { file: "shop/cart/c.test.ts", text: "export type A = 1;" },
  ];
  expect(duplicateTypes(sources)).toEqual([]);
  expect(duplicateTypes([...sources, { file: "app/d.tsx", text: "\n\nexport type A = 1;" }])).toEqual([
    { file: "app/d.tsx", line: 3, message: expect.stringContaining("the type A is exported by shop/cart/a.ts too") },
  ]);
});

test("no pattern of a rule has a control character: `\\b` outside a raw string is a backspace", () => {
  for (const { name, from, to } of importRules) {
    const patterns = [from, to].flatMap((side) => Object.values(side)).flat();
    expect(patterns.join("\n"), name).not.toMatch(/[\b\t\r\f\v]/);
  }
});

test("no two modules contain the same file", () => {
  for (const module of modules) {
    const nested = modules.filter((other) => other !== module && other.path.startsWith(`${module.path}/`));
    expect(nested, module.path).toEqual([]);
  }
});

test("every table has one module that writes it", () => {
  const created = globSync("db/migrations/**/*.ts", { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [...text.matchAll(/create table (\w+)/g)].map(([, name]) => name ?? "");
  });
  const claimed = modules.flatMap(({ tables }) => tables ?? []);
  expect(claimed.toSorted()).toEqual(created.toSorted());
});

describe("text that a file may not contain", () => {
  const cases: [file: string, text: string, message: string][] = [
    ["shop/cart/a.ts", "export const a = Date.now();", "clock.now()"],
    ["app/features/content/a.tsx", "export const a = new Date();", "clock.now()"],
    ["shop/cart/a.ts", "export const a = (at: Date) => at.toISOString().slice(0, 10);", "day in Romania"],
    ["shop/cart/a.test.ts", "export const a = new Date().toISOString().slice(0, 7);", "day in Romania"],
    ["app/kit/a.tsx", "export const a = (at: Date) => at.toJSON()!.substring(0, 10);", "day in Romania"],
    ["e2e/a.test.ts", "export const a = new Date().toISOString().split('T')[0];", "day in Romania"],
    ["shop/cart/a.ts", "export const a = (text: string) => text.split('T')[0];", "day in Romania"],
    ["bench/a.ts", "export const a = (at: Date) => at.toISOString().replace(/T.*/, '');", "day in Romania"],
    ["shop/cart/a.ts", "export const a = (sentAt: string) => sentAt.slice(0, 10);", "day in Romania"],
    ["shop/cart/a.ts", "const iso = at.toISOString();\nexport const a = iso.substr(0, 10);", "day in Romania"],
    ["shop/cart/a.ts", "export const a = (at: Date) => at.getUTCDate();", "day in Romania"],
    ["gateways/a.server.ts", "export const a = (at: Date) => at.getFullYear();", "day in Romania"],
    ["app/kit/a.ts", "export const a = (at: Date) => at.toLocaleDateString('ro');", "day in Romania"],
    ["shop/cart/a.ts", "export const a = (at: Date, n: number) => at.setUTCMonth(n);", "day in Romania"],
    ["shop/cart/a.ts", "export const a = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' });", "day in Romania"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`select current_date`;", "cuts days by UTC"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`select now()::date`;", "cuts days by UTC"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`select o.placed_at::date`;", "cuts days by UTC"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`date_trunc('day', now())`;", "cuts days by UTC"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`extract(year from now())`;", "cuts days by UTC"],
    [
      "shop/cart/a.sql.server.ts",
      "export const a = (sql: Any) => sql`to_char(o.sent_at, 'YYYY')`;",
      "cuts days by UTC",
    ],
    ["app/features/office/a.tsx", `export const a = (typed?: string) => typed ?? "sameday";`, "is a setting"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`lower(u.serial) = 'x'`;", "without case"],
    ["shop/cart/a.sql.server.ts", "export const a = (sql: Any) => sql`u.serial ilike 'x'`;", "without case"],
    ["app/features/office/a.tsx", `export const A = () => <Select defaultValue="fan" />;`, "is a setting"],
    ["shop/cart/a.ts", "export const a = Math.random();", "newId()"],
    ["shop/cart/a.server.ts", "export const a = (db: Any) => db.transaction().execute();", "transaction(db"],
    ["shop/cart/add.server.ts", `export const a = (db: Any) => db.selectFrom("cart").execute();`, ".sql.server.ts"],
    ["shop/cart/add.server.ts", "export const a = (sql: Any) => sql`select 1`;", ".sql.server.ts"],
    [
      "shop/cart/cart.sql.server.ts",
      `export const a = (db: Any) => db.insertInto("salesOrderLine");`,
      "only shop/orders writes sales_order_line",
    ],
    [
      "shop/cart/cart.sql.server.ts",
      "export const a = (sql: Any) => sql`update unit u set state = 1`;",
      "only shop/inventory writes unit",
    ],
    [
      "shop/orders/orders.sql.server.ts",
      `export const a = (db: Any) => db.insertInto("outbox");`,
      "only shop/mail writes outbox",
    ],
    [
      "shop/orders/orders.sql.server.ts",
      `export const a = (db: Any) => db.insertInto("audit");`,
      "only base writes audit",
    ],
    ["app/features/content/a.tsx", `export function loader() {${"\n".repeat(40)}}`, "a rule hides in this loader"],
    ["shop/cart/a.ts", `export function a() {${"\n".repeat(80)}}`, "81 lines, at most 80"],
    ["app/kit/a.tsx", `export const A = () => {${"\n".repeat(80)}};`, "81 lines, at most 80"],
    ["base/a.ts", `class A {\n  b() {${"\n".repeat(80)}}\n}`, "81 lines, at most 80"],
    [
      "app/server/a.server.ts",
      `export const a = (path: string) => path.startsWith("/checkout/pay/");`,
      "names no path",
    ],
    ["app/server/a.server.ts", "export const a = (path: string) => path === `/cart`;", "names no path"],
    ["app/server/a.server.ts", "export const a = (number: string) => `/account/orders/${number}`;", "names no path"],
    [
      "app/server/a.server.ts",
      String.raw`export const a = (path: string) => /^\/office(\/|$)/.test(path);`,
      "names no path",
    ],
    ["app/server/a.server.ts", `export const a = (origin: string) => origin + "/sitemap.xml";`, "names no path"],
    ["app/server/a.server.ts", `export const a = { screen: "features/content/home/home" };`, "names no path"],
    ["app/server/a.server.ts", `export const a = new Set(["register"]);`, "names no path"],
    ["shop/cart/a.test.ts", "test.only('x', () => {});", "a test runs or is not there"],
    ["shop/cart/a.test.ts", "describe.skip('x', () => {});", "a test runs or is not there"],
    ["shop/cart/a.test.ts", "vi.mock('./b.ts');", "no mocks of our own code"],
    ["shop/cart/a.test.ts", "await new Promise((resolve) => setTimeout(resolve, 100));", "does not sleep"],
    ["shop/cart/a.test.ts", "await vi.waitFor(() => a());", "eventually"],
    ["e2e/a.test.ts", `import { setTimeout } from "node:timers/promises";`, "does not sleep"],
    ["shop/cart/a.ts", "export const a = (b: any) => b;", "any ends all checking"],
    ["shop/cart/a.ts", "export const told = 1;", '"told" in told is a word of our own: say send, notify'],
    ["shop/cart/a.ts", "export function forgetCart() {}", '"forget" in forgetCart'],
    ["shop/cart/a.ts", "type Wishes = 1;", '"wishes" in Wishes'],
    ["shop/cart/a.ts", "export const a = (heard: number) => heard;", '"heard" in heard'],
    ["shop/cart/a.ts", "const { state: begun } = { state: 1 };", '"begun" in begun'],
    ["shop/cart/a.ts", "const MOST_KEPT = 1;", '"kept" in MOST_KEPT'],
    ["shop/cart/a.ts", "const { id, ...said } = { id: 1 };", '"said" in said'],
    ["shop/cart/a.ts", "const [begun] = [1];", '"begun" in begun'],
    ["shop/cart/a.ts", "const officeDesk = 1;", '"desk" in officeDesk'],
    ["shop/cart/a.ts", "type MissingPaper = 1;", '"paper" in MissingPaper'],
    ["shop/cart/a.ts", "type SheetRefusal = 1;", '"refusal" in SheetRefusal'],
    ["shop/cart/a.ts", "const trouble = 1;", '"trouble" in trouble'],
    ["shop/cart/a.ts", "type Misfit = 1;", '"misfit" in Misfit'],
    ["shop/cart/a.ts", "const hasRoom = true;", '"room" in hasRoom'],
    ["shop/cart/a.ts", "const dataAisle = 1;", '"aisle" in dataAisle'],
    ["shop/cart/a.ts", "type ShownPick = 1;", '"shown" in ShownPick'],
    ["shop/cart/papers/a.ts", "export const a = 1;", '"papers" in shop/cart/papers/a.ts'],
    ["shop/cart/shelve-unit.server.ts", "export const a = 1;", '"shelve" in shop/cart/shelve-unit.server.ts'],
    ["shop/cart/a.ts", `// @ts-${"ignore"}`, "fix it"],
    ["shop/cart/a.ts", `// oxlint-${"disable"}-next-line no-shadow`, "fix it"],
    ["app/features/content/a.tsx", "console.info(1);", "shop.log"],
    ["gateways/a.server.ts", "export const say = console.error;", "shop.log"],
    ["shop/cart/a.ts", `export { b } from "./b.ts";`, "barrels"],
    ["shop/cart/a.ts", `export * from "./b.ts";`, "barrels"],
    ["shop/cart/types.ts", "", "drawer"],
    ["app/utils/dates.ts", "", "drawer"],
    ["app/kit/helpers.tsx", "", "drawer"],
    ["shop/cart/a.ts", `// ${"TO"}DO later`, "do it now"],
    ["app/kit/a.tsx", `export const A = () => <i className="text-red-500" />;`, "tokens"],
    ["app/kit/a.tsx", `export const A = () => <i className={\`p-1 \${1} bg-white\`} />;`, "tokens"],
    ["app/kit/a.tsx", `export const A = () => <i style={{ color: "#fff" }} />;`, "tokens"],
    ["app/kit/a.tsx", `export const A = () => <i className="bg-[#07100bb3]" />;`, "tokens"],
    ["app/kit/a.tsx", `export const A = () => <i style={{ color: "rgb(0 0 0)" }} />;`, "tokens"],
    ["app/kit/a.css", "p { color: #fff }", "tokens.css"],
    ["app/kit/a.tsx", `export const A = () => <Link to="/cart" />;`, "links.product(id)"],
    ["app/kit/a.tsx", `export const A = () => <a href="/" />;`, "links.product(id)"],
    [
      "app/kit/a.tsx",
      "export const A = ({ id }: { id: number }) => <Link to={`/products/${id}`} />;",
      "links.product(id)",
    ],
    [
      "app/features/content/a.ts",
      "export const action = () => redirect('/account/orders?done=1');",
      "links.product(id)",
    ],
    ["app/features/content/a.ts", "export const action = () => redirect('/');", "links.product(id)"],
    ["app/features/content/a.ts", `export const a = () => fetch("/api/session");`, "links.product(id)"],
    [
      "app/syndication/a.ts",
      "export const a = (origin: string) => `${origin}/sitemaps/pages.xml`;",
      "links.product(id)",
    ],
    ["app/kit/a.ts", `export const a = (pathname: string) => pathname.startsWith("/office");`, "links.product(id)"],
    [
      "app/emails/a.server.ts",
      "export const a = (origin: string, key: string) => `${origin}/confirm-email?token=${key}`;",
      "links.product(id)",
    ],
    [
      "shop/orders/a.ts",
      "export const a = (number: string) => `/account/orders/${number}`;",
      "the shop writes no address",
    ],
    [
      "shop/orders/a.server.ts",
      "export const a = (origin: string, number: string) => `${origin}/checkout/return/${number}`;",
      "the shop writes no address",
    ],
    ["shop/catalogue/a.ts", `export const FOLDER = "/photos/unit-";`, "the shop writes no address"],
    ["shop/catalogue/a.ts", `export const FOLDER = "/assets/pictures/";`, "the shop writes no address"],
    [
      "shop/office/a.ts",
      String.raw`export const a = z.string().regex(/^\/office(\/[\w-]+)*$/);`,
      "the shop writes no address",
    ],
    [
      "app/shell/a.ts",
      String.raw`export const a = (path: string) => /^\/(checkout|sell)(\/|$)/.test(path);`,
      "links.product(id)",
    ],
    [
      "app/shell/a.ts",
      String.raw`export const a = (path: string) => /^\/(?:x|account\/.+|products\/\d+\/reserve)$/.test(path);`,
      "links.product(id)",
    ],
    ["app/kit/a.ts", `export const PROBE = "/healthz";`, "links.product(id)"],
    ["app/kit/a.ts", String.raw`export const a = /^\/assets\/.*\.json$/;`, "links.product(id)"],
    ["app/kit/a.ts", "export const a = (name: string) => `/assets/pictures/${name}`;", "links.product(id)"],
    ["app/features/agents/a.ts", `export const a = "A number, as in /products/{id}";`, "links.product(id)"],
    ["app/features/trade-in/detect/a.sh", 'echo "@SHOP@/sell?code=$code"', "where the script is served"],
    ["app/features/trade-in/detect/a.ps1", 'Write-Host "@SHOP@/sell?code=$code"', "where the script is served"],
    ["app/kit/a.tsx", "export const A = () => <p>Coșul tău</p>;", "has a key"],
    ["app/kit/a.tsx", `export const A = () => <p>{"Adaugă"}</p>;`, "has a key"],
    ["app/kit/a.tsx", `export const A = ({ on }: { on: boolean }) => <p>{on ? "Da" : null}</p>;`, "has a key"],
    ["app/kit/a.tsx", `export const A = ({ n }: { n: number }) => <p>{\`\${n} luni\`}</p>;`, "has a key"],
    ["app/kit/a.tsx", `export const A = () => <button aria-label="Close" />;`, "has a key"],
    ["app/kit/a.tsx", `export const A = () => <img alt={"PC"} />;`, "has a key"],
  ];
  test.each(cases)("%s: %s", (file, text, message) => {
    const output = faultsOf(file, text).map((fault) => fault.message);
    expect(output.join()).toContain(message);
  });

  const allowed: [file: string, text: string][] = [
    ["base/clock.ts", "export const a = new Date();"],
    ["base/day.ts", "export const a = (at: Date) => at.toISOString().slice(0, 10);"],
    ["shop/cart/a.ts", "export const a = (at: Date, key: string) => [at.toISOString(), key.slice(0, 10)];"],
    ["shop/cart/a.ts", "export const a = (at: Date) => at.toISOString().replaceAll(':', '-');"],
    [
      "shop/cart/a.sql.server.ts",
      "export const a = (sql: Any) => sql`select (now() at time zone 'Europe/Bucharest')::date, extract(epoch from now())`;",
    ],
    ["shop/cart/a.ts", "// never Date.now() here\nexport const a = (at: Date) => new Date(at.getTime());"],
    ["shop/cart/a.test.ts", "export const a = new Date();"],
    ["shop/cart/a.ts", `/** A\n * B */\nexport function a() {${"\n".repeat(79)}}`],
    ["shop/cart/a.test.ts", `export function a() {${"\n".repeat(80)}}`],
    ["db/migrations/0001-a.ts", `export function a() {${"\n".repeat(80)}}`],
    ["shop/cart/a.ts", "export const a = ({ said }: { said: string }) => ({ said, told: said });"],
    ["app/server/a.server.ts", "export const keepAlive = 1;"],
    ["db/migrations/0005-measurement-told.ts", "export const measurementTold = 1;"],
    ["base/db.server.ts", "export const a = (db: Any) => db.transaction().execute();"],
    [
      "shop/cart/cart.sql.server.ts",
      "export const a = (sql: Any) => sql`insert into cart_line select 1 from unit on conflict do update set x = 1`;",
    ],
    [
      "shop/cart/cart.sql.server.ts",
      `export const a = (db: Any) => [db.selectFrom("unit"), db.insertInto("cartLine")];`,
    ],
    ["shop/cart/a.test.ts", "test.each([1])('x', () => {}); test.skipIf(true)('y', () => {});"],
    ["shop/cart/a.ts", `// oxlint-${"disable"}-next-line no-shadow -- the outer one is meant`],
    [
      "app/server/a.server.ts",
      `import { b } from "../features/cart/cart.tsx";\n// as at /cart\nexport const a = [b, "/healthz", "/assets/", "text/html", "/", "products"];`,
    ],
    ["app/server/a.test.ts", `export const a = "/cart";`],
    ["scripts/a.ts", "console.info(1);"],
    ["app/kit/styles/tokens.css", "p { color: #fff }"],
    ["app/kit/a.test.tsx", `test("a", () => expect(path).toBe("/products/1"));`],
    ["app/features/content/a.ts", `export const a = (path: string) => path.split("/").join("/") === "/productsheet";`],
    ["app/kit/a.tsx", "export const A = ({ id }: { id: number }) => <Link to={links.product(id)} />;"],
    [
      "shop/inventory/a.ts",
      String.raw`export const a = [/^\/dev\/zero$/, /<(?:br|\/p|\/div)>/, /^image\/(cart|sell)$/];`,
    ],
    ["app/features/office/a.ts", `export const a = "nwipe --autonuke /dev/sdX";`],
    ["app/features/trade-in/detect/a.sh", 'find /sys /dev "@SELL@$code"'],
    ["shop/parts/a.ts", "export const a = (category: string, slug: string) => `${category}/${slug}`;"],
    ["app/kit/a.tsx", `export const A = () => <a href="#add" className="bg-surface text-ink">{" "}·</a>;`],
    [
      "app/kit/a.tsx",
      `export const A = ({ t }: { t: (key: string) => string }) => <p title={t("cart.title")}>{t("cart.lines")} 4 GB</p>;`,
    ],
  ];
  test.each(allowed)("but %s may: %s", (file, text) => {
    expect(faultsOf(file, text)).toEqual([]);
  });
});

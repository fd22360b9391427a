// The house: every room, what it is for and whom it may import. The import rules that `npm run check` enforces are made
// from this one table, so a new room is added here first. Docs: docs/ARCHITECTURE.md.

type Room = {
  /** Its place in the repository: a folder, or the one file. */
  path: string;
  what: string;
  /** Rooms that it may import. Its own files it may always import. */
  mayImport: readonly string[];
  /** Rooms of which it may import what has no `.server` suffix: nouns, ports, schemas. */
  mayImportPure?: readonly string[];
  /** Rooms that its tests may import as well. */
  testsMayImport?: readonly string[];
  /** The tables that only this room writes. */
  tables?: readonly string[];
  /** Query files, named below its path without ".sql.server.ts", that modules above run inside their own transaction. */
  publishes?: readonly string[];
};

const ground = ["base", "db"];
const stages = ["testing", "demo"];

type Rooms = readonly string[];

type ShopParts = { imports?: Rooms; pure?: Rooms; tests?: Rooms; tables?: Rooms; publishes?: Rooms };

function shopRoom(name: string, what: string, { imports = [], pure = [], tests = [], tables = [], publishes = [] }: ShopParts): Room {
  return {
    path: `shop/${name}`,
    what,
    mayImport: [...ground, ...imports.map((room) => `shop/${room}`)],
    mayImportPure: pure.map((room) => `shop/${room}`),
    testsMayImport: [...stages, ...tests.map((room) => `shop/${room}`)],
    tables,
    publishes,
  };
}

const shopRooms = [
  // Others ask `enqueueEmail`, inside their own transaction.
  shopRoom("mail", "letters on their way out", { tables: ["mail_count", "outbox"] }),
  shopRoom("shipping", "addresses, counties, the fee, the calendar, couriers", { pure: ["orders"] }),
  shopRoom("accounts", "people, their sessions, what they write to us", {
    imports: ["mail", "shipping"],
    tables: ["contact_message", "account", "credential", "session", "mailed_key", "second_factor", "recovery_code", "address", "known_device", "try_count"],
  }),
  shopRoom("parts", "reference data and names of parts", { tables: ["imported_part"] }),
  // What was paid is written together with what was ordered, so its rows are the orders' room's.
  shopRoom("payments", "the moves of a payment, the card form, the card port", {}),
  shopRoom("inventory", "units, and whose they are now", { imports: ["parts", "shipping"], publishes: ["allocations/allocations"] }),
  shopRoom("catalogue", "listings, units, measurements, search, favourites, alerts", {
    imports: ["inventory", "mail", "parts"],
    tables: ["listing", "unit", "unit_photo", "unit_photo_file", "intake", "inspection", "measurement", "price_log", "shelf_arrival", "favourite", "viewed", "alert", "alert_link", "alert_hit", "alert_look"],
  }),
  shopRoom("configurator", "which parts fit together, saved builds", { imports: ["catalogue", "parts"], tables: ["saved_build", "saved_build_part"] }),
  shopRoom("warranty", "what is covered and for how long", { imports: ["catalogue"] }),
  shopRoom("cart", "what a visitor means to buy", { imports: ["catalogue", "configurator"], tables: ["cart", "cart_line"] }),
  shopRoom("orders", "what was bought and paid, and the holds that keep it", {
    imports: ["catalogue", "cart", "inventory", "mail", "payments", "shipping", "warranty"],
    tables: ["hold", "hold_request", "hold_limit_hit", "checkout_draft", "sales_order", "sales_order_line", "order_move", "transfer", "claim", "claim_unit", "claim_move", "payment", "payment_event", "refund"],
  }),
  shopRoom("invoices", "invoices, credit notes and proformas, as paper and as e-invoice", {
    imports: ["catalogue", "orders", "payments", "shipping"],
    tables: ["invoice", "invoice_series"],
  }),
  shopRoom("bank", "the bank's statements, and which orders their money pays", { imports: ["mail", "orders", "payments", "shipping"], tables: ["bank_statement", "statement_line"] }),
  shopRoom("trade-in", "what the shop buys from people, and what it pays for parts", {
    imports: ["accounts", "catalogue", "inventory", "mail", "parts", "shipping"],
    // Account numbers and transfers are written the same whichever way money goes.
    pure: ["payments"],
    tables: ["trade_in", "trade_in_offer", "trade_in_photo", "trade_in_photo_bytes", "trade_in_finding", "trade_in_move", "trade_in_payout", "trade_in_payout_return", "payout_file", "price_book"],
  }),
  shopRoom("assistant", "answers from stock", { imports: ["catalogue", "configurator", "parts"] }),
];

const everyShopRoom = shopRooms.map((room) => room.path);
const everything = [...ground, ...everyShopRoom, "gateways", "app", "demo", "testing"];

export const house: readonly Room[] = [
  // The audit log is written by `recordAudit` alone.
  { path: "base", what: "money, ids, clock, results, settings, the way to the database", mayImport: ["db"], testsMayImport: ["testing"], tables: ["audit"] },
  { path: "db", what: "tables and migrations", mayImport: ["base"], testsMayImport: ["testing"] },
  ...shopRooms,
  {
    path: "gateways",
    what: "one file for each thing outside: card provider, mail, photos",
    mayImport: ["base"],
    mayImportPure: everyShopRoom,
    testsMayImport: stages,
  },
  { path: "app", what: "HTTP and pixels: routes, ui, i18n, wiring", mayImport: ["base", ...everyShopRoom, "gateways", "demo"], testsMayImport: stages },
  { path: "demo", what: "the generated catalogue that an empty shop is seeded with", mayImport: [...ground, ...everyShopRoom], testsMayImport: stages },
  { path: "testing", what: "what tests share: databases, builders", mayImport: [...ground, ...everyShopRoom, "gateways", "app", "demo"] },
  { path: "server.ts", what: "the process", mayImport: ["base", "app"] },
  { path: "scripts", what: "npm's commands", mayImport: [...everything, "server.ts"] },
  { path: "e2e", what: "journeys through the built shop in a browser", mayImport: [...everything, "scripts"] },
  { path: "bench", what: "measurements of speed", mayImport: [...everything, "scripts", "e2e"] },
];

/** Rooms whose files without `.server` must run in a browser. In app, screens are split by the router's own compiler. */
const browserSafe = ["base", ...everyShopRoom, "app/ui", "app/i18n"];

const TEST = String.raw`\.test\.tsx?$`;
const SERVER = String.raw`\.server\.tsx?$`;

/** A regular expression of all files in these rooms. */
function inside(paths: readonly string[]): string {
  const alternatives = paths.map((path) => (path.endsWith(".ts") ? `${escape(path)}$` : `${escape(path)}/`));
  return `^(${alternatives.join("|")})`;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

type Rule = { name: string; severity: "error"; comment: string; from: object; to: object };

function rule(name: string, comment: string, from: object, to: object): Rule {
  return { name, severity: "error", comment, from, to };
}

function roomRules(room: Room): Rule[] {
  const all = house.map((other) => other.path);
  const pure = room.mayImportPure ?? [];
  const mine = [room.path, ...room.mayImport, ...pure];
  const list = room.mayImport.join(", ") || "nothing";
  const rules = [
    rule(
      `${room.path} stays in its place`,
      `${room.path} may import ${list}${pure.length > 0 ? ", and what is pure in the shop" : ""}. Move the code down, or hand the value in`,
      { path: inside([room.path]), pathNot: TEST },
      { path: inside(all), pathNot: inside(mine) },
    ),
    rule(
      `tests of ${room.path} stay in its place`,
      `a test of ${room.path} may import what ${room.path} may, and ${room.testsMayImport?.join(", ") ?? "nothing else"}`,
      { path: [`${inside([room.path])}.*${TEST}`] },
      { path: inside(all), pathNot: inside([...mine, ...(room.testsMayImport ?? [])]) },
    ),
  ];
  if (pure.length > 0) {
    rules.push(
      rule(
        `${room.path} sees only the pure shop`,
        `${room.path} may import ports and nouns of ${pure.join(", ")}, not their verbs and queries: the wiring connects them`,
        { path: inside([room.path]), pathNot: TEST },
        { path: `${inside(pure)}.*${SERVER}`, dependencyTypesNot: ["type-only"] },
      ),
    );
  }
  return rules;
}

const houseWide: Rule[] = [
  rule("no circle", "two files that need each other are one thought: merge them, or move what both need below them", {}, { circular: true }),
  rule(
    "pure stays pure",
    "a file without .server must run in a browser: import only types from .server files, or rename this file",
    { path: inside(browserSafe), pathNot: [SERVER, TEST] },
    { path: SERVER, dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "no Node in a pure file",
    "a file without .server must run in a browser: do the IO in a .server file and hand the value in",
    { path: inside(browserSafe), pathNot: [SERVER, TEST] },
    { dependencyTypes: ["core"] },
  ),
  ...shopRooms.map(({ path, publishes = [] }) =>
    rule(
      `the queries of ${path} are its own`,
      `ask a verb of ${path} instead of its SQL, or publish that query file in the table above`,
      { pathNot: inside([path]) },
      { path: String.raw`^${escape(path)}/.*\.sql\.server\.ts$`, ...(publishes.length > 0 && { pathNot: publishes.map((file) => String.raw`^${escape(`${path}/${file}`)}\.sql\.server\.ts$`) }) },
    ),
  ),
  rule(
    "only the wiring knows the outside",
    "take the gateway from the Shop that the wiring built",
    { path: inside(["app", "server.ts"]), pathNot: [String.raw`^app/wiring\.server\.ts$`, TEST] },
    { path: inside(["gateways"]) },
  ),
  rule(
    "only the wiring seeds",
    "the demo catalogue is for an empty database: only the wiring may ask for it",
    { path: inside(["app", "server.ts"]), pathNot: [String.raw`^app/wiring\.server\.ts$`, TEST] },
    { path: inside(["demo"]) },
  ),
  rule(
    "the server knows no route",
    "app/http reads what routes say about themselves from the build: let the route say it in its handle (app/route-handle.ts)",
    { path: "^app/http/", pathNot: TEST },
    { path: String.raw`^app/(?:routes(?:/|\.ts$)|root\.tsx$|links\.ts$)` },
  ),
  rule(
    "the shop knows no HTTP and no pixels",
    "below app there is no React, no router and no i18n: return a value, and let the screen show it",
    { path: inside([...ground, ...everyShopRoom, "gateways", "demo"]) },
    { path: "(^|/)(react|react-dom|react-router|@react-router|i18next|react-i18next|@base-ui)(/|$)" },
  ),
];

/** What dependency-cruiser enforces. */
export const importRules: readonly Rule[] = [...house.flatMap(roomRules), ...houseWide];

/** The room that a file belongs to, or null where the house has none for it. */
export function roomOf(file: string): Room | null {
  return house.find(({ path }) => file === path || file.startsWith(`${path}/`)) ?? null;
}

/** The room that alone writes a table; null for a word that is no table. */
export function ownerOf(table: string): Room | null {
  return house.find(({ tables }) => tables?.includes(table)) ?? null;
}

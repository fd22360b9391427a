// The architecture: every module, what it is for and what it may import. `npm run check` derives its import rules from this
// one table. Add a new module here first. Docs: docs/ARCHITECTURE.md.

type Module = {
  /** Its place in the repository: a folder, or the one file. */
  path: string;
  what: string;
  /** Modules that it may import. A module may always import its own files. */
  mayImport: readonly string[];
  /** Modules of which it may import only files without `.server`: nouns, ports, schemas. */
  mayImportPure?: readonly string[];
  /** Modules that its tests may import as well. */
  testsMayImport?: readonly string[];
  /** The tables that only this module writes. */
  tables?: readonly string[];
  /** Query files, named below its path without ".sql.server.ts", that modules above run inside their own transaction. */
  publishes?: readonly string[];
};

const foundation = ["base", "db"];
const testModules = ["testing", "demo"];

type Paths = readonly string[];

type ShopParts = { imports?: Paths; pure?: Paths; tests?: Paths; tables?: Paths; publishes?: Paths };

function shopModule(
  name: string,
  what: string,
  { imports = [], pure = [], tests = [], tables = [], publishes = [] }: ShopParts,
): Module {
  return {
    path: `shop/${name}`,
    what,
    mayImport: [...foundation, ...imports.map((module) => `shop/${module}`)],
    mayImportPure: pure.map((module) => `shop/${module}`),
    testsMayImport: [...testModules, ...tests.map((module) => `shop/${module}`)],
    tables,
    publishes,
  };
}

const shopModules = [
  // Other modules call `enqueueEmail` inside their own transaction.
  shopModule("mail", "the outbox, and how many e-mails a mailbox may get", {
    publishes: ["person"],
    tables: ["mail_count", "outbox"],
  }),
  shopModule("shipping", "addresses, counties, phone numbers, couriers, the delivery fee, the calendar", {}),
  shopModule("lockers", "couriers' lockers: their list, and what fits them", {
    imports: ["shipping"],
    // The order takes its locker in its own transaction.
    publishes: ["lockers"],
    tables: ["locker", "locker_refresh"],
  }),
  shopModule("parts", "reference data and names of parts", { tables: ["imported_part"] }),
  // A payment is written in the transaction of its order, so orders writes the payment rows.
  shopModule("payments", "the transitions of a payment, the card form, the card port, bank accounts", {}),
  shopModule("settings", "company, hours, fees, limits, deadlines, rates and texts, as staff saved them", {
    imports: ["payments", "pricing", "shipping"],
    tables: ["setting"],
  }),
  shopModule("pricing", "what the shop pays for parts: declarations, price book, offers; pure", { imports: ["parts"] }),
  shopModule("accounts", "people and their sessions", {
    imports: ["mail", "shipping"],
    publishes: ["person"],
    tables: [
      "account",
      "staff_role",
      "staff_invitation",
      "former_staff",
      "credential",
      "session",
      "mailed_key",
      "second_factor",
      "recovery_code",
      "passkey",
      "passkey_challenge",
      "address",
      "known_device",
      "try_count",
    ],
  }),
  shopModule("notes", "what staff write about an order, a customer, a unit, for each other", {
    publishes: ["person"],
    tables: ["staff_note"],
  }),
  shopModule("messages", "conversations with people who write to the shop", {
    imports: ["mail", "shipping"],
    publishes: ["person"],
    tables: ["contact_message", "conversation", "conversation_message", "saved_reply"],
  }),
  shopModule("inventory", "units: allocations, receiving, inspection, photos, measurements", {
    imports: ["mail", "parts", "shipping"],
    tables: [
      "unit",
      "unit_photo",
      "unit_photo_file",
      "unit_photo_original",
      "purchase",
      "intake",
      "inspection",
      "measurement",
      "bench_session",
      "bench_photo",
      "measurement_drop",
      "measurement_file",
      "erasure_log",
      "drive_erasure",
      "grading",
      "hold",
      "hold_request",
      "hold_limit_hit",
    ],
    publishes: [
      "allocations/person",
      "allocations/allocations",
      "allocations/allocation-limits",
      "allocations/allocation-requests",
      "bench/bench-photos",
      "bench/files/measurement-files",
      "bench/measurements",
      "erasure/erasures",
      "grading/gradings",
      "photos/unit-photos",
      "purchases/purchases",
      "receiving/draft-units",
      "receiving/inspections",
      "receiving/receiving",
      "units/units",
    ],
  }),
  shopModule("safety", "who made what the shop sells, and recalls of it", {
    imports: ["inventory", "mail", "settings"],
    tests: ["catalogue", "orders"],
    tables: ["manufacturer", "recall", "recalled_unit", "recall_notice"],
    publishes: ["recalls"],
  }),
  shopModule("catalogue", "listings, specs, search, price log, putting units on sale", {
    imports: ["inventory", "parts", "safety"],
    // The measures of a packed product are those of a parcel.
    pure: ["shipping"],
    tables: ["listing", "price_log", "shelf_arrival"],
    publishes: ["catalogue", "publishing/bulk-listings", "publishing/publishing", "publishing/sheet-listings"],
  }),
  shopModule("stock", "the stock at work: finding, moving, splitting and building units, edits of many listings, CSV", {
    imports: ["catalogue", "compatibility", "inventory", "parts", "pricing"],
    tables: ["unit_conversion", "unit_conversion_part", "bulk_edit", "bulk_edit_row", "stock_import"],
  }),
  shopModule("compatibility", "which parts fit together, and what they draw", { imports: ["catalogue", "parts"] }),
  shopModule("saved", "favourites, alerts, what was viewed", {
    imports: ["catalogue", "mail"],
    publishes: ["person"],
    tables: ["favourite", "viewed", "alert", "alert_link", "alert_hit", "alert_look"],
  }),
  // It reads the tables of catalogue and inventory.
  shopModule("estimates", "frame rates that were not measured, from those that were", { imports: ["catalogue"] }),
  shopModule("configurator", "builds: starting, completing, saving", {
    imports: ["catalogue", "compatibility", "estimates", "own-pc", "parts"],
    publishes: ["person"],
    tables: ["saved_build", "saved_build_part"],
  }),
  shopModule("warranty", "what is covered and for how long, and who holds the promise", {
    imports: ["inventory", "shipping"],
    tables: ["warranty", "warranty_entry", "warranty_transfer"],
    publishes: ["warranties"],
  }),
  // Events are written by triggers in the transactions of other modules; passport reads their rows and signs.
  shopModule("passport", "the passport of each unit: a signed chain of what happened to it, its keys and daily roots", {
    imports: ["catalogue", "inventory", "parts", "warranty"],
    tests: ["orders", "payments", "returns", "shipping", "stock"],
    tables: ["passport", "passport_event", "passport_due", "passport_key", "passport_root"],
    publishes: ["passports"],
  }),
  // Orders and the cart count and check its uses in their own transactions.
  shopModule("vouchers", "codes that lower the price of an order, and who used them", {
    imports: ["settings"],
    tests: ["cart", "orders"],
    tables: ["voucher", "voucher_use"],
  }),
  shopModule("newsletter", "who wants the newsletter, and how they confirmed it", {
    imports: ["mail"],
    publishes: ["person"],
    tables: ["subscriber"],
  }),
  shopModule("cart", "the cart: what a visitor wants to buy", {
    imports: ["catalogue", "compatibility", "shipping", "vouchers"],
    publishes: ["person"],
    tables: ["cart", "cart_line"],
  }),
  shopModule("orders", "what was bought and paid", {
    imports: ["cart", "catalogue", "inventory", "lockers", "mail", "payments", "shipping", "vouchers", "warranty"],
    tables: [
      "checkout_draft",
      "sales_order",
      "agreed_terms",
      "sales_order_line",
      "order_move",
      "transfer",
      "payment",
      "payment_event",
      "refund",
      "surplus",
    ],
    publishes: ["person", "orders", "payment/payments", "payment/surplus"],
  }),
  shopModule("returns", "withdrawals, returns, warranty claims, what came back", {
    imports: ["catalogue", "inventory", "mail", "orders", "payments", "shipping", "warranty"],
    tests: ["cart", "passport"],
    publishes: ["person"],
    tables: [
      "claim",
      "claim_unit",
      "claim_extension",
      "claim_replacement",
      "claim_move",
      "claim_photo",
      "claim_photo_bytes",
    ],
  }),
  shopModule("reviews", "reviews by buyers, and questions about products", {
    imports: ["mail", "messages", "orders", "shipping"],
    tests: ["cart", "catalogue", "returns"],
    tables: ["review", "review_request", "review_refusal", "product_question"],
  }),
  shopModule("invoices", "invoices, credit notes and proformas, as documents and as e-invoices", {
    imports: ["orders", "payments", "shipping"],
    tests: ["cart", "returns", "vouchers"],
    tables: ["e_invoice_submission", "invoice", "invoice_series", "invoiced_cost"],
  }),
  shopModule("cash", "the till: receipts at the counter and the cash book", {
    imports: ["invoices", "mail", "orders", "payments", "shipping"],
    tables: ["cash_entry"],
  }),
  shopModule("accounting", "the month's books: sales journal, margin register, VAT", {
    imports: ["invoices", "shipping"],
    tests: ["orders", "payments", "returns", "trade-in"],
  }),
  shopModule("bank", "the bank's statements, and which orders their money pays", {
    imports: ["mail", "orders", "payments", "shipping"],
    tables: ["bank_statement", "statement_layout", "statement_line"],
  }),
  shopModule("trade-in", "what the shop buys from people", {
    // Account numbers and transfers have the same format in both directions.
    imports: ["accounts", "inventory", "mail", "parts", "payments", "pricing", "shipping"],
    publishes: ["person"],
    tables: [
      "trade_in",
      "trade_in_offer",
      "trade_in_photo",
      "trade_in_photo_bytes",
      "trade_in_finding",
      "trade_in_move",
      "trade_in_payout",
      "trade_in_payout_return",
      "trade_in_identity",
      "trade_in_signature",
      "trade_in_check",
      "trade_in_serial",
      "watched_serial",
      "payout_file",
      "price_book",
    ],
  }),
  // Calls the verbs of what the parcel is for: tracking ships and delivers an order.
  shopModule("shipments", "parcels with couriers: AWBs, labels, tracking", {
    imports: ["lockers", "mail", "orders", "returns", "shipping", "trade-in"],
    pure: ["payments"],
    tests: ["cart", "catalogue", "payments"],
    publishes: ["person"],
    tables: ["shipment", "shipment_label", "shipment_event"],
  }),
  // A repair changes the unit's parts, its passport and its warranty in one transaction.
  shopModule("repairs", "repairs of units outside claims: work, replaced parts, costs", {
    imports: ["catalogue", "inventory", "passport", "stock", "warranty"],
    tests: ["orders", "payments", "returns", "shipping"],
    tables: ["unit_repair"],
  }),
  // Reads the tables of the modules that it imports, and writes only its page counts.
  shopModule("reports", "figures of the shop: sales, stock, offers, returns, views of pages", {
    imports: ["catalogue", "inventory", "invoices", "orders", "returns", "shipping", "trade-in"],
    tables: ["page_count"],
  }),
  // It reads the tables of all modules: for staff who type or scan a code, and for lists of what several modules write.
  shopModule(
    "office",
    "search everything, all payments out, saved views of lists, and what is missing before the shop opens",
    {
      imports: ["accounts"],
      pure: ["passport", "payments", "settings", "shipping"],
      tests: ["invoices", "orders", "trade-in"],
      publishes: ["person"],
      tables: ["saved_view"],
    },
  ),
  // Triggers write the events (decision 191). It reads the tables of stock and orders for the staff API.
  shopModule("integrations", "outgoing events, webhooks and the tokens of the staff API", {
    imports: ["inventory", "orders", "stock"],
    tests: ["cart", "catalogue", "trade-in"],
    tables: ["outgoing_event", "webhook_endpoint", "webhook_delivery", "webhook_attempt", "api_token"],
  }),
  // It reads the tables of all modules, and erases a person through the queries that each publishes.
  shopModule("own-pc", "the PC that a visitor described: what fits it, and upgrades for it", {
    imports: ["catalogue", "compatibility", "estimates", "parts", "pricing", "trade-in"],
    publishes: ["person"],
    tables: ["own_pc"],
  }),
  shopModule("customers", "people known by an e-mail address: their list, tags, and requests about their data", {
    imports: [
      "accounts",
      "cart",
      "configurator",
      "inventory",
      "mail",
      "messages",
      "newsletter",
      "notes",
      "office",
      "orders",
      "own-pc",
      "returns",
      "reviews",
      "saved",
      "shipments",
      "shipping",
      "trade-in",
    ],
    tests: ["bank", "cash", "invoices", "catalogue"],
    tables: ["customer", "customer_tag", "data_request"],
  }),
  shopModule("assistant", "answers from stock, settings and rules; a language model may only reword them", {
    imports: ["catalogue", "compatibility", "estimates", "own-pc", "parts", "settings", "shipping", "warranty"],
  }),
];

const everyShopModule = shopModules.map((module) => module.path);
const everything = [...foundation, ...everyShopModule, "gateways", "app", "demo", "testing"];

export const modules: readonly Module[] = [
  // The audit log is written by `recordAudit` alone.
  {
    path: "base",
    what: "money, ids, clock, results, settings, access to the database",
    mayImport: ["db"],
    testsMayImport: ["testing"],
    tables: ["audit"],
  },
  { path: "db", what: "tables and migrations", mayImport: ["base"], testsMayImport: ["testing"] },
  ...shopModules,
  {
    path: "gateways",
    what: "one file for each thing outside: card provider, mail, photos",
    mayImport: ["base"],
    mayImportPure: everyShopModule,
    testsMayImport: testModules,
  },
  {
    path: "app",
    what: "HTTP and screens: routes, ui, i18n, composition",
    mayImport: ["base", ...everyShopModule, "gateways", "demo"],
    testsMayImport: testModules,
  },
  {
    path: "demo",
    what: "the generated catalogue that an empty shop is seeded with",
    mayImport: [...foundation, ...everyShopModule],
    testsMayImport: testModules,
  },
  {
    path: "testing",
    what: "what tests share: databases, builders",
    mayImport: [...foundation, ...everyShopModule, "gateways", "app", "demo"],
  },
  { path: "server.ts", what: "the process", mayImport: ["base", "app"] },
  { path: "scripts", what: "npm's commands", mayImport: [...everything, "server.ts"] },
  { path: "e2e", what: "journeys through the built shop in a browser", mayImport: [...everything, "scripts"] },
  { path: "bench", what: "measurements of speed", mayImport: [...everything, "scripts", "e2e"] },
];

/** Folders whose files without `.server` must run in a browser. Route files are split by the router's own compiler. */
const browserSafe = ["base", ...everyShopModule, "app/kit", "app/i18n", "app/shared"];

const TEST = String.raw`\.test\.tsx?$`;
const SERVER = String.raw`\.server\.tsx?$`;

/** A regular expression of all files in these modules. */
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

function moduleRules(module: Module): Rule[] {
  const all = modules.map((other) => other.path);
  const pure = module.mayImportPure ?? [];
  const mine = [module.path, ...module.mayImport, ...pure];
  const list = module.mayImport.join(", ") || "nothing";
  const rules = [
    rule(
      `${module.path} imports only what it may`,
      `${module.path} may import ${list}${pure.length > 0 ? ", and what is pure in the shop" : ""}. Move the code down, or pass the value in`,
      { path: inside([module.path]), pathNot: TEST },
      { path: inside(all), pathNot: inside(mine) },
    ),
    rule(
      `tests of ${module.path} import only what they may`,
      `a test of ${module.path} may import what ${module.path} may, and ${module.testsMayImport?.join(", ") ?? "nothing else"}`,
      { path: [`${inside([module.path])}.*${TEST}`] },
      { path: inside(all), pathNot: inside([...mine, ...(module.testsMayImport ?? [])]) },
    ),
  ];
  if (pure.length > 0) {
    rules.push(
      rule(
        `${module.path} imports only pure shop files`,
        `${module.path} may import ports and nouns of ${pure.join(", ")}, not their .server files: the composition connects them`,
        { path: inside([module.path]), pathNot: TEST },
        { path: `${inside(pure)}.*${SERVER}`, dependencyTypesNot: ["type-only"] },
      ),
    );
  }
  return rules;
}

/** What the sections of the office share: these folders of app/features/office, and the files directly in it. */
export const officeShared = "app/features/office/(?:(?:components|list|shared)/|[^/]+$)";

/** Import rules inside app. */
const appRules: Rule[] = [
  rule(
    "the kit imports no feature",
    "a component of the kit knows no feature and no part of the process: pass the value in, or move the component to the feature",
    { path: "^app/kit/", pathNot: TEST },
    {
      path: "^app/",
      pathNot: String.raw`^app/(?:(?:kit|i18n)/|(?:links|data-requests|database-away|domain-errors\.server)\.ts$)`,
    },
  ),
  rule(
    "a feature imports no other feature",
    "views that several features use live in app/shared, rules in shop/",
    { path: "^app/features/((?!office/)[^/]+)/", pathNot: TEST },
    { path: "^app/features/", pathNot: "^app/features/$1/" },
  ),
  rule(
    "a section of the office imports no other feature",
    "each folder of app/features/office is a feature: what several of them use lives in app/features/office/shared, rules in shop/",
    { path: "^app/features/office/((?!(?:components|list|shared)/)[^/]+)/", pathNot: TEST },
    { path: "^app/features/", pathNot: `^app/features/office/$1/|^${officeShared}` },
  ),
  rule(
    "shared office code imports no section",
    "what several sections of the office use knows none of them: pass the value in",
    { path: `^${officeShared}`, pathNot: TEST },
    { path: "^app/features/", pathNot: `^${officeShared}` },
  ),
  rule(
    "a feature imports nothing of the shell",
    "the shell knows features, so two features would meet through it: move what both need to app/kit or app/shared",
    { path: "^app/features/", pathNot: TEST },
    { path: "^app/shell/" },
  ),
  rule(
    "shared views import no feature",
    "a shared view imports no feature: pass the value in",
    { path: "^app/(shared|documents|emails|feeds|previews|i18n)/", pathNot: TEST },
    { path: String.raw`^app/(features|shell)/.*\.tsx?$` },
  ),
  rule(
    "the server imports no screen",
    "the HTTP server reads the routes' policy table; it imports no feature, no screen and no part of the kit",
    { path: "^app/server/", pathNot: TEST },
    { path: "^app/(features|shared|shell|kit|documents|emails|feeds|previews)/" },
  ),
];

const generalRules: Rule[] = [
  rule("no import cycle", "merge the two files, or move what both need below them", {}, { circular: true }),
  rule(
    "pure stays pure",
    "a file without .server must run in a browser: import only types from .server files, or rename this file",
    { path: inside(browserSafe), pathNot: [SERVER, TEST] },
    { path: SERVER, dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "no Node in a pure file",
    "a file without .server must run in a browser: do the IO in a .server file and pass the value in",
    { path: inside(browserSafe), pathNot: [SERVER, TEST] },
    { dependencyTypes: ["core"] },
  ),
  ...shopModules.map(({ path, publishes = [] }) =>
    rule(
      `only ${path} imports its queries`,
      `call a function of ${path} instead of its SQL, or add that query file to \`publishes\` in scripts/architecture.ts`,
      { pathNot: inside([path]) },
      {
        path: String.raw`^${escape(path)}/.*\.sql\.server\.ts$`,
        ...(publishes.length > 0 && {
          pathNot: publishes.map((file) => String.raw`^${escape(`${path}/${file}`)}\.sql\.server\.ts$`),
        }),
      },
    ),
  ),
  rule(
    "only the composition imports the gateways",
    "take the gateway from the deps that the composition built",
    { path: inside(["app", "server.ts"]), pathNot: [String.raw`^app/composition\.server\.ts$`, TEST] },
    { path: inside(["gateways"]) },
  ),
  rule(
    "only the composition imports the demo",
    "the demo catalogue is for an empty database: only the composition may seed it",
    { path: inside(["app", "server.ts"]), pathNot: [String.raw`^app/composition\.server\.ts$`, TEST] },
    { path: inside(["demo"]) },
  ),
  rule(
    "the server imports no route",
    "app/server reads the handles of the routes from the build: put the value into the handle of the route (app/route-handle.ts)",
    { path: "^app/server/", pathNot: TEST },
    { path: String.raw`^app/(?:features/|routes\.ts$|root\.tsx$|(?:office-)?links\.ts$)` },
  ),
  rule(
    "the shop imports no HTTP and no UI",
    "below app there is no React, no router and no i18n: return a value, and let the screen render it",
    { path: inside([...foundation, ...everyShopModule, "gateways", "demo"]) },
    { path: "(^|/)(react|react-dom|react-router|@react-router|i18next|react-i18next|@base-ui)(/|$)" },
  ),
];

/** What dependency-cruiser enforces. */
export const importRules: readonly Rule[] = [...modules.flatMap(moduleRules), ...appRules, ...generalRules];

/** The module that a file belongs to, or null if no module contains it. */
export function moduleOf(file: string): Module | null {
  return modules.find(({ path }) => file === path || file.startsWith(`${path}/`)) ?? null;
}

/** The module that alone writes a table; null for a word that is no table. */
export function ownerOf(table: string): Module | null {
  return modules.find(({ tables }) => tables?.includes(table)) ?? null;
}

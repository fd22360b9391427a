// Rules about the text of one file. They read the syntax tree, so that a comment or a string cannot violate them.
// Each message names the alternative.

import type { RouteConfigEntry } from "@react-router/dev/routes";
import ts from "typescript";
import { couriers } from "../shop/shipping/courier.ts";
import siteMap from "../app/routes.ts";
import { ownerOf, moduleOf } from "./architecture.ts";
import { chosenName, dialectIn } from "./dialect.ts";

export type Fault = { file: string; line: number; message: string };

type Context = { file: string; source: ts.SourceFile; fault(node: ts.Node | number, message: string): void };
type Rule = { where(file: string): boolean; visit(node: ts.Node, context: Context): void };

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("e2e/");
const isIn =
  (...modules: string[]) =>
  (file: string) =>
    modules.some((module) => file.startsWith(`${module}/`) || file === module);
const isProduct = isIn("app", "shop", "gateways", "base", "db", "demo", "server.ts");
const isScreen = (file: string) => file.startsWith("app/") && file.endsWith(".tsx") && !isTest(file);

const clock: Rule = {
  where: (file) => file !== "base/clock.ts" && !isTest(file),
  visit(node, { source, fault }) {
    const asksDate = ts.isNewExpression(node) && node.expression.getText(source) === "Date" && !node.arguments?.length;
    const asksNow = ts.isCallExpression(node) && /^Date(\.now)?$/.test(node.expression.getText(source));
    if (asksDate || asksNow)
      fault(node, "time is handed in: use clock.now() of base/clock.ts (or performance.now() to measure)");
  },
};

const CUTS = ["slice", "substring", "substr", "split", "replace", "match"];
const MOMENT = /(?:^|[a-z.])(?:iso|date|day|time|now|since|until|stamp|at|on)$/i;

/** The name of the method that a node calls, and on what. */
function methodOf(node: ts.Node): { name: string; on: ts.Expression; args: readonly ts.Expression[] } | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  return { name: node.expression.name.text, on: node.expression.expression, args: node.arguments };
}

/** Whether an expression is a moment written as text, such as `at.toISOString()`, or a name given to one. */
function isWrittenMoment(node: ts.Expression): boolean {
  const written = methodOf(ts.isNonNullExpression(node) ? node.expression : node);
  if (written) return ["toISOString", "toJSON"].includes(written.name);
  if (!ts.isIdentifier(node)) return false;
  const names = [
    ...node.getSourceFile().text.matchAll(/\b(?:const|let)\s+(\w+)[^=;]*=[^=;]*\.to(?:ISOString|JSON)\(\)\s*[;,]/g),
  ];
  return names.some(([, name]) => name === node.text);
}

const PARTS = /^(?:get|set)(?:UTC)?(?:Date|Day|Month|FullYear)$|^to(?:LocaleDate|Date)String$/;

/** Whether a node makes a day by itself: of the parts of a date, or with the formats whose form is that of ISO. */
function makesDay(node: ts.Node): boolean {
  if (ts.isNewExpression(node) && node.expression.getText() === "Intl.DateTimeFormat") {
    const language = node.arguments?.[0];
    const options = node.arguments?.[1]?.getText() ?? "";
    return !!language && /^.(?:sv-SE|en-CA)/.test(language.getText()) && !/hour|timeStyle/.test(options);
  }
  return PARTS.test(methodOf(node)?.name ?? "");
}

/** Whether a call takes the day out of a text that has the time of day too. */
function cutsDay(node: ts.Node): boolean {
  const call = methodOf(node);
  if (!call || !CUTS.includes(call.name)) return false;
  const [first, second] = call.args.map((arg) => (ts.isStringLiteralLike(arg) ? arg.text : arg.getText()));
  if (call.name === "split") return first === "T" || first === "/T/";
  if (isWrittenMoment(call.on)) return !(call.name === "replace" && first !== undefined && !first.includes("T"));
  const takesDay = ["slice", "substring", "substr"].includes(call.name) && first === "0" && second === "10";
  return takesDay && MOMENT.test(call.on.getText());
}

const SQL_DAY =
  /\bcurrent_date\b|\bnow\(\)\s*::\s*date\b|\bdate_trunc\s*\(|\bextract\s*\(\s*(?:year|quarter|month|week|dow|isodow|doy)\b|\w_at"?\s*::\s*date\b|\bto_char\s*\(\s*(?:now\(\)|[\w.]*_at)\s*,/i;

const days: Rule = {
  where: (file) => file !== "base/day.ts",
  visit(node, { file, fault }) {
    if (cutsDay(node) || (isProduct(file) && !isTest(file) && makesDay(node)))
      fault(node, "a day is a day in Romania: dayOf(moment) of base/day.ts, or clock.today()");
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
      const text = node.getText();
      if (SQL_DAY.test(text) && !text.includes("Europe/Bucharest"))
        fault(
          node,
          "the database cuts days by UTC: (moment at time zone 'Europe/Bucharest')::date, or base/days.server.ts",
        );
    }
  },
};

const RAW_SERIAL = /\b(?:lower|upper)\(\s*"?(?:\w+\.)?serial"?\s*\)|(?<![_\w])(?:\w+\.)?serial"?\s+i?like\b/i;

const serials: Rule = {
  where: (file) => file.endsWith(".sql.server.ts"),
  visit(node, { fault }) {
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText()) && RAW_SERIAL.test(node.getText()))
      fault(node, "serial numbers are compared without case, spaces and dashes: base/serial.server.ts");
  },
};

const normalForms: Rule = {
  where: (file) => isProduct(file) && file !== "base/clean-text.ts" && !isTest(file),
  visit(node, { fault }) {
    if (methodOf(node)?.name === "normalize" && methodOf(node)?.args[0]?.getText().startsWith('"NF'))
      fault(node, "to sort the marks of a letter takes the square of their number: normalForm() of base/clean-text.ts");
  },
};

/** Where the API of a courier is connected by its name. */
const COMPOSITION = "app/composition.server.ts";

const usualCourier: Rule = {
  where: (file) => file.startsWith("app/") && file !== COMPOSITION && !isTest(file),
  visit(node, { fault }) {
    if (ts.isStringLiteralLike(node) && Object.hasOwn(couriers, node.text))
      fault(node, "which courier is the usual one is a setting: settings.current().parcels.usualCourier");
  },
};

const chance: Rule = {
  where: (file) => isProduct(file) && !isTest(file),
  visit(node, { source, fault }) {
    if (ts.isCallExpression(node) && node.expression.getText(source) === "Math.random") {
      fault(
        node,
        "chance is handed in: newId() of base/id.ts for ids, node:crypto for secrets, a seeded generator for the demo",
      );
    }
  },
};

const transactions: Rule = {
  where: (file) => file !== "base/db.server.ts",
  visit(node, { fault }) {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === "transaction"
    ) {
      fault(node, "use transaction(db, async (tx) => …) of base/db.server.ts: it keeps the root handle out");
    }
  },
};

const QUERIES = ["selectFrom", "insertInto", "updateTable", "deleteFrom", "mergeInto", "replaceInto"];
const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+"?(\w+)/gi;

/** The method of the query builder that a node calls, or "sql" for a template of SQL. */
function queryIn(node: ts.Node): string | null {
  if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) return "sql";
  const isMethod = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
  const name = isMethod ? (node.expression as ts.PropertyAccessExpression).name.text : "";
  return QUERIES.includes(name) ? name : null;
}

const queries: Rule = {
  where: (file) => file.startsWith("shop/") && !isTest(file) && !file.endsWith(".sql.server.ts"),
  visit(node, { fault }) {
    if (queryIn(node)) fault(node, "a module keeps its queries in its .sql.server.ts files: add this one there");
  },
};

const ownTables: Rule = {
  where: (file) => file.endsWith(".sql.server.ts"),
  visit(node, { file, source, fault }) {
    const query = queryIn(node);
    if (!query || query === "selectFrom") return;
    const table = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    const named =
      table && ts.isStringLiteral(table)
        ? [table.text.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)]
        : [];
    const written = query === "sql" ? [...node.getText(source).matchAll(WRITES)].map(([, name]) => name ?? "") : named;
    for (const name of written) {
      const owner = ownerOf(name);
      if (owner && owner !== moduleOf(file))
        fault(node, `only ${owner.path} writes ${name}: call one of its functions`);
    }
  },
};

const silence: Rule = {
  where: (file) => isIn("app", "shop", "gateways")(file) && !isTest(file),
  visit(node, { source, fault }) {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText(source) === "console") {
      fault(node, "log through shop.log, which is structured and knows its level");
    }
  },
};

const reExports: Rule = {
  where: () => true,
  visit(node, { fault }) {
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      fault(node, "no barrels: import it from the file that defines it");
  },
};

const PALETTE =
  /\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|shadow|accent|caret|divide|placeholder)-(?:(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d{2,3}|white|black)\b/;
const COLOUR = /(?:^|[\s:("'[,])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;

function isAddress(node: ts.Node): boolean {
  const attribute = ts.findAncestor(node, ts.isJsxAttribute);
  return attribute !== undefined && ["href", "to", "action"].includes(attribute.name.getText());
}

const colours: Rule = {
  where: isScreen,
  visit(node, { fault }) {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return;
    if (PALETTE.test(node.text) || (COLOUR.test(node.text) && !isAddress(node))) {
      fault(node, "tokens, not colours: use a name from app/kit/styles/tokens.css, as in bg-surface text-ink");
    }
  },
};

const LINKS = "app/links.ts";
const OFFICE_LINKS = "app/office-links.ts";

/** The first segments of the site map's paths, such as "cart" and "products"; and the ids of its routes. */
const firstSegments = new Set(siteMap.flatMap(({ path }: RouteConfigEntry) => path?.split("/")[0] ?? []));
const routeIds = new Set(
  siteMap.flatMap(function idsOf({ id, file, children }: RouteConfigEntry): string[] {
    return [id ?? file.replace(/\.tsx?$/, ""), ...(children ?? []).flatMap(idsOf)];
  }),
);

/** What app/server answers itself, so that it may name it. */
const serverSegments = ["assets", "healthz", "metrics", "readyz"];

function isSegment(text: string, file: string): boolean {
  if (serverSegments.includes(text)) return !file.startsWith("app/server/");
  return firstSegments.has(text);
}

/** Unix names its devices under /dev, where the shop has the pages for its developers. */
const isDevice = (text: string) => /^\/dev\/(?!outbox)/.test(text);

/** Whether a text begins with a path of the shop or contains one. "/" alone counts only in a link or a redirect. */
function isShopPath(text: string, node: ts.Node, file: string): boolean {
  const named = [...text.matchAll(/(?<=^|[\s"'(^])\/([\w.-]+)(?=$|[/?#\s"'),])/g)];
  if (named.some(({ 1: segment, index }) => !isDevice(text.slice(index)) && isSegment(segment ?? "", file)))
    return true;
  const rest = /^\/(?=$|[?#/])(.*)$/s.exec(text)?.[1];
  if (rest === undefined) return false;
  const isRedirect = ts.isCallExpression(node.parent) && node.parent.expression.getText().startsWith("redirect");
  return !rest.startsWith("/") && (isRedirect || isAddress(node) || /^[?#]\w/.test(rest));
}

/** Whether a regular expression names a path of the shop: after a slash, or as one of the alternatives after it. */
function matchesShopPath(literal: string, file: string): boolean {
  const pattern = literal
    .slice(1, literal.lastIndexOf("/"))
    .replaceAll(String.raw`\/`, "/")
    .replaceAll("\\.", ".");
  const isTag = pattern.startsWith("<");
  const named = isTag ? [] : [...pattern.matchAll(/(?<![\w.\])}*+?])\/(?:\((?:\?:)?([^()]*)|([\w.-]+))/g)];
  return named.some(
    ({ 1: group, 2: single, index }) =>
      !isDevice(pattern.slice(index)) &&
      (group?.split("|") ?? [single ?? ""]).some((one) => isSegment(/^[\w.-]*/.exec(one)?.[0] ?? "", file)),
  );
}

const addresses: Rule = {
  // app/server has a stricter rule too, `pathlessServer`.
  where: (file) => isIn("app", "shop")(file) && !isTest(file) && ![LINKS, OFFICE_LINKS, "app/routes.ts"].includes(file),
  visit(node, { source, file, fault }) {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    const names = isText
      ? !ts.isImportDeclaration(node.parent) && isShopPath(node.text, node, file)
      : ts.isRegularExpressionLiteral(node) && matchesShopPath(node.getText(source), file);
    if (!names) return;
    fault(
      node,
      file.startsWith("shop/")
        ? "the shop writes no address: answer with ids and keys, of which app makes a link"
        : `addresses are written in ${LINKS}: call links.product(id) and the like`,
    );
  },
};

/** Texts that are the same in all four languages. Each needs a reason. */
const sameEverywhere = new Set([
  "RON", // the currency's code
  "fps", // the unit, as games write it
  "GB",
  "TB",
  "MHz",
  "GHz",
  "W",
  "mm",
  "px",
  "dB",
  "RPM", // units of measure
]);
const TEXT_ATTRIBUTES = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
  "alt",
  "title",
  "placeholder",
  "label",
  "heading",
  "description",
];
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

function isWord(text: string): boolean {
  return [...text.matchAll(WORD)].some(([word]) => !sameEverywhere.has(word));
}

/** The literal texts that a JSX expression may render: through ?:, &&, ||, ??, parentheses and templates. */
function* renderedTexts(node: ts.Expression): Generator<{ node: ts.Node; text: string }> {
  if (ts.isStringLiteralLike(node)) yield { node, text: node.text };
  else if (ts.isTemplateExpression(node)) {
    for (const part of [node.head, ...node.templateSpans.map((span) => span.literal)]) yield { node, text: part.text };
  } else if (ts.isParenthesizedExpression(node)) yield* renderedTexts(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* renderedTexts(node.whenTrue);
    yield* renderedTexts(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const shows = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ];
    if (!shows.includes(node.operatorToken.kind)) return;
    yield* renderedTexts(node.left);
    yield* renderedTexts(node.right);
  }
}

/** The page of the component kit is for developers, in English. */
const KIT = "app/features/dev/kit.tsx";

const words: Rule = {
  where: (file) => isScreen(file) && file !== KIT,
  visit(node, { fault }) {
    const message =
      "every visible word has a key: useWords(namespace) and t(key), with the words in the words/ folder of its feature";
    if (ts.isJsxText(node)) {
      if (isWord(node.text)) fault(node.getStart() + node.getFullText().search(/\S/), message);
      return;
    }
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    const isText = ts.isJsxAttribute(node) && TEXT_ATTRIBUTES.includes(node.name.getText());
    const expression = isChild ? node.expression : isText ? valueOf(node) : undefined;
    if (!expression) return;
    for (const rendered of renderedTexts(expression)) if (isWord(rendered.text)) fault(rendered.node, message);
  },
};

function valueOf(attribute: ts.JsxAttribute): ts.Expression | undefined {
  const value = attribute.initializer;
  if (!value) return undefined;
  return ts.isJsxExpression(value) ? value.expression : (value as ts.Expression);
}

const MOST_LINES_OF_A_LOADER = 35; // lines of a loader or an action, as the formatter writes them

const thinRoutes: Rule = {
  where: (file) => /^app\/(features|shell|shared)\//.test(file) && !isTest(file),
  visit(node, { source, fault }) {
    if (!ts.isFunctionDeclaration(node) || !["loader", "action"].includes(node.name?.text ?? "") || !node.body) return;
    const lines = node.body.getText(source).split("\n").length;
    if (lines > MOST_LINES_OF_A_LOADER)
      fault(node, `${lines} lines: a rule hides in this ${node.name?.text}: move it to a function of the shop`);
  },
};

const MOST_LINES_OF_A_FUNCTION = 80; // as the formatter writes them

const shortFunctions: Rule = {
  where: (file) =>
    isIn("app", "shop", "gateways", "base", "db")(file) && !file.startsWith("db/migrations/") && !isTest(file),
  visit(node, { source, fault }) {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const lines = node.getText(source).split("\n").length;
    if (lines > MOST_LINES_OF_A_FUNCTION)
      fault(
        node,
        `${lines} lines, at most ${MOST_LINES_OF_A_FUNCTION}: split it into functions or components with names`,
      );
  },
};

/** Whether a text is a path of the site map or begins with one. In a regular expression the slashes are escaped. */
function isSitePath(text: string): boolean {
  return (
    [...text.matchAll(/(?:^|[^\w.])\\?\/([\w.-]+)/g)].some(([, part]) => firstSegments.has(part ?? "")) ||
    routeIds.has(text)
  );
}

const pathlessServer: Rule = {
  where: (file) => file.startsWith("app/server/") && !isTest(file),
  visit(node, { source, fault }) {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (ts.isImportDeclaration(node.parent ?? node)) return;
    const text = isText ? node.text : ts.isRegularExpressionLiteral(node) ? node.getText(source).slice(1) : "";
    if (isSitePath(text))
      fault(node, "the server names no path and no route: let the route say it in its handle (app/route-handle.ts)");
  },
};

const honestTests: Rule = {
  where: (file) => /\.test\.tsx?$/.test(file),
  visit(node, { source, fault }) {
    if (ts.isPropertyAccessExpression(node)) {
      const text = node.getText(source);
      if (/^(test|it|describe)\b.*\.(only|todo|skip)$/.test(text))
        fault(node, "a test runs or is not there: finish it or remove it");
      if (/^vi\.(mock|doMock|spyOn)$/.test(text))
        fault(node, "no mocks of our own code: hand in a real one (testing/), or a gateway of the test's own");
      if (/^vi\.waitFor$/.test(text))
        fault(node, "vi.waitFor gives up after a second: wait with eventually (testing/time/eventually.ts)");
    }
    const isPromise = ts.isNewExpression(node) && node.expression.getText(source) === "Promise";
    const sleeps = isPromise && /\bsetTimeout\(\s*\w+\s*(,|\))/.test(node.getText(source));
    const sleepImport = ts.isImportDeclaration(node) && /timers\/promises/.test(node.moduleSpecifier.getText(source));
    if (sleeps || sleepImport) fault(node, "a test does not sleep: wait for a condition, or move the fixed clock");
  },
};

const noEscapes: Rule = {
  where: () => true,
  visit(node, { fault }) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) fault(node, "any ends all checking: unknown, and parse it");
  },
};

const dialect: Rule = {
  where: (file) => !file.startsWith("db/migrations/"),
  visit(node, { fault }) {
    const name = chosenName(node);
    const found = name && dialectIn(name.text);
    if (name && found) fault(name, dialectMessage(name.text, found));
  },
};

function dialectMessage(name: string, { word, instead }: { word: string; instead: string }): string {
  return `"${word}" in ${name} is a word of our own: say ${instead} (docs/WORDS.md)`;
}

/** `shop/trade-in/draft/pay-order.server.ts` has the names `shop`, `tradeIn`, `draft` and `payOrder`. */
function namesOfPath(file: string): string[] {
  return file
    .split("/")
    .map((part) => (part.split(".")[0] ?? "").replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase()));
}

const rules = [
  clock,
  days,
  serials,
  usualCourier,
  normalForms,
  chance,
  transactions,
  queries,
  ownTables,
  silence,
  reExports,
  addresses,
  colours,
  words,
  thinRoutes,
  shortFunctions,
  pathlessServer,
  honestTests,
  noEscapes,
  dialect,
];

// Split, so that this file does not violate its own rule.
const LEFT_OPEN = new RegExp(String.raw`\b(${["TO", "DO|FIX", "ME|X", "XX"].join("")})\b`);
const MUTED = new RegExp(String.raw`@ts-(?:${"ignore"}|nocheck)|(?:ox|es)lint-${"disable"}(?![^\n]* -- \S)`);
const DRAWERS = /(^|\/)(utils?|helpers?|services?|types|common|misc)(\.[^/]*|\/.*)$/;

/** All violations in the name and the text of one file. */
export function faultsOf(file: string, text: string): Fault[] {
  const faults: Fault[] = [];
  const lineAt = (position: number) => text.slice(0, position).split("\n").length;
  const drawer = DRAWERS.exec(file);
  if (drawer)
    faults.push({
      file,
      line: 1,
      message: `"${drawer[2]}" is a drawer: name the file after the one thing that it holds`,
    });
  const open = LEFT_OPEN.exec(text);
  const muted = MUTED.exec(text);
  if (muted)
    faults.push({
      file,
      line: lineAt(muted.index),
      message: "fix it; if the tool is wrong, disable it for that one line and say why: -- because …",
    });
  if (open) faults.push({ file, line: lineAt(open.index), message: "do it now, or write it down as an issue" });
  if (file.endsWith(".css")) {
    const colour = file === "app/kit/styles/tokens.css" ? null : COLOUR.exec(text);
    if (colour)
      faults.push({
        file,
        line: lineAt(colour.index),
        message: "colours live in app/kit/styles/tokens.css: use its variables",
      });
  }
  if (/\.(?:sh|ps1)$/.test(file)) {
    // Served scripts have placeholders, such as @SHOP@: a path after one is half an address.
    const address = /@[A-Z]+@\/[\w-]/.exec(text);
    if (address)
      faults.push({
        file,
        line: lineAt(address.index),
        message: `addresses are written in ${LINKS}: fill the whole address in where the script is served`,
      });
  }
  if (!/\.tsx?$/.test(file)) return faults;

  const inNames = file.startsWith("db/migrations/") ? [] : namesOfPath(file).map(dialectIn);
  for (const inName of inNames) if (inName) faults.push({ file, line: 1, message: dialectMessage(file, inName) });

  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const context: Context = {
    file,
    source,
    fault: (at, message) =>
      faults.push({ file, line: lineAt(typeof at === "number" ? at : at.getStart(source)), message }),
  };
  const mine = rules.filter((rule) => rule.where(file));
  const visit = (node: ts.Node) => {
    for (const rule of mine) rule.visit(node, context);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

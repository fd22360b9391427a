// Rules about the text of a file, read from its syntax tree, so that a comment or a string never trips them.
// Each message names the alternative.

import type { RouteConfigEntry } from "@react-router/dev/routes";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import siteMap from "../app/routes.ts";
import { ownerOf, moduleOf } from "./architecture.ts";

export type Fault = { file: string; line: number; message: string };

type Context = { file: string; source: ts.SourceFile; fault(node: ts.Node | number, message: string): void };
type Rule = { where(file: string): boolean; visit(node: ts.Node, context: Context): void };

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith("e2e/");
const isIn =
  (...modules: string[]) =>
  (file: string) =>
    modules.some((room) => file.startsWith(`${room}/`) || file === room);
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

/** The name of the query builder's method that a node calls, or "sql" for a statement written out. */
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
        ? [table.text.replace(/[A-Z]/g, (emailMessage) => `_${emailMessage.toLowerCase()}`)]
        : [];
    const written = query === "sql" ? [...node.getText(source).matchAll(WRITES)].map(([, name]) => name ?? "") : named;
    for (const name of written) {
      const owner = ownerOf(name);
      if (owner && owner !== moduleOf(file)) fault(node, `only ${owner.path} writes ${name}: ask one of its verbs`);
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

/** The first pieces of the shop's paths: those that links are written to, and those that only programs ask for. */
function firstPieces(): Set<string> {
  const written = readFileSync(join(import.meta.dirname, "..", LINKS), "utf8");
  return new Set(["feeds", "robots.txt", ...[...written.matchAll(/"\/([\w.-]+)/g)].map(([, piece]) => piece ?? "")]);
}

let pieces: Set<string> | undefined;

/** Whether a text is a path of the shop, or what one begins with: the front page alone only where it leads somewhere. */
function isShopPath(text: string, node: ts.Node): boolean {
  const [, piece, rest] = /^\/([\w.-]*)(.*)$/s.exec(text) ?? [];
  if (piece === undefined || rest === undefined || !/^($|[/?#])/.test(rest)) return false;
  if (piece !== "") return (pieces ??= firstPieces()).has(piece);
  const isRedirect = ts.isCallExpression(node.parent) && node.parent.expression.getText().startsWith("redirect");
  return !rest.startsWith("/") && (isRedirect || isAddress(node) || /^[?#]\w/.test(rest));
}

const addresses: Rule = {
  // The server's own tables by path are in app/server.
  where: (file) => isIn("app", "shop")(file) && !isTest(file) && ![LINKS, "app/routes.ts"].includes(file),
  visit(node, { file, fault }) {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node)) return;
    if (ts.isImportDeclaration(node.parent) || !isShopPath(node.text, node)) return;
    fault(
      node,
      file.startsWith("shop/")
        ? "the shop writes no address: answer with ids and keys, of which app makes a link"
        : `addresses are written in ${LINKS}: call links.product(id) and the like`,
    );
  },
};

/** Signs that read the same in all four languages. A word here needs its reason. */
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
const SPOKEN = [
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

function isSpoken(text: string): boolean {
  return [...text.matchAll(WORD)].some(([word]) => !sameEverywhere.has(word));
}

/** The literal texts that an expression between braces may show: through ?:, &&, ||, ??, brackets and templates. */
function* shownTexts(node: ts.Expression): Generator<{ node: ts.Node; text: string }> {
  if (ts.isStringLiteralLike(node)) yield { node, text: node.text };
  else if (ts.isTemplateExpression(node)) {
    for (const part of [node.head, ...node.templateSpans.map((span) => span.literal)]) yield { node, text: part.text };
  } else if (ts.isParenthesizedExpression(node)) yield* shownTexts(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* shownTexts(node.whenTrue);
    yield* shownTexts(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const shows = [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
      ts.SyntaxKind.PlusToken,
    ];
    if (!shows.includes(node.operatorToken.kind)) return;
    yield* shownTexts(node.left);
    yield* shownTexts(node.right);
  }
}

/** The kit's own page speaks to those who build the shop. */
const KIT = "app/features/dev/kit.tsx";

const words: Rule = {
  where: (file) => isScreen(file) && file !== KIT,
  visit(node, { fault }) {
    const message =
      "every visible word has a key: useWords(namespace) and t(key), with the words in the words/ folder of its feature";
    if (ts.isJsxText(node)) {
      if (isSpoken(node.text)) fault(node.getStart() + node.getFullText().search(/\S/), message);
      return;
    }
    const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
    const isSaid = ts.isJsxAttribute(node) && SPOKEN.includes(node.name.getText());
    const expression = isChild ? node.expression : isSaid ? saidBy(node) : undefined;
    if (!expression) return;
    for (const shown of shownTexts(expression)) if (isSpoken(shown.text)) fault(shown.node, message);
  },
};

function saidBy(attribute: ts.JsxAttribute): ts.Expression | undefined {
  const value = attribute.initializer;
  if (!value) return undefined;
  return ts.isJsxExpression(value) ? value.expression : (value as ts.Expression);
}

const LONGEST_ASK = 35; // lines of a loader or an action, as the formatter writes them

const thinRoutes: Rule = {
  where: (file) => /^app\/(features|shell|shared)\//.test(file) && !isTest(file),
  visit(node, { source, fault }) {
    if (!ts.isFunctionDeclaration(node) || !["loader", "action"].includes(node.name?.text ?? "") || !node.body) return;
    const lines = node.body.getText(source).split("\n").length;
    if (lines > LONGEST_ASK)
      fault(node, `${lines} lines: a rule hides in this ${node.name?.text}; a verb of the shop should know it`);
  },
};

/** The first parts of the site map's paths, "cart" and "products" among them, and the names of its routes. */
const firstParts = new Set(siteMap.flatMap(({ path }: RouteConfigEntry) => path?.split("/")[0] ?? []));
const routeIds = new Set(
  siteMap.flatMap(function idsOf({ id, file, children }: RouteConfigEntry): string[] {
    return [id ?? file.replace(/\.tsx?$/, ""), ...(children ?? []).flatMap(idsOf)];
  }),
);

/** Whether a text is, or begins with, a path of the site map. The slashes of a regular expression are escaped. */
function isSitePath(text: string): boolean {
  return (
    [...text.matchAll(/(?:^|[^\w.])\\?\/([\w.-]+)/g)].some(([, part]) => firstParts.has(part ?? "")) ||
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
    }
    const isPromise = ts.isNewExpression(node) && node.expression.getText(source) === "Promise";
    const sleeps = isPromise && /\bsetTimeout\(\s*\w+\s*(,|\))/.test(node.getText(source));
    const napImport = ts.isImportDeclaration(node) && /timers\/promises/.test(node.moduleSpecifier.getText(source));
    if (sleeps || napImport) fault(node, "a test does not sleep: wait for what it waits for, or move the fixed clock");
  },
};

const noEscapes: Rule = {
  where: () => true,
  visit(node, { fault }) {
    if (node.kind === ts.SyntaxKind.AnyKeyword) fault(node, "any ends all checking: unknown, and parse it");
  },
};

const rules = [
  clock,
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
  pathlessServer,
  honestTests,
  noEscapes,
];

// Written apart so that this file does not find itself.
const LEFT_OPEN = new RegExp(String.raw`\b(${["TO", "DO|FIX", "ME|X", "XX"].join("")})\b`);
const MUTED = new RegExp(String.raw`@ts-(?:${"ignore"}|nocheck)|(?:ox|es)lint-${"disable"}(?![^\n]* -- \S)`);
const DRAWERS = /(^|\/)(utils?|helpers?|services?|types|common|misc)(\.[^/]*|\/.*)$/;

/** Everything that is wrong with one file's name and text. */
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
      message: "mend it; where the tool is wrong, mute that one line and say why: -- because …",
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
  if (!/\.tsx?$/.test(file)) return faults;

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

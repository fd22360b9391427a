// Rules for the texts of the shop: all four languages have the same keys, every key is used, and every use has its text.

import { wordFaults } from "./word-rules.ts";
import ts from "typescript";

/** A file of texts in one language. */
export type WordFile = { language: string; namespace: string; words: unknown };
/** A source file that may use texts. */
export type SourceFile = { file: string; text: string };
export type LocaleReport = { faults: string[]; keys: number; uses: number };

const languages = ["ro", "en", "hu", "uk"] as const;
type Language = (typeof languages)[number];

const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Words that are the same in several languages, each with a reason. */
const sharedWords: Record<string, string> = {
  Fire: "a program",
  Strike: "a program",
  C: "the sign of degrees Celsius",
  dB: "the unit of noise",
  A: "grade, and the weighting of noise",
  Unigine: "a program",
  Steel: "a program",
  Nomad: "a program",
  Port: "a program",
  Royal: "a program",
  ultra: "a setting of games",
  PC: "the usual short form everywhere",
  PCBis: "the shop's name",
  RON: "the currency's code",
  CPU: "trade term",
  GPU: "trade term",
  RAM: "trade term",
  SSD: "trade term",
  HDD: "trade term",
  VRAM: "trade term",
  DDR: "trade term",
  FPS: "trade term",
  fps: "trade term",
  TDP: "trade term",
  NVMe: "trade term",
  SATA: "trade term",
  LED: "trade term",
  ATX: "form factor",
  ITX: "form factor",
  Mini: "form factor",
  Micro: "form factor",
  GB: "unit",
  TB: "unit",
  MHz: "unit",
  GHz: "unit",
  MT: "unit",
  s: "unit",
  W: "unit",
  mm: "unit",
  h: "unit",
  RPM: "unit",
  x: "times",
  Cinebench: "product name",
  R: "product name",
  DMark: "product name",
  FurMark: "product name",
  Heaven: "product name",
  Time: "product name",
  Spy: "product name",
  Intel: "brand",
  AMD: "brand",
  NVIDIA: "brand",
  Ryzen: "brand",
  RTX: "brand",
  Core: "brand",
  Radeon: "brand",
  GeForce: "brand",
  IBAN: "name of a standard",
  BIC: "name of a standard",
  SWIFT: "name of a standard",
  QR: "name of a standard",
  CUI: "Romanian institution or register",
  CAEN: "Romanian institution or register",
  ANPC: "Romanian institution or register",
  SAL: "Romanian institution or register",
  SRL: "Romanian institution or register",
  SOL: "Romanian institution or register",
  CVV: "name on the card",
  CVC: "name on the card",
  Visa: "brand",
  Mastercard: "brand",
  AI: "trade term",
};

/** Words of the trade that two or three of the languages share. No variant is invented to make them differ. */
const internationalisms = new Set([
  "Total",
  "Card",
  "total",
  "Status",
  "Popular",
  "Model",
  "Newsletter",
  "Voucher",
  "Locker",
  "locker",
  "Document",
  "Driver",
  "Socket",
  "Chipset",
  "Bank",
  "Accept",
  "Cost",
  "PDF",
  "CSV",
  "AWB",
]);

/** Texts that are rightly the same in two languages: "namespace:key" and the reason. */
export type SharedSentences = Record<string, string>;

type Entry = { namespace: string; key: string; forms: Map<string, string> };

function flatten(words: unknown, path = ""): [string, unknown][] {
  if (typeof words !== "object" || words === null) return [[path, words]];
  return Object.entries(words).flatMap(([name, value]) => flatten(value, path ? `${path}.${name}` : name));
}

/** The keys of one file; plural forms are grouped under their base key: "months" -> { _one, _few, _other }. */
function entriesOf({ language, namespace, words }: WordFile, faults: string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [path, text] of flatten(words)) {
    if (typeof text !== "string") {
      faults.push(`${language}/${namespace}.json ${path}: is not text`);
      continue;
    }
    const suffix = PLURAL.exec(path)?.[0] ?? "";
    const key = suffix ? path.slice(0, -suffix.length) : path;
    const entry = entries.get(key) ?? { namespace, key, forms: new Map() };
    entry.forms.set(suffix, text);
    entries.set(key, entry);
  }
  return entries;
}

function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? ""));
}

function wordsIn(text: string): string[] {
  return text.replace(PLACEHOLDER, " ").match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

function sameSet(a: Set<string>, b: Set<string>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

function formFaults(language: Language, entry: Entry): string[] {
  const faults: string[] = [];
  const given = new Set(entry.forms.keys());
  if (given.has("") && given.size === 1) return faults;
  const wanted = new Set(
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.map((category) => `_${category}`),
  );
  if (!sameSet(given, wanted))
    faults.push(
      `has the plurals ${[...given].toSorted().join(" ")}; ${language} needs ${[...wanted].toSorted().join(" ")}`,
    );
  return faults;
}

function spellingFaults(language: Language, text: string): string[] {
  const faults: string[] = [];
  if (text.trim() === "") faults.push("says nothing");
  // An empty line begins a paragraph of a long text.
  if (text !== text.trim() || /[ \n]{2}/.test(text.replaceAll(/(?<=\S)\n\n(?=\S)/g, "\n")))
    faults.push("has stray spaces");
  if (text !== text.normalize("NFC")) faults.push("has letters put together from parts: write it in NFC");
  if (/[şţŞŢ]/.test(text)) faults.push("has ş or ţ with a cedilla: Romanian writes ș ț with a comma below");
  if (/["']/.test(text)) faults.push(`has a straight quotation mark: ro „…” ’, en “…” ’, hu „…” ’, uk «…» ’`);
  if (text.includes("...")) faults.push("has three dots: write …");
  if (/\{\{\s|\s\}\}|(?<!\{)\{(?!\{)|(?<!\})\}(?!\})/.test(text)) faults.push("has a broken {{placeholder}}");
  const unknown = wordsIn(text)
    .filter((word) => !(word in sharedWords))
    .join(" ");
  if (language === "uk" && LATIN.test(unknown) && !CYRILLIC.test(unknown)) faults.push("is not Ukrainian");
  if (language !== "uk" && CYRILLIC.test(unknown)) faults.push("has Cyrillic letters");
  return faults;
}

function isSharedText(text: string): boolean {
  return wordsIn(text).every((word) => word in sharedWords || internationalisms.has(word));
}

/** Compares the four languages of every namespace. */
function compareLanguages(
  files: readonly WordFile[],
  shared: SharedSentences,
): { faults: string[]; namespaces: Map<string, Map<string, Entry>> } {
  const faults: string[] = [];
  const namespaces = new Map<string, Map<string, Entry>>();
  const usedShared = new Set<string>();
  for (const namespace of new Set(files.map((file) => file.namespace))) {
    const byLanguage = new Map<Language, Map<string, Entry>>();
    for (const language of languages) {
      const file = files.find((other) => other.namespace === namespace && other.language === language);
      if (file) byLanguage.set(language, entriesOf(file, faults));
      else faults.push(`${language}/${namespace}.json: is missing`);
    }
    const everyKey = new Set([...byLanguage.values()].flatMap((entries) => [...entries.keys()]));
    namespaces.set(namespace, byLanguage.get("ro") ?? new Map());

    for (const key of everyKey) {
      const romanian = byLanguage.get("ro")?.get(key);
      const wanted = placeholdersOf([...(romanian?.forms.values() ?? [])].join(" "));
      for (const [language, entries] of byLanguage) {
        const where = `${language}/${namespace}.json ${key}:`;
        const entry = entries.get(key);
        if (!entry) {
          faults.push(`${where} is missing`);
          continue;
        }
        faults.push(...formFaults(language, entry).map((fault) => `${where} ${fault}`));
        for (const [form, text] of entry.forms) {
          const broken = [...spellingFaults(language, text), ...wordFaults(language, `${namespace}:${key}`, text)];
          faults.push(...broken.map((fault) => `${where.slice(0, -1)}${form}: ${fault}`));
          const found = placeholdersOf(text);
          // A plural form may omit the number: "one thing to mend".
          if (form !== "") found.add("count");
          const needed = form === "" ? wanted : new Set([...wanted, "count"]);
          if (romanian && !sameSet(found, needed)) {
            faults.push(
              `${where.slice(0, -1)}${form}: has the placeholders {${[...found].join(", ")}}, Romanian has {${[...needed].join(", ")}}`,
            );
          }
        }
      }
      for (const [index, a] of languages.entries()) {
        for (const b of languages.slice(index + 1)) {
          const [first, second] = [a, b].map((language) => byLanguage.get(language)?.get(key)?.forms);
          const same = [...(first ?? [])].some(([form, text]) => second?.get(form) === text && !isSharedText(text));
          if (!same) continue;
          usedShared.add(`${namespace}:${key}`);
          if (!shared[`${namespace}:${key}`]) {
            faults.push(
              `${b}/${namespace}.json ${key}: is the same as in ${a}. Translate it, or say why in scripts/shared-sentences.ts`,
            );
          }
        }
      }
    }
  }
  for (const name of Object.keys(shared)) {
    if (!usedShared.has(name)) faults.push(`scripts/shared-sentences.ts: no two languages share ${name} any more`);
  }
  return { faults, namespaces };
}

type Speaker = { namespace: string; scope: ts.Node; name: string };
type Call = { namespace: string; node: ts.CallExpression };

/** The namespace in a call of `useWords("cart")` or `wordsFor(language, "cart")`. */
function namespaceRequested(node: ts.Node | undefined, namespaces: ReadonlySet<string>): string | null {
  if (!node || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  if (!["useWords", "wordsFor"].includes(node.expression.text)) return null;
  const named = node.arguments.find((argument) => ts.isStringLiteral(argument) && namespaces.has(argument.text));
  return named && ts.isStringLiteral(named) ? named.text : null;
}

function scopeOf(node: ts.Node): ts.Node {
  return (
    ts.findAncestor(
      node.parent,
      (parent) => ts.isBlock(parent) || ts.isFunctionLike(parent) || ts.isSourceFile(parent),
    ) ?? node.getSourceFile()
  );
}

/** The variables that hold a `t` function, with their namespace and scope. */
function speakersOf(source: ts.SourceFile, namespaces: ReadonlySet<string>): Speaker[] {
  const speakers: Speaker[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node)) {
      const namespace = namespaceRequested(node.initializer, namespaces);
      if (namespace && ts.isIdentifier(node.name))
        speakers.push({ namespace, scope: scopeOf(node), name: node.name.text });
      if (namespace && ts.isObjectBindingPattern(node.name)) {
        for (const element of node.name.elements) {
          const taken = (element.propertyName ?? element.name).getText();
          if (taken === "t") speakers.push({ namespace, scope: scopeOf(node), name: element.name.getText() });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return speakers;
}

/** The calls of a `t` whose namespace is known in this file. For a `t` that is a parameter, the compiler checks the keys. */
function callsIn(source: ts.SourceFile, namespaces: ReadonlySet<string>): Call[] {
  const speakers = speakersOf(source, namespaces);
  const calls: Call[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) {
      const direct = namespaceRequested(node.expression, namespaces);
      const name = ts.isIdentifier(node.expression) ? node.expression.text : null;
      const property =
        ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === "t"
          ? node.expression.expression.getText()
          : null;
      const near = speakers
        .filter(
          (speaker) =>
            (speaker.name === name || speaker.name === property) &&
            node.pos >= speaker.scope.pos &&
            node.end <= speaker.scope.end,
        )
        .toSorted((a, b) => a.scope.end - a.scope.pos - (b.scope.end - b.scope.pos))[0];
      const namespace = direct ?? near?.namespace;
      if (namespace) calls.push({ namespace, node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

/** The keys that an expression can evaluate to: literals, and templates as patterns; null for anything else. */
function* keysMeant(node: ts.Expression): Generator<string | RegExp | null> {
  if (ts.isStringLiteralLike(node)) yield node.text;
  else if (ts.isTemplateExpression(node)) yield patternOf(node);
  else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    yield* keysMeant(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* keysMeant(node.whenTrue);
    yield* keysMeant(node.whenFalse);
  } else yield null;
}

function patternOf(template: ts.TemplateExpression): RegExp {
  const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const rest = template.templateSpans.map((span) => `.+${escape(span.literal.text)}`).join("");
  return new RegExp(`^${escape(template.head.text)}${rest}$`);
}

function valueNames(node: ts.Expression | undefined): Set<string> | null {
  if (!node) return new Set();
  if (!ts.isObjectLiteralExpression(node) || node.properties.some(ts.isSpreadAssignment)) return null;
  return new Set(node.properties.map((property) => property.name?.getText() ?? ""));
}

function checkUses(
  sources: readonly SourceFile[],
  namespaces: Map<string, Map<string, Entry>>,
): { faults: string[]; uses: number } {
  const faults: string[] = [];
  const used = new Set<string>();
  const namespaceNames = new Set(namespaces.keys());
  let uses = 0;
  const use = (namespace: string, key: string) => used.add(`${namespace}:${key}`);

  /** Keys that code stores as data and passes to a `t` later: any literal with a dot, and all literals in a file that names the namespace. */
  const held: { key: string | RegExp; namespaces: Set<string> }[] = [];

  for (const { file, text } of sources) {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const mentioned = new Set<string>();
    const literals: (string | RegExp)[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) {
        literals.push(node.text);
        if (namespaceNames.has(node.text)) mentioned.add(node.text);
      }
      if (ts.isTemplateExpression(node) && node.head.text.includes(".")) literals.push(patternOf(node));
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const key of literals) {
      const isFar = typeof key === "string" ? key.includes(".") : true;
      if (isFar || mentioned.size > 0) held.push({ key, namespaces: isFar ? namespaceNames : mentioned });
    }

    for (const { namespace, node } of callsIn(source, namespaceNames)) {
      const [first, second] = node.arguments;
      if (!first) continue;
      const where = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
      const words = namespaces.get(namespace);
      for (const key of keysMeant(first)) {
        uses++;
        if (key === null) continue;
        if (typeof key === "string") {
          const entry = words?.get(key);
          if (!entry) faults.push(`${where} "${key}" is not in ${namespace}.json`);
          if (!entry) continue;
          use(namespace, key);
          const given = valueNames(second);
          const needed = placeholdersOf([...entry.forms.values()].join(" "));
          if (!entry.forms.has("")) needed.add("count");
          const lacking = given ? [...needed].filter((name) => !given.has(name)) : [];
          if (lacking.length > 0) faults.push(`${where} "${key}" needs {{${lacking.join("}}, {{")}}}`);
          continue;
        }
        if (key.source.startsWith("^.+")) {
          faults.push(`${where} a key must begin with a fixed part, so that unused words can be found`);
          continue;
        }
        const matching = [...(words?.keys() ?? [])].filter((candidate) => key.test(candidate));
        if (matching.length === 0) faults.push(`${where} no key of ${namespace}.json matches ${key.source}`);
        for (const candidate of matching) use(namespace, candidate);
      }
    }
  }

  const heldTexts = new Map<string, Set<string>>();
  const heldPatterns = held.filter(({ key }) => key instanceof RegExp);
  for (const { key, namespaces: where } of held) {
    if (typeof key === "string") heldTexts.set(key, new Set([...(heldTexts.get(key) ?? []), ...where]));
  }
  for (const [namespace, entries] of namespaces) {
    for (const key of entries.keys()) {
      const isHeld =
        heldTexts.get(key)?.has(namespace) ||
        heldPatterns.some((pattern) => (pattern.key as RegExp).test(key) && pattern.namespaces.has(namespace));
      if (!used.has(`${namespace}:${key}`) && !isHeld)
        faults.push(`ro/${namespace}.json ${key}: nobody says it. Remove it from the four files`);
    }
  }
  return { faults, uses };
}

/** All violations, and how many keys and uses were checked. */
export function checkLocales(
  files: readonly WordFile[],
  sources: readonly SourceFile[],
  shared: SharedSentences,
): LocaleReport {
  const compared = compareLanguages(files, shared);
  const used = checkUses(sources, compared.namespaces);
  const keys = [...compared.namespaces.values()].reduce((total, entries) => total + entries.size, 0);
  return { faults: [...compared.faults, ...used.faults], keys, uses: used.uses };
}

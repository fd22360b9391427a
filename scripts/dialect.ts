// Words that names in the code do not use, each with what a reader of other shops' code knows instead (docs/WORDS.md lists the
// same). Variables, parameters, functions, types and files are checked. Properties are not: some are older columns.

import ts from "typescript";

/** The word and its other forms, with the words to take instead. */
export const dialect: Readonly<Record<string, string>> = {
  "aisle aisles": "product type",
  alive: "running, hydrated",
  "asked asker askers": "requested, query, filter, client",
  "befall befalls befell": "happens, event",
  "begun beginnings": "started, startedAt",
  "bell bells": "notification",
  "deed deeds": "command, action",
  "desk desks": "order processing, office, or the name of what it is",
  "forget forgets forgot forgotten forgetful": "delete, erase, clear",
  gossip: "the name of what it holds",
  "heard hear hears hearer": "received, notified, listen",
  "keep keeps keeping kept": "save, store, record, extend, cache",
  "mend mends mended": "fix, repair",
  "misfit misfits": "incompatibility",
  "paper papers": "document, certificate",
  "refusal refusals": "domain error",
  "room rooms": "space, clearance, slots",
  "said say says saying": "output, message, text, label",
  "shelve shelves shelved": "put on sale",
  shown: "view (in the name of a type)",
  "tell tells told": "send, notify, message, options",
  "trouble troubles": "issue",
  "ware wares": "listing, product",
  "wish wishes wished": "request, order request, target",
};

const instead = new Map(
  Object.entries(dialect).flatMap(([forms, words]) => forms.split(" ").map((form) => [form, words] as const)),
);

/** Names in which such a word is the plain right one. Each has its reason. */
const exceptions = new Set([
  "keepAlive", // the protocol's own word
  "KEEP_ALIVE",
  "keepSurplus", // the shop keeps money that nobody claims
  "KeepForm",
  "isKept", // the buyer keeps the goods
  "keptGoods",
  "ReviewRefusalTable", // the table has this name
]);

/** Words that are plain English in the name of a variable, and of our own in the name of a type. */
const onlyInTypes = new Set(["shown"]);
const isTypeName = (name: string) => /^[A-Z][a-z]/.test(name);

/** What to call it instead, if a part of the name is a word of the dialect; null if the name is fine. */
export function dialectIn(name: string): { word: string; instead: string } | null {
  if (exceptions.has(name)) return null;
  for (const word of name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []) {
    if (onlyInTypes.has(word.toLowerCase()) && !isTypeName(name)) continue;
    const words = instead.get(word.toLowerCase());
    if (words !== undefined) return { word: word.toLowerCase(), instead: words };
  }
  return null;
}

/** The name that a node declares, of those that the code chooses itself. */
export function chosenName(node: ts.Node): ts.Identifier | null {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeParameterDeclaration(node);
  // Not `{ a }`, which takes the name of a property.
  const isChosen =
    ts.isBindingElement(node) &&
    (node.propertyName !== undefined || node.dotDotDotToken !== undefined || ts.isArrayBindingPattern(node.parent));
  const name = declares || isChosen ? node.name : undefined;
  return name && ts.isIdentifier(name) ? name : null;
}

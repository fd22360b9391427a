// All regular expressions of the product, read from its sources.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export type WrittenRegex = { place: string; expression: RegExp; isBounded: boolean };

const ROOT = join(import.meta.dirname, "../..");
/** A comment that says why an expression is linear nevertheless: the text is one line, or has a greatest length. */
const REASON = /\bLinear: \S/;

/**
 * Each literal, and each `new RegExp` whose source is written there; a part that it inserts counts as one letter. `isBounded`: a comment
 * above its statement, or at the head of its file, says why the text is short.
 */
export function allRegexes(): WrittenRegex[] {
  const files = globSync("{app,base,gateways,shop}/**/*.{ts,tsx}", { cwd: ROOT });
  return files.filter((file) => !/\.test\.tsx?$/.test(file)).flatMap(regexesOf);
}

export function regexesOf(file: string): WrittenRegex[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isShort = REASON.test(text.slice(0, text.search(/^(?!\/\/)/m)));
  const found: WrittenRegex[] = [];
  const visit = (node: ts.Node): void => {
    const expression = expressionOf(node);
    if (expression) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ place: `${file}:${line}`, expression, isBounded: isShort || hasReason(node, text) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function expressionOf(node: ts.Node): RegExp | null {
  if (ts.isRegularExpressionLiteral(node)) {
    const end = node.text.lastIndexOf("/");
    return new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
  }
  if (!ts.isNewExpression(node) || node.expression.getText() !== "RegExp") return null;
  const [pattern, flags] = node.arguments ?? [];
  const written = pattern && writtenIn(pattern);
  if (!written) return null;
  return new RegExp(written, flags && ts.isStringLiteralLike(flags) ? flags.text : "");
}

/** The text of a string or a template; null where it is computed. */
function writtenIn(node: ts.Expression): string | null {
  if (ts.isStringLiteral(node)) return node.text;
  const template = ts.isTaggedTemplateExpression(node) ? node.template : node;
  const isRaw = ts.isTaggedTemplateExpression(node);
  const textOf = (part: ts.TemplateLiteralLikeNode) => (isRaw ? (part.rawText ?? "") : part.text);
  if (ts.isNoSubstitutionTemplateLiteral(template)) return textOf(template);
  if (!ts.isTemplateExpression(template)) return null;
  return textOf(template.head) + template.templateSpans.map(({ literal }) => `(?:x)${textOf(literal)}`).join("");
}

function hasReason(node: ts.Node, text: string): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const comments = ts.getLeadingCommentRanges(text, at.getFullStart()) ?? [];
    if (comments.some(({ pos, end }) => REASON.test(text.slice(pos, end)))) return true;
  }
  return false;
}

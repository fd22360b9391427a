// The text of a page, as staff write it: "## " begins a section, "- " an item of a list, an empty line a paragraph,
// [words](address) is a link, {{name}} a figure or a name that the shop fills in.
// Invariant: a text becomes blocks of plain text and links, never markup, so nothing in it can run in a browser.

import { ok, refuse, type Refused, type Ok } from "../../base/result.ts";

export type PageText = { title: string; lead: string; body: string };

export type PagePiece = { text: string; href: string | null };
export type Block =
  | { kind: "paragraph"; pieces: PagePiece[] }
  | { kind: "list"; items: PagePiece[][] }
  /** A part that the shop draws, such as the table of cookies. */
  | { kind: "part"; name: string };
export type PageSection = { title: string; blocks: Block[] };

const LONGEST_TITLE = 120; // characters
const LONGEST_LEAD = 400;
const LONGEST_BODY = 60_000;
const PLACEHOLDER = /\{\{\s*(?:([\w.-]+)\s*)?\}\}/g;
// Linear: each part has a greatest length.
const LINK = /\[([^\]\n]{1,200})\]\(([^)\s]{1,500})\)/g;

/** What a text of this page may contain: names that the shop fills in, and parts that it draws. */
export type PageFrame = { placeholders: readonly string[]; parts: readonly string[] };

/** Checks a text: an error code by field, and what it is about. */
export function readPageText(
  typed: PageText,
  frame: PageFrame,
): Ok<PageText> | Refused<{ code: "page-text"; kind: "invalid"; errors: Record<string, string>; about: string }> {
  const text = { title: typed.title.trim(), lead: typed.lead.trim(), body: typed.body.replace(/\r\n?/g, "\n").trim() };
  const errors: Record<string, string> = {};
  for (const [field, longest] of [
    ["title", LONGEST_TITLE] as const,
    ["lead", LONGEST_LEAD] as const,
    ["body", LONGEST_BODY] as const,
  ]) {
    if (text[field] === "") errors[field] = "required";
    else if (text[field].length > longest) errors[field] = "too-long";
  }
  const allowed = new Set([...frame.placeholders, ...frame.parts]);
  const unknown = [...text.body.matchAll(PLACEHOLDER)].map(([, name = ""]) => name).find((name) => !allowed.has(name));
  const bad = [...text.body.matchAll(LINK)].map(([, , href = ""]) => href).find((href) => !isSafe(href));
  if (unknown !== undefined) errors["body"] ??= "placeholder-unknown";
  else if (bad !== undefined) errors["body"] ??= "link-invalid";
  else if (!text.body.startsWith("## ")) errors["body"] ??= "section-missing";
  for (const field of ["title", "lead"] as const)
    if (text[field].includes("{{")) errors[field] ??= "placeholder-unknown";
  if (Object.keys(errors).length === 0) return ok(text);
  return refuse.invalid({ code: "page-text" as const, errors, about: unknown ?? bad ?? "" });
}

/** A page of this shop, a web address or an e-mail address. */
function isSafe(href: string): boolean {
  return /^(https:\/\/|mailto:|\/(?!\/))/.test(href) && !/[\\<>"']/.test(href);
}

/** The sections of a text that was checked, with the placeholders filled in. */
export function sectionsOf(
  body: string,
  { values, parts }: { values: Readonly<Record<string, string>>; parts: readonly string[] },
): PageSection[] {
  const sections: PageSection[] = [];
  for (const paragraph of paragraphsOf(body)) {
    if (paragraph === "") continue;
    if (paragraph.startsWith("## ")) {
      sections.push({ title: filled(paragraph.slice(3).trim(), values), blocks: [] });
      continue;
    }
    const section = sections.at(-1);
    if (section) section.blocks.push(blockOf(paragraph, { values, parts }));
  }
  return sections;
}

/** A heading is a paragraph of its own, whatever stands around it. */
function paragraphsOf(body: string): string[] {
  const apart = body.replaceAll(/^(## .*)$/gm, "\n$1\n");
  return apart.split(/\n{2,}/).map((text) => text.trim());
}

function blockOf(
  paragraph: string,
  { values, parts }: { values: Readonly<Record<string, string>>; parts: readonly string[] },
): Block {
  const part = /^\{\{\s*([\w.-]+)\s*\}\}$/.exec(paragraph)?.[1];
  if (part !== undefined && parts.includes(part)) return { kind: "part", name: part };
  const lines = paragraph.split("\n").map((line) => line.trim());
  if (lines.every((line) => line.startsWith("- ")))
    return { kind: "list", items: lines.map((line) => piecesOf(line.slice(2), values)) };
  return { kind: "paragraph", pieces: piecesOf(lines.join(" "), values) };
}

function piecesOf(text: string, values: Readonly<Record<string, string>>): PagePiece[] {
  const pieces: PagePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    if (match.index > from) pieces.push({ text: filled(text.slice(from, match.index), values), href: null });
    const [whole, words = "", href = ""] = match;
    pieces.push({ text: filled(words, values), href: isSafe(href) ? href : null });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: filled(text.slice(from), values), href: null });
  return pieces;
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole);
}

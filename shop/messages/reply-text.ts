// What somebody wrote in an answer by e-mail, without the e-mail that they quote below it.

import { Parser } from "htmlparser2";

/** A line after which mail programs put the quoted e-mail. */
const quoteBegins = [
  /^-{2,}\s*(?:original message|mesaj(?:ul)? original|eredeti üzenet|початкове повідомлення|forwarded message)\s*-{2,}$/iu,
  /^_{10,}$/u,
  /^(?:on|le|am)\s.{6,200}\s(?:wrote|schrieb|a écrit)\s*:$/iu,
  /^în\s.{6,200}\sa scris\s*:?$/iu,
  /^(?:pe|la)\s.{6,200}\sa scris\s*:?$/iu,
  /^.{6,200}\s(?:ezt írta|írta).{0,80}:$/iu,
  /^.{6,200}\s(?:пише|написав|написала|писав|писала).{0,80}:$/iu,
];

/** Outlook names sender and day of the quoted e-mail in a block. */
const outlookFrom = /^\*?(?:from|de la|feladó|від|expeditor)\s*:\*?\s*\S/iu;
const outlookNext = /^\*?(?:sent|date|to|trimis|data|către|elküldve|dátum|címzett|надіслано|дата|кому)\s*:/iu;

/** The text above the quoted e-mail; the whole text where nothing else remains of it. */
export function replyText(text: string): string {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\u0000", "").split("\n");
  const end = lines.findIndex((_, index) => isQuoteAt(lines, index));
  const current = end === -1 ? lines : lines.slice(0, end);
  while (current.length > 0 && (current.at(-1)!.trim() === "" || current.at(-1)!.startsWith(">"))) current.pop();
  const answer = current.join("\n").trim();
  return answer === "" ? text.trim() : answer;
}

function isQuoteAt(lines: readonly string[], index: number): boolean {
  const line = lines[index]!.trim();
  const next = lines[index + 1]?.trim() ?? "";
  if (outlookFrom.test(line) && outlookNext.test(next)) return true;
  // Some programs break the line before "wrote:".
  return [line, `${line} ${next}`].some((each) => quoteBegins.some((pattern) => pattern.test(each)));
}

/** Elements whose contents are not what the person wrote: styles, and the quoted e-mail. */
const LEFT_OUT = new Set(["style", "script", "head", "title", "blockquote"]);
/** Elements after which a new line begins. */
const BLOCKS = new Set(["p", "div", "tr", "li", "h1", "h2", "h3", "h4", "h5", "h6"]);

/** The text of an HTML e-mail that has no plain part, in linear time. */
export function textOfHtml(html: string): string {
  const pieces: string[] = [];
  let leftOut = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (LEFT_OUT.has(name)) leftOut++;
        else if (name === "br" && leftOut === 0) pieces.push("\n");
      },
      onclosetag(name) {
        if (LEFT_OUT.has(name)) leftOut--;
        else if (BLOCKS.has(name) && leftOut === 0) pieces.push("\n");
      },
      ontext(text) {
        if (leftOut === 0) pieces.push(text);
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return pieces
    .join("")
    .replaceAll("\u00a0", " ")
    .replaceAll(/(?<![ \t])[ \t]+\n/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

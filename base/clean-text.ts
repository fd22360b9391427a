// Cleans text that comes from outside. What people paste holds letters in two pieces, spaces and dashes of other kinds, and
// characters that nobody sees. The classes are properties of Unicode (UAX #44), so that no list has to be kept.
// Invariant: linear in the length of the text, and cleaning twice changes nothing more.

const PLAIN_LINE = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
const PLAIN_LINES = /^[\x20-\x7e\t\n]*$/;
/** What cleaning may change, apart from composing letters: most texts have none of it. */
const UNCLEAN =
  /[^\P{Cc}\t\n]|[^\P{Zs} ]|[\p{Cs}\p{Zl}\p{Zp}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb\u2800\uff9e\uff9f\u2010\u2011\ufe63\uff0d]/u;

/**
 * Without a glyph: zero width, direction, soft hyphen, variation selectors, fillers, tags (Default_Ignorable_Code_Point), and
 * the anchors of annotations. Within an emoji, the first group, stay the joiner and the selector of its coloured form.
 */
const INVISIBLE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?(?:\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)*)|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Half of a character, or a value that stands for none. */
const NO_CHARACTER = /[\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;
/** The blank of Braille looks like a space. */
const SPACES = /[\p{Zs}\u2800]/gu;
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Hyphens, among them the one that does not break. A dash of a sentence is none. */
const HYPHENS = /[\u2010\u2011\ufe63\uff0d]/gu;
/** All dashes, and the bullet that is shaped like a hyphen. */
const DASHES = /[\p{Dash}\u2043]/gu;
/** The marks of Katakana become combining marks in compatibility form. */
const MARK = String.raw`[\p{M}\uff9e\uff9f]`;
/**
 * Marks on one letter beyond the 30 of the stream-safe format (UAX #15): to sort them takes time that grows with the square
 * of their number.
 */
const MANY_MARKS = new RegExp(`(${MARK}{30})${MARK}+`, "gu");

/**
 * The text in a normal form of Unicode, in linear time: of one letter at most 30 marks stay. The product calls `normalize` only here.
 */
export function normalForm(text: string, form: "NFC" | "NFD" | "NFKC" | "NFKD"): string {
  return text.replace(MANY_MARKS, "$1").normalize(form);
}

/** One line of text in NFC: without control and invisible characters, with plain spaces and hyphens, one space at a time, none at the ends. */
export function cleanText(text: string): string {
  return PLAIN_LINE.test(text) ? text : cleanLines(text).replace(/\s+/gu, " ").trim();
}

/** The same for text of several lines: line ends are "\n"; tabs, rows of spaces and spaces at the ends stay. */
export function cleanLines(text: string): string {
  const lines = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  if (PLAIN_LINES.test(lines)) return lines;
  if (!UNCLEAN.test(lines)) return normalForm(lines, "NFC");
  const visible = lines.replace(NO_CHARACTER, "").replace(INVISIBLE, "$1");
  const plain = visible.replace(LINE_ENDS, "\n").replace(SPACES, " ").replace(CONTROLS, "").replace(HYPHENS, "-");
  return normalForm(plain, "NFC");
}

/**
 * A code or number (phone, postal code, IBAN, voucher, serial number): as `cleanText`, with every dash as "-" and letters and
 * digits in their usual form (NFKC), so that full-width digits are digits.
 */
export function cleanCode(text: string): string {
  return PLAIN_LINE.test(text)
    ? text
    : cleanText(normalForm(cleanText(text).replace(DASHES, "-"), "NFKC")).replace(DASHES, "-");
}

/** Cleans each text within a parsed JSON value, in place, as `cleanLines` does. Keys stay. */
export function cleanJson<T>(value: T): T {
  if (typeof value === "string") return cleanLines(value) as T;
  const waiting: unknown[] = [value];
  // Not recursive: JSON may be nested deeper than the stack allows.
  while (waiting.length > 0) {
    const holder = waiting.pop();
    if (typeof holder !== "object" || holder === null) continue;
    for (const [key, inner] of Object.entries(holder)) {
      if (typeof inner === "string") (holder as Record<string, unknown>)[key] = cleanLines(inner);
      else waiting.push(inner);
    }
  }
  return value;
}

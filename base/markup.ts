// Escapes text for HTML that is written without React (e-mails, error pages), and unescapes text of HTML and XML. XML has its own
// writer (xml.ts).

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for use between tags and in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
}

const signs: ReadonlyMap<string, string> = new Map([
  ...Object.entries(references).map(([sign, reference]) => [reference, sign] as const),
  ["&apos;", "'"],
]);

/**
 * The text that escapeMarkup or a writer of XML escaped: the five names of XML, and references by number ("&#350;", "&#x15E;").
 * Other references stay as they are.
 */
export function unescapeMarkup(markup: string): string {
  return markup.replace(
    /&(?:amp|lt|gt|quot|apos|#(?:(\d{1,7})|x([\da-f]{1,6})));/gi,
    (reference, decimal?: string, hexadecimal?: string) => {
      if (decimal === undefined && hexadecimal === undefined) return signs.get(reference) ?? reference;
      const code = decimal === undefined ? Number.parseInt(hexadecimal!, 16) : Number(decimal);
      const isCharacter = code > 0 && code <= 0x10_ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : reference;
    },
  );
}

// XML written as text, for the sitemap and the product feeds.
// Must always hold: every text passes through `escapeXml`, so that no title can end an element or stop a reader.

/** Controls, lone surrogates and non-characters: XML has no place for them, not even escaped. Line ends and tabs stay. */
const NOT_IN_XML = /[^\P{C}\t\n\r]/gu;

/** Printable ASCII without markup, which most texts are. */
const PLAIN = /^[ !#-%(-;=?-~]*$/;

export function escapeXml(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(NOT_IN_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&apos;");
}

/** `<name>text</name>`, or nothing where there is no text. */
export function element(name: string, text: string | number | null): string {
  return text === null ? "" : `<${name}>${escapeXml(String(text))}</${name}>`;
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

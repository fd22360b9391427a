// Writes XML: e-invoices, payment files, sitemaps, product feeds.
// Invariant: the output is well-formed for any input text.

import Builder, { type XmlBuilderOptions } from "fast-xml-builder";

/** An element: its text or its children. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

export function textElement(name: string, text: string | number): XmlNode {
  return { name, attributes: {}, children: [], text: String(text) };
}

/** An element of child elements; null children are left out. */
export function groupElement(
  name: string,
  children: readonly (XmlNode | null)[],
  attributes: Record<string, string> = {},
): XmlNode {
  return { name, attributes, children: children.filter((child) => child !== null), text: "" };
}

/** Control characters, lone surrogates and non-characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu;

/** Removes characters that XML cannot contain, not even escaped: names come from outside. */
function allowed(_name: string, text: unknown): string {
  return String(text).replace(NOT_IN_XML, "");
}

const options: XmlBuilderOptions = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  suppressBooleanAttributes: false,
  tagValueProcessor: allowed,
  attributeValueProcessor: allowed,
};
const indented = new Builder({ ...options, format: true, indentBy: "  " });
const compact = new Builder(options);
const fragment = new Builder({ ...options, suppressEmptyNode: true });

const HEAD = { "?xml": [], ":@": { version: "1.0", encoding: "UTF-8" } };

/** The whole document, indented for human readers. */
export function writeXml(root: XmlNode): string {
  return `${indented.build([HEAD, ordered(root)])}\n`;
}

/** Elements without an XML declaration, each on its own line. */
export function writeElements(elements: readonly XmlNode[]): string {
  return elements.map((element) => `${fragment.build([ordered(element)])}\n`).join("");
}

/** The text before and after the children of the element `open`, for a document that is streamed. */
export function openXml(root: XmlNode, open: string): { head: string; end: string } {
  const whole = compact.build([HEAD, ordered(root)]);
  const at = whole.lastIndexOf(`</${open}>`);
  if (at < 0) throw new Error(`the document has no ${open}`);
  return { head: `${whole.slice(0, at)}\n`, end: `${whole.slice(at)}\n` };
}

/** An element in the format of fast-xml-builder. */
function ordered({ name, attributes, children, text }: XmlNode): object {
  return { [name]: children.length > 0 ? children.map(ordered) : [{ "#text": text }], ":@": attributes };
}

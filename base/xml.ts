// XML that the shop writes for others to read: e-invoices, payment files, sitemaps, product feeds.
// Invariant: whatever text is put in, what comes out is well-formed.

import Builder, { type XmlBuilderOptions } from "fast-xml-builder";

/** An element: its text or its children. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

export function textElement(name: string, text: string | number): XmlNode {
  return { name, attributes: {}, children: [], text: String(text) };
}

/** An element of others; those that are null are left out. */
export function groupElement(
  name: string,
  children: readonly (XmlNode | null)[],
  attributes: Record<string, string> = {},
): XmlNode {
  return { name, attributes, children: children.filter((child) => child !== null), text: "" };
}

/** Controls, surrogates without their other half and non-characters. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu;

/** XML cannot hold these, not even escaped, and a name may come from anywhere. */
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

/** The file: indented, so that an accountant can read it. */
export function writeXml(root: XmlNode): string {
  return `${indented.build([HEAD, ordered(root)])}\n`;
}

/** Elements without a head, each on a line of its own. */
export function writeElements(elements: readonly XmlNode[]): string {
  return elements.map((element) => `${fragment.build([ordered(element)])}\n`).join("");
}

/** A document that is sent while it is written: what comes before and after the children of its last element `open`. */
export function openXml(root: XmlNode, open: string): { head: string; end: string } {
  const whole = compact.build([HEAD, ordered(root)]);
  const at = whole.lastIndexOf(`</${open}>`);
  if (at < 0) throw new Error(`the document has no ${open}`);
  return { head: `${whole.slice(0, at)}\n`, end: `${whole.slice(at)}\n` };
}

/** An element in the form that the builder takes. */
function ordered({ name, attributes, children, text }: XmlNode): object {
  return { [name]: children.length > 0 ? children.map(ordered) : [{ "#text": text }], ":@": attributes };
}

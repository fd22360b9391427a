// XML that the shop writes for others to read: e-invoices, payment files.
// Must always hold: whatever text is put in, what comes out is well-formed.

/** An element: its text or its children. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

/** The file: indented, so that an accountant can read it. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, "")}`;
}

function written({ name, attributes, children, text }: XmlNode, indent: string): string {
  const open = `${indent}<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`).join("")}>`;
  if (children.length === 0) return `${open}${escape(text)}</${name}>\n`;
  return `${open}\n${children.map((child) => written(child, `${indent}  `)).join("")}${indent}</${name}>\n`;
}

/** What XML cannot hold, not even escaped, is left out: a name may come from anywhere. */
function escape(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Cs}/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

// A strict XML parser for tests of feeds and documents. It supports elements, attributes and text, and throws for anything malformed.

export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string };

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const NAME = String.raw`[A-Za-z_][\w.:-]*`;
const TOKEN = new RegExp(String.raw`<(/?)(${NAME})((?:\s+${NAME}="[^"<]*")*)\s*(/?)>|([^<]+)`, "y");
const ATTRIBUTE = new RegExp(String.raw`(${NAME})="([^"<]*)"`, "g");
const FORBIDDEN = /[^\P{Cc}\t\n\r\x7f-\x9f]|[\ufffe\uffff\p{Cs}]/u;

/** The root element. */
export function readXml(document: string): XmlElement {
  if (FORBIDDEN.test(document)) throw new Error("the document has a character that XML does not allow");
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, "");
  const top: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < body.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(body);
    if (!token) throw new Error(`not XML at ${at}: ${body.slice(at, at + 60)}`);
    const [, closing, name = "", attributes = "", empty, text] = token;
    const current = open.at(-1) ?? top;
    if (text !== undefined) current.text += unescapeXml(text);
    else if (closing) {
      if (current.name !== name) throw new Error(`</${name}> closes <${current.name}>`);
      open.pop();
    } else {
      const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: "" };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root] = top.children;
  if (open.length !== 1 || !root || top.children.length !== 1 || top.text.trim() !== "")
    throw new Error("not one whole element");
  return root;
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    if (name in found) throw new Error(`the attribute ${name} is given twice`);
    found[name] = unescapeXml(value);
  }
  return found;
}

function unescapeXml(text: string): string {
  return text.replace(/&([^;]*);?/g, (all, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !all.endsWith(";")) throw new Error(`not an entity: ${all.slice(0, 20)}`);
    return character;
  });
}

/** The text of the first child with this name, or null. */
export function textOf(element: XmlElement, name: string): string | null {
  return element.children.find((child) => child.name === name)?.text ?? null;
}

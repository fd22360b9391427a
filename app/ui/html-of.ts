// The HTML of elements that are only elements, written at once: React's own way to the same text takes several times as long,
// because it could stop anywhere, and a list has a thousand of them.
// Must always hold: it says what React says, to the letter, or it says that it cannot.

import { Fragment, type ReactElement, type ReactNode } from "react";
import { preload } from "react-dom";

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

class NotPlain extends Error {}

/**
 * Null where there is something in it that is more than an element: a form's own state, a style, an attribute not known here.
 * Components in it are called as they are, and may only read words: no ids of React's, no state.
 */
export function htmlOf(node: ReactNode): string | null {
  try {
    return new Writing().write(node);
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

class Writing {
  #html = "";
  /** Two texts in a row are kept apart, or a browser would read them as one. */
  #isAfterText = false;
  /** Which of its files a browser takes is not known here: React loads none of them early. */
  #isInPicture = false;

  write(node: ReactNode): string {
    this.#node(node);
    return this.#html;
  }

  #node(node: ReactNode): void {
    if (typeof node === "string" || typeof node === "number") return this.#text(String(node));
    if (node === null || node === undefined || typeof node === "boolean") return;
    if (Array.isArray(node)) {
      for (const child of node as readonly ReactNode[]) this.#node(child);
      return;
    }
    const { type, props } = node as ReactElement<Props>;
    if (typeof type === "string") return this.#element(type, props);
    if (typeof type === "function") return this.#node((type as (props: Props) => ReactNode)(props));
    if ((type as unknown) !== Fragment) throw new NotPlain();
    this.#node(props.children);
  }

  #text(text: string): void {
    if (text === "") return;
    this.#html += this.#isAfterText ? `<!-- -->${escaped(text)}` : escaped(text);
    this.#isAfterText = true;
  }

  #element(tag: string, props: Props): void {
    if (!plainTags.has(tag)) throw new NotPlain();
    if (tag === "img" && props["loading"] !== "lazy" && !this.#isInPicture) preload(String(props["src"]), { as: "image" });
    let start = `<${tag}`;
    for (const name in props) if (tag !== "input" || !lastOfInputs.includes(name)) start += attribute(name, props[name]);
    if (tag === "input") for (const name of lastOfInputs) start += attribute(name, props[name]);
    this.#isAfterText = false;
    if (voidTags.has(tag)) {
      this.#html += `${start}/>`;
      return;
    }
    this.#html += `${start}>`;
    this.#isInPicture = tag === "picture";
    this.#node(props.children);
    this.#isInPicture = false;
    this.#html += `</${tag}>`;
    this.#isAfterText = false;
  }
}

const voidTags = new Set(["img", "input", "br", "source"]);
const plainTags = new Set(
  "a abbr b br dd del div dl dt em figcaption figure h2 h3 h4 i img input label li ol p picture section small source span strong table tbody td th thead time tr ul svg g path circle rect line".split(" "),
);
/** React writes these last, whatever their order. */
const lastOfInputs = ["name", "checked", "value"];

/** Attributes by their name in JSX: how HTML has it, and whether it is there or not instead of having a value. */
const attributes: Readonly<Record<string, { name: string; isFlag?: true }>> = {
  className: { name: "class" },
  htmlFor: { name: "for" },
  hidden: { name: "hidden", isFlag: true },
  checked: { name: "checked", isFlag: true },
  disabled: { name: "disabled", isFlag: true },
  dateTime: { name: "dateTime" },
  viewBox: { name: "viewBox" },
  strokeWidth: { name: "stroke-width" },
  strokeLinecap: { name: "stroke-linecap" },
  strokeLinejoin: { name: "stroke-linejoin" },
  colSpan: { name: "colSpan" },
  srcSet: { name: "srcSet" },
  fetchPriority: { name: "fetchPriority" },
};
const asTheyAre = new Set("id alt width height loading decoding sizes type name value form rel title lang role scope fill stroke d cx cy r x y x1 x2 y1 y2".split(" "));
const unwritten = new Set(["children", "ref", "key"]);
const listener = /^on[A-Z]/;

function attribute(name: string, value: unknown): string {
  if (value === undefined || value === null || unwritten.has(name)) return "";
  if (asTheyAre.has(name)) return valued(name, value);
  // Anything but an address of the shop's own is React's to look at.
  if ((name === "href" || name === "src") && typeof value === "string" && /^[/#?]/.test(value)) return valued(name, value);
  const known = attributes[name];
  if (known?.isFlag) return value ? ` ${known.name}=""` : "";
  if (known) return valued(known.name, value);
  if (name.startsWith("aria-") || name.startsWith("data-")) return valued(name, typeof value === "boolean" ? String(value) : value);
  if (listener.test(name)) return "";
  if (name === "style") return valued(name, ownProperties(value as object));
  throw new NotPlain();
}

/** Of styles only the shop's own properties: React adds units to others. */
function ownProperties(style: object): string {
  return Object.entries(style).map(([property, value]) => {
    if (!property.startsWith("--") || typeof value !== "string") throw new NotPlain();
    return `${property}:${value}`;
  }).join(";");
}

function valued(name: string, value: unknown): string {
  if (typeof value === "string") return ` ${name}="${escaped(value)}"`;
  if (typeof value === "number") return ` ${name}="${value}"`;
  throw new NotPlain();
}

const special = /["'&<>]/;
const specials = /["'&<>]/g;
const entities: Readonly<Record<string, string>> = { '"': "&quot;", "'": "&#x27;", "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escaped(text: string): string {
  return special.test(text) ? text.replace(specials, (sign) => entities[sign] ?? sign) : text;
}

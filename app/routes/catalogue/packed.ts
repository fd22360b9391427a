// A loader's answer as one text of JSON. The router writes what a page was made from value by value, which for the some
// thousand small values of a list took a tenth of the page's time; a text it writes at once.

/** Its quotation marks are carets: the text is written into a text within a script, where each quotation mark takes four signs. */
export type Packed<T> = string & { readonly packed?: T };

/** `value` must be what JSON can say, and moments: nothing undefined that matters, and nobody may change it later. */
export function pack<T>(value: T): Packed<T> {
  const text = JSON.stringify(value).replace(/\^/g, "\\u005e").replace(/"/g, "^");
  if (import.meta.env.SSR) remember(text, value);
  return text;
}

/** `moments` are the names of what is a time in it. */
export function unpack<T>(text: Packed<T>, moments?: ReadonlySet<string>): T {
  const known = import.meta.env.SSR ? latest.find((one) => one.text === text) : undefined;
  if (known) return known.value as T;
  return JSON.parse(text.replaceAll("^", '"'), moments && ((name, value: string) => (moments.has(name) ? new Date(value) : value))) as T;
}

// The server reads a moment later what it has just written.
const latest: { text: string; value: unknown }[] = [];
const MOST_LATEST = 8; // requests under way at a time

function remember(text: string, value: unknown): void {
  latest.unshift({ text, value });
  if (latest.length > MOST_LATEST) latest.pop();
}

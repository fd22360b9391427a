// Canonical JSON (RFC 8785, JCS): one text for one value, so that a signature over it can be checked anywhere.
// Invariant: names are sorted by UTF-16 code units, numbers are written as ECMAScript writes them, there is no white space.

/** The canonical text of a value. Throws for what JSON cannot hold: undefined, functions, NaN, infinities, broken surrogates. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") return numberText(value);
  if (typeof value === "string") return stringText(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object") return objectText(value);
  throw new TypeError(`canonical JSON cannot hold a ${typeof value}`);
}

function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`canonical JSON cannot hold ${value}`);
  return JSON.stringify(value);
}

function stringText(value: string): string {
  if (!value.isWellFormed()) throw new TypeError("canonical JSON cannot hold half a character");
  return JSON.stringify(value);
}

function objectText(value: object): string {
  const names = Object.keys(value).toSorted();
  const members = names.map((name) => `${stringText(name)}:${canonicalJson((value as Record<string, unknown>)[name])}`);
  return `{${members.join(",")}}`;
}

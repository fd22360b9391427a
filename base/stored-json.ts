// What a column of JSON gives back: the driver knows no more of it than that it was JSON. The module that owns the column says, once, what it is.

/** The object in a column that only the shop's own code writes, as the type that it was written from. Throws where it is no object; `column` names it. */
export function storedObject<Stored extends object>(json: unknown, column: string): Stored {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw new Error(`${column} holds no object`);
  return json as Stored;
}

/** The same for a list. */
export function storedList<Item>(json: unknown, column: string): Item[] {
  if (!Array.isArray(json)) throw new Error(`${column} holds no list`);
  return json as Item[];
}

/** The same for a column that may be null. */
export function orNull<Stored>(json: unknown, parse: (json: unknown) => Stored): Stored | null {
  return json === null ? null : parse(json);
}

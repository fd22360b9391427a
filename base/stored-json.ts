// Types for JSON columns, which drivers return as any value. The module that owns the column declares the type once. Only
// large values, which a schema parsed when they were written, are read by `storedObject` and `storedList`: a schema parses
// small ones (decision 170).

/** The object in a column that only the shop's code writes, as the type it was written from. Throws if it is no object; `column` is for the message. */
export function storedObject<Stored extends object>(json: unknown, column: string): Stored {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw new Error(`${column} holds no object`);
  return json as Stored;
}

/** The same for an array. */
export function storedList<Item>(json: unknown, column: string): Item[] {
  if (!Array.isArray(json)) throw new Error(`${column} holds no list`);
  return json as Item[];
}

/** The same for a nullable column. */
export function orNull<Stored>(json: unknown, parse: (json: unknown) => Stored): Stored | null {
  return json === null ? null : parse(json);
}

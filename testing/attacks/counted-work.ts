// Counts the work of a function on a text in steps: each character and alternative that a regular expression tries, each character
// that a string method scans, each element that an array method visits. The count is the same on every machine.

import { countedSearch } from "./counting-regex.ts";

export class TooMuchWork extends Error {}

type Patched = { on: object; name: PropertyKey; before: PropertyDescriptor };
type Method = (this: unknown, ...args: unknown[]) => unknown;

/** The steps of one call. Throws `TooMuchWork` above `most` steps. Only for synchronous functions. */
export function workOf(call: () => unknown, most = Infinity): number {
  let steps = 0;
  let isCounting = true;
  let isTooMuch = false;
  const spend = (more: number) => {
    steps += more;
    if (steps <= most) return;
    isTooMuch = true;
    isCounting = false;
    throw new TooMuchWork(`more than ${most} steps`);
  };
  const patched: Patched[] = [];
  const patch = (on: object, name: PropertyKey, counted: (native: Method) => Method) => {
    const before = Object.getOwnPropertyDescriptor(on, name)!;
    const native = before.value as Method;
    const replacement = counted(native);
    patched.push({ on, name, before });
    Object.defineProperty(on, name, {
      ...before,
      value(this: unknown, ...args: unknown[]) {
        return isCounting ? replacement.call(this, ...args) : native.call(this, ...args);
      },
    });
  };
  /** Runs our own code without counting it. */
  const quietly = <T>(count: () => T): T => {
    isCounting = false;
    try {
      return count();
    } finally {
      isCounting = !isTooMuch;
    }
  };
  const each = (names: readonly PropertyKey[], on: object, cost: (self: { length: number }) => number) => {
    for (const name of names) {
      patch(
        on,
        name,
        (native) =>
          function counted(this: unknown, ...args: unknown[]) {
            spend(cost(this as { length: number }));
            return native.call(this, ...args);
          },
      );
    }
  };
  /** The cost of a search is the characters that it scanned. */
  const searching = (on: object, name: PropertyKey) => {
    patch(
      on,
      name,
      (native) =>
        function counted(this: unknown, ...args: unknown[]) {
          const found = native.call(this, ...args);
          const { length } = this as { length: number };
          const from = typeof args[1] === "number" ? args[1] : 0;
          spend(typeof found === "number" && found >= 0 ? Math.abs(found - from) + 1 : Math.max(1, length - from));
          return found;
        },
    );
  };
  /** The cost is the number of callback calls. */
  const countCalls = (name: PropertyKey) => {
    patch(
      Array.prototype,
      name,
      (native) =>
        function counted(this: unknown, ...args: unknown[]) {
          const [callback, ...rest] = args as [Method, ...unknown[]];
          return native.call(
            this,
            function countedCallback(this: unknown, ...given: unknown[]) {
              spend(1);
              return callback.call(this, ...given);
            },
            ...rest,
          );
        },
    );
  };

  patch(
    RegExp.prototype,
    "exec",
    (native) =>
      function counted(this: unknown, ...args: unknown[]) {
        const expression = this as RegExp;
        const text = String(args[0]);
        const at = quietly(() => countedSearch(expression, text, { spend }));
        const found = native.call(expression, text) as RegExpExecArray | null;
        if ((found?.index ?? -1) !== at)
          throw new Error(
            `counted another match of ${expression.source} than V8 found: ${at} and ${found?.index ?? -1}`,
          );
        return found;
      },
  );
  each(
    [
      "toLowerCase",
      "toUpperCase",
      "trim",
      "trimStart",
      "trimEnd",
      "split",
      "replaceAll",
      "localeCompare",
      Symbol.iterator,
    ],
    String.prototype,
    ({ length }) => length + 1,
  );
  // ICU sorts the marks of one letter by insertion (UAX #15, canonical ordering).
  each(["normalize"], String.prototype, (self) => {
    const runs = quietly(
      () =>
        String(self)
          .match(/\p{M}+/gu)
          ?.map(({ length }) => length) ?? [],
    );
    return self.length + 1 + runs.reduce((sum, length) => sum + length * length, 0) / 4;
  });
  each(["charCodeAt", "codePointAt", "charAt", "at", "startsWith", "endsWith", "slice"], String.prototype, () => 1);
  for (const name of ["indexOf", "lastIndexOf", "includes"]) searching(String.prototype, name);
  each(
    ["map", "flatMap", "filter", "forEach", "reduce", "join", "slice", "concat", "toSorted", "toReversed", "entries"],
    Array.prototype,
    ({ length }) => length + 1,
  );
  for (const name of ["find", "findIndex", "findLast", "some", "every"]) countCalls(name);
  for (const name of ["indexOf", "includes"]) searching(Array.prototype, name);
  try {
    call();
  } finally {
    isCounting = false;
    for (const { on, name, before } of patched.toReversed()) Object.defineProperty(on, name, before);
  }
  // The function may have caught our error: it has still exceeded the limit.
  if (isTooMuch) throw new TooMuchWork(`more than ${most} steps`);
  return steps;
}

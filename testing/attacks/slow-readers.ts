// Functions for the tests of the worker thread (base/read-in-thread.server.ts).

export function shout(text: string): string {
  return text.toUpperCase();
}

export function neverEnds(text: string): string {
  let copy = text;
  while (copy !== "") copy = `${text}${copy.slice(0, 1)}`;
  return copy;
}

export function fails(): never {
  throw new Error("this reader fails");
}

// Functions for the tests of reading apart (base/read-apart.server.ts).

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

export function takesAllMemory(text: string): number {
  return text.repeat(200_000_000).split("").length;
}

export function settingCalled(name: string): string | null {
  return process.env[name] ?? null;
}

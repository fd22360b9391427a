// A readable name for a browser's User-Agent.

const browsers = [
  ["Edge", /Edg(?:e|A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Firefox", /Firefox\/|FxiOS/],
  ["Samsung Internet", /SamsungBrowser/],
  ["Chrome", /Chrome\/|CriOS/],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["macOS", /Mac OS X/],
  ["Linux", /Linux/],
] as const;

/** "Firefox · Windows", or null for an unknown browser. */
export function deviceOf(userAgent: string): string | null {
  const found = [browsers, systems].flatMap((kinds) => kinds.find(([, mark]) => mark.test(userAgent))?.[0] ?? []);
  return found.length === 0 ? null : found.join(" · ");
}

// The namespace of a words file is the path of its folder: `app/features/office/orders/words/ro.json` holds the
// Romanian words of "office-orders", `app/kit/words/uk.json` the Ukrainian words of "kit".

export type WordFilePath = { namespace: string; language: string };

/**
 * Takes the path of a words file, from the repository's root or from a folder of app ("../kit/words/ro.json"). Null for
 * other files.
 */
export function parseWordFilePath(path: string): WordFilePath | null {
  const match = /^(?:\.\.\/|app\/)(?:features\/)?(.+)\/words\/(\w+)\.json$/.exec(path);
  if (!match?.[1] || !match[2]) return null;
  return { namespace: match[1].replaceAll("/", "-"), language: match[2] };
}

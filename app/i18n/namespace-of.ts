// The namespace of a file of words is the path of the folder that holds it: `app/features/office/orders/words/ro.json` holds
// Romanian words of "office-orders", `app/kit/words/uk.json` Ukrainian words of "kit".

export type WordFilePath = { namespace: string; language: string };

/** Reads the path of a file of words, from the root or from a folder of app ("../kit/words/ro.json"). Null for other files. */
export function parseWordFilePath(path: string): WordFilePath | null {
  const match = /^(?:\.\.\/|app\/)(?:features\/)?(.+)\/words\/(\w+)\.json$/.exec(path);
  if (!match?.[1] || !match[2]) return null;
  return { namespace: match[1].replaceAll("/", "-"), language: match[2] };
}

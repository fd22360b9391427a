// Passwords that everybody tries first: nobody may choose one.

import { squash } from "../../../base/text.ts";

let common: Promise<ReadonlySet<string>> | null = null;

// Half a megabyte that most processes need once: read when somebody first chooses a password.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"] as string[]);
}

/**
 * Whether a password is among the fifty thousand most used ones, one with a digit or a sign put at its ends, or is one of
 * `own`: the words that whoever knows the person or the shop would try.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const known = await (common ??= load());
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (known.has(lower) || (bare.length >= lower.length - 2 && known.has(bare))) return true;
  return own.some((word) => squash(word).length >= 3 && squash(bare) === squash(word));
}

// The most common passwords: they are refused.

import { squash } from "../../../base/text.ts";

let common: Promise<ReadonlySet<string>> | null = null;

// Half a megabyte: loaded lazily, when a password is chosen for the first time.
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"] as string[]);
}

/**
 * Whether a password is one of the fifty thousand most common ones, also with a digit or sign at either end, or one
 * of `own`: words that are easy to guess for this person or this shop.
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const known = await (common ??= load());
  const lower = password.toLowerCase();
  const bare = lower.replace(/^[^\p{L}]+|(?<!^|[^\p{L}])[^\p{L}]+$/gu, "");
  if (known.has(lower) || (bare.length >= lower.length - 2 && known.has(bare))) return true;
  return own.some((word) => squash(word).length >= 3 && squash(bare) === squash(word));
}

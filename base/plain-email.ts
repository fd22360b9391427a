// One mailbox by one name, for counting: what looks like several addresses and is delivered to one box counts as one.

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);
/** Providers that deliver an address with and without its dots to the same box. */
const WITHOUT_DOTS = new Set(["gmail.com", "proton.me", "protonmail.com", "pm.me"]);

/** The address without capitals, without what follows a plus sign, and without dots where the provider ignores them. */
export function plainEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return lower;
  const domain = GOOGLE.has(lower.slice(at + 1)) ? "gmail.com" : lower.slice(at + 1);
  const local = lower.slice(0, at).split("+")[0]!;
  return `${WITHOUT_DOTS.has(domain) ? local.replaceAll(".", "") : local}@${domain}`;
}

// Normalises e-mail addresses for rate limits: addresses that are delivered to the same mailbox count as one.

const GOOGLE = new Set(["gmail.com", "googlemail.com"]);
/** Providers that ignore dots in the local part. */
const WITHOUT_DOTS = new Set(["gmail.com", "proton.me", "protonmail.com", "pm.me"]);

/** The address in lower case, without the part after a plus sign, and without dots if the provider ignores them. */
export function plainEmail(email: string): string {
  const lower = email.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  if (at < 1) return lower;
  const domain = GOOGLE.has(lower.slice(at + 1)) ? "gmail.com" : lower.slice(at + 1);
  const local = lower.slice(0, at).split("+")[0]!;
  return `${WITHOUT_DOTS.has(domain) ? local.replaceAll(".", "") : local}@${domain}`;
}

// Hides what the audit log must not hold: its rows can never be changed, and many may read them.

import { countrySpecs, isValidIBAN } from "ibantools";

/** Names of values that are secrets or the text of an e-mail. */
const SECRET = /^(password|passwordHash|hash|secret|token|linkKey|recoveryCodes?|otp|cookie|html|htmlBody|textBody)$/i;
const HIDDEN = "…";

/** Enough of an IBAN to recognise one's own account by: "RO49 … 0000". */
export function hintOfIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}

/** The value, as JSON holds it, with hints instead of IBANs and nothing of secrets and of the texts of e-mails. */
export function maskSecrets(value: unknown): unknown {
  if (typeof value === "string") return maskIbans(value);
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      SECRET.test(name) && typeof each === "string" ? HIDDEN : maskSecrets(each),
    ]),
  );
}

/** The text with a hint for each valid IBAN in it, typed with or without spaces. */
export function maskIbans(text: string): string {
  return text.replace(/(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}/gi, (found) => {
    const iban = ibanAtStart(found);
    return iban === null ? found : hintOfIban(iban.text) + found.slice(iban.length);
  });
}

/** The IBAN that the text begins with; `length` counts the spaces in it. */
function ibanAtStart(found: string): { text: string; length: number } | null {
  const needed = countrySpecs[found.slice(0, 2).toUpperCase()]?.chars;
  if (!needed) return null;
  let [text, length] = ["", 0];
  while (text.length < needed && length < found.length) {
    if (found[length] !== " ") text += found[length]!.toUpperCase();
    length += 1;
  }
  return isValidIBAN(text) ? { text, length } : null;
}

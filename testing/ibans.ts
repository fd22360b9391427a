/** A valid Romanian account number, another one for each number (ISO 13616: the check digits are 98 minus the rest by 97). */
export function anIban(number: number): string {
  const account = `AAAA${String(number).padStart(16, "0")}`;
  const digits = `${account}RO00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `RO${String(98n - (BigInt(digits) % 97n)).padStart(2, "0")}${account}`;
}

// A company as buyer: its fiscal code (CUI) and its number in the trade register.
// Invariant: a stored CUI has a valid control digit, so an invoice does not carry a mistyped one.

/** The weights of the control digit, aligned with the digits from the right. */
const KEY = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/**
 * A fiscal code as invoices write it, "RO12345674", or without RO for a company that pays no VAT; null if it is not
 * valid.
 */
export function parseCui(typed: string): string | null {
  const [, prefix = "", digits = ""] = /^(RO)?(\d{2,10})$/.exec(typed.toUpperCase().replace(/[\s.-]/g, "")) ?? [];
  if (digits === "" || digits.startsWith("0")) return null;
  const control = Number(digits.at(-1));
  const body = digits.slice(0, -1).padStart(KEY.length, "0");
  const sum = KEY.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return ((sum * 10) % 11) % 10 === control ? prefix + digits : null;
}

/** The format until July 2024: letter, county or office, number, year. */
const OLD = /^([JFC])(\d{1,2})\/(\d{1,7})\/((?:19|20)\d{2})$/;
/** The format since: letter, year, nine digits. */
const NEW = /^[JFC](?:19|20)\d{2}\d{9}$/;
const COUNTIES = { first: 1, last: 52 }; // 40 is Bucharest, 51 Călărași, 52 Giurgiu

/** A number in the trade register, in either of its two formats; null if it is not valid. */
export function parseTradeRegister(typed: string): string | null {
  const number = typed.toUpperCase().replace(/\s/g, "");
  const old = OLD.exec(number);
  if (old) {
    const county = Number(old[2]);
    return county >= COUNTIES.first && county <= COUNTIES.last && Number(old[3]) > 0
      ? `${old[1]}${old[2]!.padStart(2, "0")}/${old[3]}/${old[4]}`
      : null;
  }
  return NEW.test(number) ? number : null;
}

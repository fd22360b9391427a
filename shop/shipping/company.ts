// A company as buyer: its fiscal code (CUI) and its number in the trade register.
// Invariant: a stored CUI has a valid control digit, so an invoice does not carry a mistyped one.

import { cleanCode } from "../../base/clean-text.ts";

/** With what stands before it on certificates and invoices: "CUI", "C.I.F.", "Cod fiscal". */
const CUI = /^(?:(?:CUI|CIF|CODFISCAL|CODUNICDE[IÎ]NREGISTRARE|CODDE[IÎ]NREGISTRAREFISCAL[AĂ])[:/]?)*(RO)?(\d{2,10})$/;

/** The weights of the control digit, aligned with the digits from the right. */
const KEY = [7, 5, 3, 2, 1, 7, 5, 3, 2];

/**
 * A fiscal code as invoices write it, "RO12345674", or without RO for a company that pays no VAT; null if it is not
 * valid.
 */
export function parseCui(typed: string): string | null {
  if (typed.length > MAX_PASTED) return null;
  const [, prefix = "", digits = ""] =
    CUI.exec(
      cleanCode(typed)
        .toUpperCase()
        .replace(/[\s.-]/g, ""),
    ) ?? [];
  if (digits === "" || digits.startsWith("0")) return null;
  const control = Number(digits.at(-1));
  const body = digits.slice(0, -1).padStart(KEY.length, "0");
  const sum = KEY.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return ((sum * 10) % 11) % 10 === control ? prefix + digits : null;
}

/**
 * The number that the register gave until 25 July 2024: letter, county, number, year. Certificates print the whole day instead of
 * the year ("J12/372/05.02.2002"), or add it ("J12/372/2002 din 05.02.2002").
 */
const OLD =
  /^([JFC])\/?(\d{1,2})\/(\d{1,7})\/(?:(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-])?((?:19|20)\d{2})(?:DIN[\d./-]{8,10})?$/;
/** The number since 26 July 2024 (law 265/2022): letter, year, six digits, county and check digit. */
const NEW = /^[JFC](?:19|20)\d{2}\d{9}$/;
/** What stands before it: "Nr. Reg. Com.", and the register's name in the European number (EUID). */
const BEFORE =
  /^(?:NR\.?|NUM[AĂ]R|DE|ORDINE|[IÎ]NREGISTRARE|[IÎ]N|LA|REGISTRULUI|REGISTRUL|REG\.?|COMER[TȚŢ]ULUI|COM\.?|ORC|ONRC|:)+(?=[JFC])/;
const COUNTIES = { first: 1, last: 52 }; // 40 is Bucharest, 51 Călărași, 52 Giurgiu
const MAX_PASTED = 100; // characters

/**
 * A number in the trade register as invoices write it, "J12/372/2002" or "J2002000372128", in whatever form a certificate prints
 * it; null if it is none.
 */
export function parseTradeRegister(typed: string): string | null {
  if (typed.length > MAX_PASTED) return null;
  const number = cleanCode(typed)
    .toUpperCase()
    .replace(/\s/g, "")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(BEFORE, "")
    .replace(/^ROONRC\.?(?=[JFC])/, "");
  if (NEW.test(number)) return number;
  const [, letter, county = "", order = "", year] = OLD.exec(number) ?? [];
  const isInCounty = Number(county) >= COUNTIES.first && Number(county) <= COUNTIES.last;
  return isInCounty && Number(order) > 0
    ? `${letter}${county.padStart(2, "0")}/${order.replace(/^0+/, "")}/${year}`
    : null;
}

/** The same where no number is needed: schools, town halls, associations, lawyers and doctors have none. Null if it is wrong. */
export function parseOptionalTradeRegister(typed: string): { number: string | null } | null {
  if (!/[\p{L}\p{N}]/u.test(typed)) return { number: null };
  const number = parseTradeRegister(typed);
  return number === null ? null : { number };
}

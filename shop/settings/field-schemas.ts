// The schemas of single fields in the settings' forms: text as staff type it in, the stored value out. Each message is a
// code that the screen has words for.

import { z } from "zod";
import { couriers, type Courier } from "../shipping/courier.ts";
import { parseDay } from "../../base/day.ts";
import { bani, type Bani } from "../../base/money.ts";
import { cleanCode, cleanText } from "../../base/clean-text.ts";
import { emailAddress } from "../../base/typed-fields.ts";
import { parseIban } from "../payments/iban.ts";
import { parseCui, parseTradeRegister } from "../shipping/company.ts";
import { counties, type County } from "../shipping/counties.ts";
import { internationalPhone } from "../shipping/phone.ts";

const LONGEST_LINE = 200; // characters
const LONGEST_ADDRESS = 500; // characters of a link
const MOST_MONEY = 1_000_000; // RON: more is a slip of the finger

/** Makes a schema of text whose value is what `parse` returns; null is refused with the code. */
function parsed<T>(parse: (typed: string) => T | null, code: string) {
  return z.string().transform((typed, context): T => {
    const value = typed.trim() === "" ? null : parse(typed.trim());
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: typed.trim() === "" ? "required" : code });
    return z.NEVER;
  });
}

/** The same field, which may stay empty: then its value is null. */
export function optional<T>(schema: z.ZodType<T, string>) {
  return z.string().transform((typed, context): T | null => {
    if (typed.trim() === "") return null;
    const answer = schema.safeParse(typed);
    if (answer.success) return answer.data;
    context.addIssue({ code: "custom", message: answer.error.issues[0]!.message });
    return z.NEVER;
  });
}

export const line = z.string().transform(cleanText).pipe(z.string().min(1, "required").max(LONGEST_LINE, "too-long"));
export const email = z.string().trim().min(1, "required").pipe(emailAddress);
export const cui = parsed(parseCui, "cui-invalid");
export const tradeRegister = parsed(parseTradeRegister, "register-invalid");
export const iban = parsed(parseIban, "iban-invalid");
export const county = parsed((typed) => (Object.hasOwn(counties, typed) ? (typed as County) : null), "county-invalid");
export const courier = z.enum(Object.keys(couriers) as Courier[], "required");
export const postalCode = parsed(
  (typed) => /^(?:RO ?-? ?)?(\d{6})$/i.exec(cleanCode(typed))?.[1] ?? null,
  "postal-invalid",
);
/** Stored as it was typed, for people to read. */
export const phone = parsed((typed) => (internationalPhone(typed) === null ? null : typed), "phone-invalid");
export const day = parsed(parseDay, "date-invalid");
export const time = parsed((typed) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(typed) ? typed : null), "time-invalid");
export const yesNo = z.enum(["yes", "no"], "required").transform((answer) => answer === "yes");
export const money = parsed(parseMoney, "money-invalid");
export const webAddress = parsed(parseWebAddress, "link-invalid");
/** A page of the shop, such as /products, or a web address. */
export const link = parsed(
  (typed) => (/^\/(?!\/)[^\s\\]*$/.test(typed) && typed.length <= LONGEST_ADDRESS ? typed : parseWebAddress(typed)),
  "link-invalid",
);

export function whole({ least, most }: { least: number; most: number }) {
  return parsed((typed) => {
    const value = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
    return value >= least && value <= most ? value : null;
  }, "number-invalid");
}

/** A positive number with a decimal comma or point. */
export const decimal = parsed((typed) => {
  const value = /^\d{1,6}([.,]\d{1,6})?$/.test(typed) ? Number(typed.replace(",", ".")) : 0;
  return value > 0 ? value : null;
}, "number-invalid");

/** "19,99" or "2.000" in RON, as people type it. */
function parseMoney(typed: string): Bani | null {
  const [, whole = "", fraction = "0"] =
    /^(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?$/.exec(typed) ?? /^(\d+)\.(\d{1,2})$/.exec(typed) ?? [];
  if (whole === "") return null;
  const lei = Number(whole.replace(/[. ]/g, ""));
  return lei > MOST_MONEY ? null : bani(lei * 100 + Number(fraction.padEnd(2, "0")));
}

function parseWebAddress(typed: string): string | null {
  return typed.length <= LONGEST_ADDRESS && /^https:\/\/[^\s\\]+$/i.test(typed) && URL.canParse(typed) ? typed : null;
}

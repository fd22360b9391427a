// A transfer to a bank account: its fields, its issues, and the reasons why a bank returns one.
// Invariant: it is in RON, to an account in Romania, in the characters that banks exchange.

import anyAscii from "any-ascii";
import { normalForm } from "../../base/clean-text.ts";
import type { Bani } from "../../base/money.ts";
import { parseIban } from "./iban.ts";

/** The minimum length of an account holder's name, in characters. */
export const SHORTEST_ACCOUNT_NAME = 3; // spec 5

export type Transfer = {
  /** The bank's id of it, repeated on the statement. Unique among all transfers. */
  number: string;
  payee: string;
  iban: string;
  amount: Bani;
  /** The text on the payee's statement. */
  text?: string;
};

/** Why a bank returned a transfer, as staff choose it; each has words in four languages. */
export const bounceReasons = ["account-wrong", "account-closed", "name-differs", "not-in-lei", "refused"] as const;
export type BounceReason = (typeof bounceReasons)[number];

/** Why a bank would return a transfer: keeps it out of a payout file. */
export type TransferIssue = "iban" | "iban-abroad" | "payee" | "amount";

/** Maximum lengths in characters (ISO 20022), as banks accept them. */
export const LONGEST_IN_BANKS = { id: 35, name: 70, text: 140 } as const;
const MOST: Bani = 50_000_00 as Bani; // larger ones use another payment system; no payment of the shop comes near

/** The issues of a transfer; empty if it may go into a file. RON is only sent to accounts in Romania. */
export function transferIssues({ payee, iban, amount }: Transfer): TransferIssue[] {
  return [
    ...(parseIban(iban) === iban ? (iban.startsWith("RO") ? [] : ["iban-abroad" as const]) : ["iban" as const]),
    ...(bankText(payee, LONGEST_IN_BANKS.name).length < 2 ? ["payee" as const] : []),
    ...(Number.isSafeInteger(amount) && amount > 0 && amount < MOST ? [] : ["amount" as const]),
  ];
}

const cyrillic: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "h",
  ґ: "g",
  д: "d",
  е: "e",
  є: "ie",
  ж: "zh",
  з: "z",
  и: "y",
  і: "i",
  ї: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ь: "",
  ю: "iu",
  я: "ia",
  ы: "y",
  э: "e",
  ъ: "",
  ё: "e",
};

/**
 * The text in the characters that banks exchange: without diacritics, letters such as ł, đ, ß, ø, æ and þ and Greek as their nearest
 * letters (any-ascii), Cyrillic transliterated, other characters removed.
 */
export function bankText(text: string, most: number): string {
  const plain = [...normalForm(text, "NFC")].map((character) => inLatin(character)).join("");
  return plain
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replace(/ +/g, " ")
    .trim()
    .slice(0, most)
    .trim();
}

/** A letter of another alphabet stays, to be removed: a name in its transliteration would be no name that a bank knows. */
const WRITTEN_IN_ASCII = /[\p{Script=Latin}\p{Script=Greek}\p{N}\p{P}]/u;

function inLatin(character: string): string {
  const small = character.toLowerCase();
  if (Object.hasOwn(cyrillic, small)) {
    const latin = cyrillic[small]!;
    return character === small ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
  }
  if (/\p{M}/u.test(character)) return "";
  if (character <= "\u007f") return character;
  const decomposed = normalForm(character, "NFD").replace(/\p{M}+/gu, "");
  if (/\p{Script=Cyrillic}/u.test(character))
    return decomposed === character ? anyAscii(character) : bankText(decomposed, 10);
  if (!WRITTEN_IN_ASCII.test(character)) return character;
  const letters = anyAscii(character)
    .replaceAll("`", "'")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, "");
  return letters === "" && /\p{L}/u.test(character) ? "?" : letters;
}

// What every form and interface asks of a line, a name and an e-mail address that a person typed or pasted.
// Invariant: what passes as a name can be written into an e-mail to anybody: it is one line and holds no web address.

import { parse } from "tldts";
import { z } from "zod";
import { cleanCode, cleanText, normalForm } from "./clean-text.ts";

const MAX_EMAIL = 200; // characters
/** Longer than any line that is accepted. */
const MAX_SEARCHED = 1000; // characters
/** A dot-atom (RFC 5322) of the signs that mail providers give out, and a domain whose last label may be Punycode. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[a-z0-9_'+&=~.-]*[a-z0-9_'+&=~-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** A line of text, cleaned. */
export const oneLine = z.string("form-invalid").transform(cleanText);

/** Abbreviations before or after a name. Some are top-level domains too: "Dr.med." is no address. */
const TITLES = new Set(
  (
    "adv arh av col conf d-l d-na dds dipl dl dna dr drd ec esq gen gh ing jr lect lt mba md med mr mrs ms nt pfa ph phd pr prof " +
    "prim ps sf sr st stud"
  ).split(" "),
);

/**
 * Whether the text holds what a mail program turns into a link: a scheme, "www.", an address with a path, an IP address, an e-mail
 * address, or a domain under a top-level domain that exists (the public suffix list, by tldts). Abbreviations such as "Dr.med.",
 * initials, and names joined by a full stop are none.
 */
export function holdsWebAddress(text: string): boolean {
  if (text.length > MAX_SEARCHED) return false;
  // Other characters that stand for the full stop of a domain (UTS #46).
  const plain = normalForm(text, "NFKC")
    .replace(/[\u3002\uff61]/g, ".")
    .toLowerCase();
  if (/:[/\\]{2}|\bwww\./.test(plain)) return true;
  return plain.split(/[^\p{L}\p{M}\p{N}./-]+/u).some((word) => {
    const [host = "", ...path] = word.split("/");
    return isDomain(host, { hasPath: path.length > 0 }) || path.some((part) => isDomain(part, { hasPath: false }));
  });
}

/** The text with its web addresses written so that no program makes links of them: for names that were stored or typed elsewhere. */
export function withoutLinks(text: string): string {
  if (!holdsWebAddress(text)) return text;
  return text
    .split(" ")
    .map((word) =>
      word.includes("@") || !holdsWebAddress(word)
        ? word
        : word.replace(/:\/\/|[./\\:\u3002\uff0e\uff61]/g, " ").trim(),
    )
    .join(" ");
}

function isDomain(word: string, { hasPath }: { hasPath: boolean }): boolean {
  const labels = word.split(".").filter((label) => label !== "");
  if (labels.length < 2 || labels.every((label) => TITLES.has(label))) return false;
  const { isIcann, isPrivate, isIp } = parse(labels.join("."), {
    extractHostname: false,
    validateHostname: false,
    allowPrivateDomains: true,
  });
  // Browsers take "2.9" for an IP address too; in a name it is a number.
  if (isIcann === true || isPrivate === true || (isIp === true && labels.length === 4)) return true;
  // "evil.example/5000" is an address although the domain does not exist; "s.c./s.r.l." is none.
  return hasPath && !word.endsWith(".") && labels.every((label) => label.length > 1);
}

/** A name: one line with at least one letter and no web address. `short`: the code for a missing or too short one. */
export function personName<Short extends string>({ min = 2, max, short }: { min?: number; max: number; short: Short }) {
  return z
    .string(short)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(min, short)
        .regex(/\p{L}/u, short)
        .max(max, "too-long")
        .refine((name) => !holdsWebAddress(name), "name-address"),
    );
}

/** Of companies and other organisations: "Okazii.ro SRL" is a name, "castiga.ro" is none. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:s\.?\s?r\.?\s?l|s\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?c\.?\s?s|p\.?f\.?a|i\.?i|i\.?f|o\.?n\.?g|ra|kft|zrt|bt|ltd|llc|gmbh|тов|фоп|asocia[țţt]ia|funda[țţt]ia)\.?(?=$|[\s,-])/iu;

/** The name of a company, an institution or of an account's holder: as a person's, but one with a legal form may contain a domain. */
export function organisationName<Short extends string>({
  min = 2,
  max,
  short,
}: {
  min?: number;
  max: number;
  short: Short;
}) {
  return z
    .string(short)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(min, short)
        .regex(/[\p{L}\p{N}]/u, short)
        .max(max, "too-long")
        .refine((name) => !holdsWebAddress(LEGAL_FORM.test(name) ? withoutDomains(name) : name), "name-address"),
    );
}

/** Without the full stops within words, if what remains is a name: schemes, "www." and paths stay. */
function withoutDomains(name: string): string {
  return /www\.|[:/@\\]/i.test(name) ? name : name.replaceAll(".", "");
}

/** A line that is mailed with a name, such as a street: no web address. */
export function mailedLine<Short extends string>({ min = 2, max, short }: { min?: number; max: number; short: Short }) {
  return z
    .string(short)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(min, short)
        .max(max, "too-long")
        .refine((line) => !holdsWebAddress(line), "line-address"),
    );
}

/**
 * An e-mail address in lower case, as it was pasted: without invisible characters, a domain with diacritics in the form that mail
 * servers know (Punycode). The part before the @ must be plain: few servers take others.
 */
export const emailAddress = z
  .string("email-invalid")
  .transform((typed) => plainAddress(cleanCode(typed)))
  .pipe(
    z
      .string()
      .max(MAX_EMAIL, "too-long")
      .pipe(z.email({ pattern: EMAIL, error: "email-invalid" })),
  );

function plainAddress(typed: string): string {
  const text = typed.replace(/^mailto:/i, "").toLowerCase();
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  // oxlint-disable-next-line no-control-regex -- whatever is beyond ASCII
  if (at < 1 || /^[\x00-\x7f]*$/.test(domain)) return text;
  const url = URL.parse(`http://${domain}`);
  return url && url.host !== "" && !/[/?#:@\s]/.test(domain) ? `${text.slice(0, at)}@${url.hostname}` : text;
}

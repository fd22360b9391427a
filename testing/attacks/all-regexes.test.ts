import { expect, test } from "vitest";
import { allRegexes } from "./all-regexes.ts";
import { attackOn } from "./regex-attacks.ts";

// Expressions that stopped real servers: Stack Overflow's outage of 20 July 2016 and Cloudflare's of 2 July 2019 (their post-mortems), and
// three of this shop, on which a text of 20 to 80 kB took seconds.
const KNOWN_SLOW = [
  /^[\s\u200c]+|[\s\u200c]+$/,
  /(?:(?:"|'|\]|\}|\\|\d|(?:nan|infinity|true|false|null|undefined|symbol|math)|`|-|\+)+[)]*;?((?:\s|-|~|!|{}|\|\||\+)*.*(?:.*=.*)))/,
  /<blockquote\b[\s\S]*<\/blockquote>/i,
  /<(\/?)([\w:.-]+)[^<>]*?(\/?)>/,
  /\{\{\s*([\w.-]*)\s*\}\}/,
  /(a+)+$/,
];

test("an attack is found on each expression that is known to be slow, and none on a linear one", () => {
  for (const expression of KNOWN_SLOW) expect(attackOn(expression), expression.source).not.toBeNull();
  for (const expression of [/\s+/, /^[a-z]+$/i, /(?<!\s)\s+$/, /^\d{1,8}(?:[.,]\d{1,2})?$/, /"[^"\n]*"?/])
    expect(attackOn(expression), expression.source).toBeNull();
});

test("no regular expression of the product takes more than linear time, or a comment says why its text is short", () => {
  const all = allRegexes();
  expect(all.length).toBeGreaterThan(1000);
  const attacks = new Map<string, string | null>();
  for (const { expression } of all)
    if (!attacks.has(String(expression))) attacks.set(String(expression), attackOn(expression));
  const slow = all.filter(({ expression, isBounded }) => !isBounded && attacks.get(String(expression)));
  expect(slow.map(({ place, expression }) => `${place}: ${attacks.get(String(expression))}`)).toEqual([]);
});

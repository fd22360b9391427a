import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanCode, cleanJson, cleanLines, cleanText, normalForm } from "./clean-text.ts";

const UNICODE = Array.from({ length: 0x11_0000 }, (_, code) => String.fromCodePoint(code));

/** All characters of Unicode that the expression finds, by the tables of the engine (UAX #44). */
const charactersOf = (expression: RegExp) => UNICODE.filter((each) => expression.test(each));
const codeOf = (character: string) => `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
const pasted = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."aș \t\r\n-–\u00a0\u200b\u200d\ufe0f\u0326\u0306❤👩🔧🏻\ud83d"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
});

describe("a line of text", () => {
  test.each([
    // Letters in two pieces, as macOS names files and PDFs are copied.
    ["S\u0326tefan-Ma\u0306da\u0306lin T\u0326urcanu", "Ștefan-Mădălin Țurcanu"],
    ["O\u030bry Gyo\u030bzo\u030b", "Őry Győző"],
    ["И\u0306ожик I\u0308жак", "Йожик Ïжак"],
    ["\u202aIon\u202c\u00a0\u2009 Pop\u200b", "Ion Pop"],
    ["com\u00adpu\u00adta\u200dtor", "computator"],
    ["Ana\u2011Maria", "Ana-Maria"],
    ["9\u201317, \u201eda\u201d \u2014 O\u2019Neil ½ ™", "9–17, „da” — O’Neil ½ ™"],
    ["Ion\r\nBcc: x@example.com", "Ion Bcc: x@example.com"],
    ["a\u2028b\u2029c\u0085d\te\u0000f\u0007", "a b c d ef"],
    ["\u3000\u2800\u3164 ", ""],
    ["Ion\u{e0041}\ufff9\ud83d", "Ion"],
    ["mulțumesc ❤\ufe0f 👩\u200d🔧 👩🏻\u200d🔧", "mulțumesc ❤\ufe0f 👩\u200d🔧 👩🏻\u200d🔧"],
  ])("%j reads as %j", (text, expected) => expect(cleanText(text)).toBe(expected));

  test("holds no character that nobody sees, whatever was pasted", () => {
    // Default_Ignorable_Code_Point, control characters, line and paragraph separators, halves of characters.
    const unseen = charactersOf(
      /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u,
    );
    expect(unseen.length).toBeGreaterThan(4000);
    expect(unseen.filter((each) => !["ab", "a b"].includes(cleanText(`a${each}b`))).map(codeOf)).toEqual([]);
  });

  test("has plain spaces for all kinds of spaces", () => {
    const spaces = charactersOf(/\p{Zs}/u);
    expect(spaces.length).toBeGreaterThan(15);
    expect(spaces.filter((each) => cleanText(`a${each}b`) !== "a b").map(codeOf)).toEqual([]);
  });

  test("keeps every letter, digit and sign that is seen", () => {
    const seen = charactersOf(/[\p{L}\p{N}\p{P}\p{S}]/u).filter(
      (each) => !/[\p{DI}\u2010\u2011\ufe63\uff0d\u2800]/u.test(each),
    );
    expect(seen.filter((each) => cleanText(`a${each}b`) !== `a${each}b`.normalize("NFC")).map(codeOf)).toEqual([]);
  });

  test("stays as it is when it is cleaned again", () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const line = cleanText(text);
        expect(cleanText(line)).toBe(line);
        expect(line).toBe(line.normalize("NFC").trim());
        expect(cleanLines(cleanLines(text))).toBe(cleanLines(text));
        expect(cleanCode(cleanCode(text))).toBe(cleanCode(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("text of several lines", () => {
  test.each([
    ["unu\r\ndoi\rtrei\u2028patru\u0085", "unu\ndoi\ntrei\npatru\n"],
    ["CPU\ti5-10400F\u00a0 \n  RAM", "CPU\ti5-10400F  \n  RAM"],
    ["pla\u0306ci\u200b\nS\u0326i", "plăci\nȘi"],
  ])("%j reads as %j", (text, expected) => expect(cleanLines(text)).toBe(expected));
});

describe("a code or number", () => {
  test.each([
    ["\u202a+40 721 234 567\u202c", "+40 721 234 567"],
    ["+40\u2011721\u2011234\u2011567", "+40-721-234-567"],
    ["0721\u2013234\u2212567", "0721-234-567"],
    ["\uff10\uff17\uff12\uff11", "0721"],
    ["RO49\u00a0AAAA\u20071B31", "RO49 AAAA 1B31"],
    ["RO\u2043400001\u200b", "RO-400001"],
  ])("%j reads as %j", (text, expected) => expect(cleanCode(text)).toBe(expected));

  test("has a hyphen for every dash", () => {
    // The property Dash of Unicode's PropList.
    const dashes = charactersOf(/\p{Dash}/u);
    expect(dashes.length).toBeGreaterThan(25);
    expect(dashes.filter((each) => cleanCode(`1${each}2`) !== "1-2").map(codeOf)).toEqual([]);
  });
});

describe("parsed JSON", () => {
  test("has each of its texts cleaned, however deep", () => {
    const deep = `${"[".repeat(50_000)}"S\u0326"${"]".repeat(50_000)}`;
    expect(cleanJson({ a: "S\u0326", b: [{ c: "x\u200b", d: 1, e: null }] })).toEqual({
      a: "Ș",
      b: [{ c: "x", d: 1, e: null }],
    });
    let inner: unknown = cleanJson(JSON.parse(deep) as unknown);
    while (Array.isArray(inner)) inner = inner[0];
    expect(inner).toBe("Ș");
    expect(cleanJson("S\u0326")).toBe("Ș");
  });
});

test("time grows with the length of the text, not with its square", () => {
  // Marks of different classes that alternate are the worst for canonical ordering: each is sorted among those before it.
  const worst = [
    "\u0301\u0323",
    "\uff9e\u0301",
    "\u0344\u0323",
    "\u200b ",
    "\r",
    "\ufe0f\u200d",
    "👩\u200d",
    "\u0f73\u0f71",
  ];
  const processorTime = (text: string) => {
    const from = process.cpuUsage();
    for (const clean of [cleanText, cleanLines, cleanCode]) clean(text);
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1000;
  };
  // 400,000 characters take less than 300 ms; sorted by their square they would take minutes.
  const slow = worst.filter((each) => processorTime(`a${each.repeat(400_000 / each.length)}`) > 3000);
  expect(slow.map((each) => JSON.stringify(each))).toEqual([]);
});

// UAX #15: a letter in the stream-safe format has at most 30 marks. Sorting them takes the square of their number.
test.each(["NFC", "NFD", "NFKC", "NFKD"] as const)("marks without end are cut before %s sorts them", (form) => {
  expect(normalForm(`q${"\u0301\u0323".repeat(10_000)}q`, form)).toBe(`q${"\u0323".repeat(15)}${"\u0301".repeat(15)}q`);
});

test("no other character begins with a mark when it is taken apart", () => {
  // So that the limit of marks on a letter holds after normalization too. The two vowels are of Thai and Lao: the sign
  // that they begin with has the combining class 0, by which nothing is sorted.
  const marks = charactersOf(/./su).filter(
    (each) => !/[\p{M}\uff9e\uff9f]/u.test(each) && /^\p{M}/u.test(each.normalize("NFKD")),
  );
  expect(marks.map(codeOf)).toEqual(["U+0E33", "U+0EB3"]);
});

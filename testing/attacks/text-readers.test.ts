import { describe, expect, test } from "vitest";
import { TooMuchWork, workOf } from "./counted-work.ts";
import { noReaders, textModules, textReaders, type TextReader } from "./text-readers.ts";

const TEN_TIMES = 10; // typical inputs
/** Above this many steps, a reader may only be given one line: the name of one part. */
const A_NAME = 1_000_000; // steps

/** Accents above and below, in the order in which sorting them moves each one. */
const MARKS = "\u0301\u0323";

/** The pattern repeated to this length. */
function filled(pattern: string, length: number): string {
  return pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);
}

/** The steps of reading the text, or a message that names the text if there were too many. */
function faultOf({ name, read, fixed, each }: TextReader, text: string): { steps: number; fault: string | null } {
  const most = fixed + each * text.length;
  try {
    return { steps: workOf(() => read(text), most), fault: null };
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return {
      steps: most,
      fault: `${name}: more than ${most} steps for ${text.length} characters: ${JSON.stringify(text.slice(0, 120))}…`,
    };
  }
}

describe.each(textReaders)("$name", (reader) => {
  test("reads ten times as much as usual of each of its words in a bounded number of steps a character", () => {
    const length = reader.usual * TEN_TIMES;
    // Warm up: cached initialisation must not count for any text.
    reader.read("");
    const shapes = [...reader.words, MARKS].flatMap((word) =>
      reader.fixed > A_NAME ? [filled(word, length)] : [filled(word, length), filled(`${word}\n `, length)],
    );
    expect(shapes.map((text) => faultOf(reader, text).fault).filter((fault) => fault !== null)).toEqual([]);
  });
});

const STEPS_IN_ALL = 40_000_000; // takes some seconds of one processor
const STEPS_OF_A_READER = STEPS_IN_ALL / textReaders.length;
const SEED = 20_261_122;

/** Deterministic random numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A few words, a repeated phrase, and sometimes an ending that makes the match fail. */
function hostileText({ words, usual }: TextReader, random: () => number): string {
  const phrase = (most: number) =>
    Array.from({ length: 1 + Math.floor(random() * most) }, () => words[Math.floor(random() * words.length)]!).join("");
  const length = Math.ceil(usual * TEN_TIMES * (0.1 + random() * 0.4));
  const start = random() < 0.5 ? phrase(3) : "";
  const end = random() < 0.5 ? phrase(2) : random() < 0.5 ? "\u0001" : "";
  return start + filled(phrase(4), length) + end;
}

describe("hostile texts, made of each reader's own words", () => {
  test("take a bounded number of steps a character", () => {
    const faults: string[] = [];
    for (const [place, reader] of textReaders.entries()) {
      const random = randomNumbers(SEED + place);
      reader.read("");
      let left = STEPS_OF_A_READER;
      for (let texts = 0; left > 0 && texts < 400; texts++) {
        const { steps, fault } = faultOf(reader, hostileText(reader, random));
        left -= steps + 1000;
        if (fault !== null) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
  });
});

describe("the list of readers", () => {
  test("has every exported function of the modules that read text", () => {
    const known = new Set([...textReaders.flatMap(({ of }) => of), ...noReaders]);
    const missing = textModules.flatMap((module) =>
      Object.entries(module)
        .filter(([, value]) => typeof value === "function" && !known.has(value))
        .map(([name]) => name),
    );
    expect(missing).toEqual([]);
  });
});

describe("counted work", () => {
  test("grows by the square where an expression tries every beginning and every end", () => {
    const work = (length: number) => workOf(() => /a+b/.test("a".repeat(length)));
    expect(work(1000) / work(100)).toBeGreaterThan(80);
    const linear = (length: number) => workOf(() => /^a+b/.test("a".repeat(length)));
    expect(linear(1000) / linear(100)).toBeLessThan(12);
  });

  test("counts what methods of strings and lists go through, each split and each replacement", () => {
    expect(workOf(() => "a".repeat(1000).indexOf("b"))).toBeGreaterThanOrEqual(1000);
    expect(workOf(() => Array.from({ length: 1000 }, () => 1).some((one) => one === 2))).toBeGreaterThanOrEqual(1000);
    expect(workOf(() => "a,".repeat(500).split(/,/))).toBeGreaterThanOrEqual(1000);
    expect(workOf(() => "a,".repeat(500).replaceAll(/,/g, ""))).toBeGreaterThanOrEqual(1000);
  });

  test("ends what takes too much, even where that is caught", () => {
    const caught = () => {
      try {
        return /(a+)+b/.test("a".repeat(40));
      } catch {
        return false;
      }
    };
    expect(() => workOf(caught, 10_000)).toThrow(TooMuchWork);
  });

  test.each([
    [/(?<year>\d{4})-(\d\d)(?:-(\d\d))?/g, "x 2026-11-22 and 2026-12"],
    [/(a|ab)(c|bcd)(d*)/, "abcd"],
    [/(?<!x)\bword\b(?!s)/i, "xword words WORD"],
    [/^(.*?),(\s*)\2$/m, "one,\ntwo,  "],
    [/(?:a*)*b|\p{L}{2,3}?$/u, "aaac éțí"],
    [/(?<=(\d+)(\d+))x/, "1234x"],
    [/[^\P{Cc}\t]|[\p{Cs}\ufffd]/u, "text \u{1F600} \u0007"],
    [/(["'])(.*?)\1/, `say "it's" now`],
    [/^$|x{0}y{2,}/, "yyy"],
  ])("finds what V8 finds by %s", (expression, text) => {
    expect(() =>
      workOf(() => [
        ...text.matchAll(
          new RegExp(expression.source, expression.flags.includes("g") ? expression.flags : `${expression.flags}g`),
        ),
      ]),
    ).not.toThrow();
  });
});

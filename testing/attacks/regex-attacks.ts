// Finds texts on which a regular expression takes more than linear time. For each part of the expression that repeats without a limit it
// builds texts that enter the part and never leave it: the way to the part, the part many times, and something that cannot follow.

import { countedSearch, partsOf, type RegexPart } from "./counting-regex.ts";

const SHORT = 120; // repetitions
/** Twice the text takes twice the steps in a linear search, four times in a quadratic one. */
const MAX_GROWTH = 2.6;
/** Fewer steps for each character are of no harm, whatever their growth. */
const HARMLESS = 40; // steps a character
/** Ends of a text that rarely match what an expression waits for. */
/** What stands before: an expression that begins at the start of a text does not match there, so that the search goes on. */
const LEADS = ["", "a"];
const ENDS = ["", "\u0001", "!", "a", "\n"];

/** The steps of a search. Throws `TooManySteps` above `most`, because an exponential search does not end. */
function stepsOf(expression: RegExp, text: string, most: number): number {
  let steps = 0;
  const spend = (more: number) => {
    steps += more;
    if (steps > most) throw new TooManySteps();
  };
  const search = new RegExp(expression.source, expression.flags.replaceAll(/[gy]/g, ""));
  countedSearch(search, text, { spend });
  return steps;
}

class TooManySteps extends Error {}

/** Whether twice the text takes clearly more than twice the steps. */
function grows(expression: RegExp, text: (times: number) => string): boolean {
  const most = HARMLESS * text(2 * SHORT).length;
  const half = stepsWithin(expression, text(SHORT), most);
  return half === null || stepsWithin(expression, text(2 * SHORT), Math.max(most, half * MAX_GROWTH)) === null;
}

/** The steps of a search, or null if there are more than so many. */
function stepsWithin(expression: RegExp, text: string, most: number): number | null {
  try {
    return stepsOf(expression, text, most);
  } catch (error) {
    if (error instanceof TooManySteps) return null;
    throw error;
  }
}

/** A shortest text that a part matches. Lookarounds and back references add nothing. */
function sample(part: RegexPart): string {
  switch (part.is) {
    case "char":
      return characterOf(part.test);
    case "seq":
      return part.nodes.map(sample).join("");
    case "alt":
      return part.nodes.map(sample).toSorted((a, b) => a.length - b.length)[0] ?? "";
    case "group":
      return sample(part.node);
    case "repeat":
      return sample(part.node).repeat(Math.min(part.least, 50));
    default:
      return "";
  }
}

const COMMON = [..." a0A-.,:/<>{}[]()=\"'_@#;\t\n"].map((sign) => sign.codePointAt(0)!);

function characterOf(test: (code: number) => boolean): string {
  const code = COMMON.find(test) ?? Array.from({ length: 0x500 }, (_, index) => index).find(test);
  return code === undefined ? "" : String.fromCodePoint(code);
}

/** Each part that repeats without a limit, with a text that leads to it. */
function repeatedParts(part: RegexPart, before = ""): { before: string; pumps: string[] }[] {
  if (part.is === "seq") {
    const found = [];
    let way = before;
    for (const node of part.nodes) {
      found.push(...repeatedParts(node, way));
      way += sample(node);
    }
    return found;
  }
  if (part.is === "alt") return part.nodes.flatMap((node) => repeatedParts(node, before));
  if (part.is === "group" || part.is === "look") return repeatedParts(part.node, before);
  if (part.is !== "repeat") return [];
  const inner = repeatedParts(part.node, before);
  if (part.most - part.least < SHORT) return inner;
  const branches = part.node.is === "alt" ? part.node.nodes.map(sample) : [];
  return [{ before, pumps: [...new Set([sample(part.node), ...branches, ...charactersIn(part.node)])] }, ...inner];
}

/** Characters of different kinds that one atom matches: what repeats may also be the beginning of what comes before or after it. */
function charactersIn(part: RegexPart): string[] {
  if (part.is === "group") return charactersIn(part.node);
  if (part.is !== "char") return [];
  return [" ", "a", "0", "-", "."].filter((sign) => part.test(sign.codePointAt(0)!));
}

type Attack = { start: string; repeated: string };

/** The beginnings of texts on which the expression may take long: each part many times, and the way to it many times. */
export function attacksOn(expression: RegExp): Attack[] {
  return repeatedParts(partsOf(expression)).flatMap(({ before, pumps }) =>
    pumps
      .filter((pump) => pump !== "")
      .flatMap((pump) => [
        { start: before, repeated: pump },
        { start: "", repeated: before + pump },
      ]),
  );
}

/** A text on which the expression takes more than linear time, as a JSON text; null if none was found. */
export function attackOn(expression: RegExp): string | null {
  for (const { start, repeated } of attacksOn(expression))
    for (const [lead, end] of LEADS.flatMap((lead) => ENDS.map((end) => [lead, end] as const))) {
      const text = (times: number) => lead + start + repeated.repeat(times) + end;
      if (grows(expression, text))
        return `${JSON.stringify(lead + start)} + ${JSON.stringify(repeated)} × n + ${JSON.stringify(end)}`;
    }
  return null;
}

// A question about parts that were compared before: which is cheaper, quieter, or faster.
// Invariant: one is named only where the shop's prices or measurements say so of all of them; ranges that overlap name none.

import type { ComparedPart, EstimatedComparison } from "./compare-parts.server.ts";

/** `values`: bani, tenths of a dB(A), or 3DMark Time Spy; null where the shop has none. */
export type ComparedAspect = {
  on: "price" | "noise" | "speed";
  /** The one that is better; null where that cannot be told. */
  winner: string | null;
  values: { name: string; value: number | null }[];
};

export function aspectOf(
  on: ComparedAspect["on"],
  { parts, estimates }: { parts: readonly ComparedPart[]; estimates: readonly EstimatedComparison[] },
): ComparedAspect {
  const values = parts.map((part) => ({ name: part.name, value: valueOf(part, on) }));
  if (on === "speed") return { on, winner: fastestOf(parts, estimates), values };
  const known = values.filter(({ value }) => value !== null);
  const least = Math.min(...known.map(({ value }) => value!));
  const best = known.filter(({ value }) => value === least);
  // A part that is not in stock has no price to compare; noise that was not measured may be lower.
  const isSure = known.length > 1 && best.length === 1 && (on === "price" || known.length === values.length);
  return { on, winner: isSure ? best[0]!.name : null, values };
}

function valueOf({ cheapest, noise, score }: ComparedPart, on: ComparedAspect["on"]): number | null {
  if (on === "price") return cheapest;
  return on === "noise" ? (noise?.load ?? null) : score;
}

/** The one whose range lies above all others in some game and in no game below another's. */
function fastestOf(parts: readonly ComparedPart[], estimates: readonly EstimatedComparison[]): string | null {
  const won = estimates.flatMap(({ ranges }) => {
    const above = ranges.find((one) => ranges.every((other) => other === one || one.low > other.high));
    return above ? [above.name] : [];
  });
  const [first] = won;
  if (estimates.length > 0) return first !== undefined && won.every((name) => name === first) ? first : null;
  const scored = parts.filter(({ score }) => score !== null).toSorted((a, b) => b.score! - a.score!);
  const [best, next] = scored;
  return best && next && scored.length === parts.length && best.score! > next.score! ? best.name : null;
}

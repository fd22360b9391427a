// The declaration of what testing found, built from the findings: the same shape as the seller's.
// Invariant: each finding changes only what it claims, about the pieces that it names, so the order of findings does not matter.

import type { Declaration, DeclaredPart } from "./declaration.ts";

/** What a finding is about. `identified` contradicts nobody: the seller had not named the model. */
export type FoundClaim =
  | "identified"
  | "model"
  | "quantity"
  | "condition"
  | "fault"
  | "missing"
  | "box"
  | "accessories";

/**
 * `foundPart`: the declared part as it should have been declared, limited to what its claim is about. `pieces`: how many pieces of a line of
 * several it concerns, where not all: its `key` is then that of a part of the line (`splitKey`).
 */
export type Found = { key: string; claim: FoundClaim; foundPart: DeclaredPart | null; pieces?: number | null };

const SPLIT = "~";

/** The key of the nth part that findings split off a line: "gpu~1". */
export function splitKey(key: string, place: number): string {
  return `${key}${SPLIT}${place}`;
}

/** The declared line of a line or of a part of it. */
export function lineKey(key: string): string {
  return key.split(SPLIT)[0]!;
}

/** The parts that findings have split off a line, with the number of their pieces, in the order of their keys. */
export function splitsOf(key: string, findings: readonly Pick<Found, "key" | "pieces">[]): Map<string, number> {
  const parts = findings.filter((finding) => finding.key !== key && lineKey(finding.key) === key);
  const sorted = parts.toSorted((a, b) => a.key.localeCompare(b.key, "en", { numeric: true }));
  return new Map(sorted.map((finding) => [finding.key, finding.pieces ?? 1]));
}

/** A declared part as findings have split it: what is left of the line under its own key, then each part of it. Nothing is lost. */
export function splitPart(declared: DeclaredPart, findings: readonly Pick<Found, "key" | "pieces">[]): DeclaredPart[] {
  const splits = splitsOf(declared.key, findings);
  const rest = declared.quantity - [...splits.values()].reduce((sum, pieces) => sum + pieces, 0);
  return [
    ...(rest > 0 ? [{ ...declared, quantity: rest }] : []),
    ...[...splits].map(([key, quantity]) => ({ ...declared, key, quantity })),
  ];
}

/**
 * The seller's declaration with every finding applied. A finding about box or accessories inverts the declared value.
 */
export function foundDeclaration(declared: Declaration, findings: readonly Found[]): Declaration {
  const about = (extra: "box" | "accessories") => findings.some(({ claim }) => claim === extra);
  return {
    ...declared,
    parts: declared.parts.flatMap((line) => {
      const split = line.quantity - (splitPart(line, findings)[0]?.quantity ?? 0);
      return splitPart(line, findings).flatMap(
        (part) =>
          foundPart(
            part,
            findings.filter(({ key }) => key === part.key),
            { besides: part.key === line.key ? split : 0 },
          ) ?? [],
      );
    }),
    extras: {
      box: declared.extras.box !== about("box"),
      accessories: declared.extras.accessories !== about("accessories"),
    },
  };
}

/** `besides`: the pieces of its line that were split off. A finding about the number of pieces counts the whole line. */
function foundPart(
  declared: DeclaredPart,
  findings: readonly Found[],
  { besides }: { besides: number },
): DeclaredPart | null {
  if (findings.some(({ claim }) => claim === "missing")) return null;
  const found = findings.reduce<DeclaredPart>((part, { claim, foundPart: found }) => {
    if (!found) return part;
    switch (claim) {
      case "identified":
      case "model": {
        const { key, quantity, condition, faulty } = part;
        return { ...found, key, quantity, condition, faulty };
      }
      case "quantity":
        return { ...part, quantity: found.quantity - besides };
      case "condition":
        return { ...part, condition: found.condition };
      case "fault":
        return { ...part, faulty: found.faulty };
      default:
        return part;
    }
  }, declared);
  return found.quantity > 0 ? found : null;
}

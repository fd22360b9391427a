// The declaration of what testing found, built from the findings: the same shape as the seller's.
// Invariant: each finding changes only what it claims, so the order of findings does not matter.

import type { Declaration, DeclaredPart } from "./declaration.ts";
import type { FoundClaim } from "./revision.ts";

/** `foundPart`: the declared part as it should have been declared, limited to what its claim is about. */
export type Found = { key: string; claim: FoundClaim; foundPart: DeclaredPart | null };

/**
 * The seller's declaration with every finding applied. A finding about box or accessories inverts the declared value.
 */
export function foundDeclaration(declared: Declaration, findings: readonly Found[]): Declaration {
  const about = (extra: "box" | "accessories") => findings.some(({ claim }) => claim === extra);
  return {
    ...declared,
    parts: declared.parts.flatMap(
      (part) =>
        foundPart(
          part,
          findings.filter(({ key }) => key === part.key),
        ) ?? [],
    ),
    extras: {
      box: declared.extras.box !== about("box"),
      accessories: declared.extras.accessories !== about("accessories"),
    },
  };
}

function foundPart(declared: DeclaredPart, findings: readonly Found[]): DeclaredPart | null {
  if (findings.some(({ claim }) => claim === "missing")) return null;
  return findings.reduce<DeclaredPart>((part, { claim, foundPart: found }) => {
    if (!found) return part;
    switch (claim) {
      case "identified":
      case "model": {
        const { key, quantity, condition, faulty } = part;
        return { ...found, key, quantity, condition, faulty };
      }
      case "quantity":
        return { ...part, quantity: found.quantity };
      case "condition":
        return { ...part, condition: found.condition };
      case "fault":
        return { ...part, faulty: found.faulty };
      default:
        return part;
    }
  }, declared);
}

// Why parts do not make a PC: what is missing, of what there is too much, and which parts do not go together.

import type { Incompatibility } from "../../../../shop/compatibility/incompatibility.ts";
import type { AssembleProblem } from "../../../../shop/stock/conversions/conversion.ts";

type Explained = AssembleProblem & { incompatibilities: string[] };

export function explainBuild(refused: object): Explained | null {
  if ("lacks" in refused) return { ...(refused as AssembleProblem), incompatibilities: [] };
  if (!("problems" in refused)) return null;
  return {
    lacks: [],
    doubles: [],
    incompatibilities: [...new Set((refused.problems as Incompatibility[]).map(incompatibilityText))],
  };
}

/** The values by which two parts do not fit: "Core i5-12400F (LGA1700), B550-A PRO (AM4)". */
function incompatibilityText({ values }: Incompatibility): string {
  return Object.entries(values)
    .map(([name, value]) => (name.endsWith("Mm") ? `${value} mm` : String(value)))
    .join(" · ");
}

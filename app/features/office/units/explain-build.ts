// Why parts do not make a PC: what is missing, of what there is too much, and which parts do not go together.

import type { Incompatibility } from "../../../../shop/compatibility/incompatibility.ts";
import type { AssembleProblem } from "../../../../shop/stock/conversions/conversion.ts";

type Explained = AssembleProblem & { misfits: string[] };

export function explainBuild(refused: object): Explained | null {
  if ("lacks" in refused) return { ...(refused as AssembleProblem), misfits: [] };
  if (!("problems" in refused)) return null;
  return { lacks: [], doubles: [], misfits: [...new Set((refused.problems as Incompatibility[]).map(misfit))] };
}

/** The values by which two parts do not fit: "Core i5-12400F (LGA1700), B550-A PRO (AM4)". */
function misfit({ values }: Incompatibility): string {
  return Object.entries(values)
    .map(([name, value]) => (name.endsWith("Mm") ? `${value} mm` : String(value)))
    .join(" · ");
}

// Rules of the graphics card: space in the case. Plugs and watts are checked with the supply (supply.ts).

import { partName } from "../../catalogue/specs.ts";
import { nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

/** Radiator (27 to 38 mm) and fans (25 mm) behind the front, minus the space that case makers already leave there. */
const RADIATOR_TAKES = 55; // mm
/** Smaller radiators are mounted at the back, away from the card. */
const STANDS_IN_FRONT = 240; // mm

const cardInCase: Rule = {
  about: ["graphics-cards", "cases", "coolers"],
  check({ "graphics-cards": [gpu], cases: [box], coolers: [fan] }) {
    if (!gpu || !box) return nothing;
    const { lengthMm } = gpu.specs;
    const { maxGpuLengthMm: mostMm } = box.specs;
    const facts = { card: partName(gpu.specs), lengthMm, case: partName(box.specs), mostMm };
    if (lengthMm > mostMm) return [incompatibility("card-length", facts)];
    const mayMeet = (fan?.specs.radiatorMm ?? 0) >= STANDS_IN_FRONT && lengthMm > mostMm - RADIATOR_TAKES;
    return fan && mayMeet
      ? [incompatibility("card-radiator", { ...facts, cooler: partName(fan.specs), takenMm: RADIATOR_TAKES })]
      : nothing;
  },
};

export const graphicsRules: readonly Rule[] = [cardInCase];

// The graphics card in its case. Its plugs and watts are matters of the supply (power.ts).

import { partName } from "../../catalogue/specs.ts";
import { nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

/** A radiator and its fans behind the front: 27 to 38 mm and 25 mm, less what a case's makers already left there. */
const RADIATOR_TAKES = 55; // mm
/** Smaller ones stand at the back, out of a card's way. */
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

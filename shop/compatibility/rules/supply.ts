// Rules of the power supply: space in the case, wattage, and plugs.

import { partName } from "../../catalogue/specs.ts";
import { nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";
import { loadOf, plugsOf, plugsOfAdapter, wantedOf } from "../power.ts";
import { sataDrives } from "./drives.ts";

const supplyInCase: Rule = {
  about: ["cases", "power-supplies"],
  check({ cases: [box], "power-supplies": [psu] }) {
    if (!box || !psu || box.specs.supply === psu.specs.formFactor) return nothing;
    const names = { supply: partName(psu.specs), case: partName(box.specs) };
    const { formFactor: form } = psu.specs;
    const { supply: caseForm } = box.specs;
    if (caseForm === null) return [incompatibility("supply-form-unknown", { ...names, form })];
    // An SFX supply is mounted in an ATX case with an adapter plate, which is often included.
    return [
      form === "SFX"
        ? incompatibility("supply-bracket", names)
        : incompatibility("supply-form", { ...names, form, caseForm }),
    ];
  },
};

const supplyIsEnough: Rule = {
  // All that draws power, and the supply.
  about: ["processors", "motherboards", "ram", "graphics-cards", "ssd", "hdd", "cases", "coolers", "power-supplies"],
  check(parts) {
    const [psu] = parts["power-supplies"];
    if (!psu) return nothing;
    const { watts } = psu.specs;
    const wanted = wantedOf(parts);
    if (watts >= wanted) return nothing;
    const supply = partName(psu.specs);
    const load = loadOf(parts);
    return [
      watts < load
        ? incompatibility("supply-watts", { supply, watts, load })
        : incompatibility("supply-headroom", { supply, watts, wanted }),
    ];
  },
};

const plugsForCard: Rule = {
  about: ["graphics-cards", "power-supplies"],
  check({ "graphics-cards": [gpu], "power-supplies": [psu] }) {
    if (!gpu || !psu) return nothing;
    const { eights, sixteens } = plugsOf(gpu.specs);
    const names = { supply: partName(psu.specs), card: partName(gpu.specs) };
    const left = psu.specs.pcie8Pin - eights;
    if (left < 0) return [incompatibility("supply-8pin", { ...names, count: eights, has: psu.specs.pcie8Pin })];
    if (sixteens <= psu.specs.pcie16Pin) return nothing;
    const count = (sixteens - psu.specs.pcie16Pin) * plugsOfAdapter(gpu.specs);
    return [
      count <= left
        ? incompatibility("supply-adapter", { ...names, count })
        : incompatibility("supply-16pin", { ...names, count, has: left }),
    ];
  },
};

/** Too few plugs do not make the build wrong: a splitter costs little, and a drive draws a tenth of a plug's limit. */
const plugsForDrives: Rule = {
  about: ["ssd", "hdd", "power-supplies"],
  check(parts) {
    const [psu] = parts["power-supplies"];
    const count = sataDrives(parts);
    if (!psu || count <= psu.specs.sataConnectors) return nothing;
    return [incompatibility("supply-sata", { supply: partName(psu.specs), count, has: psu.specs.sataConnectors })];
  },
};

export const supplyRules: readonly Rule[] = [supplyInCase, supplyIsEnough, plugsForCard, plugsForDrives];

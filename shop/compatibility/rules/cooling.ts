// Rules of the cooler: mounting, space in the case, and cooling capacity.

import { partName, type CpuSpecs } from "../../catalogue/specs.ts";
import { nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

/**
 * Sockets with the same mounting holes: LGA115x and 1200 (75 mm apart), LGA1700 and 1851 (78 mm), AM4 and AM5 (AMD
 * keeps coolers working), the square and narrow LGA20xx, the clips of AM3+ and FM2. Backplates and heights may differ
 * by a little.
 */
const mounts = [
  ["LGA1150", "LGA1151", "LGA1155", "LGA1156", "LGA1200"],
  ["LGA1700", "LGA1851"],
  ["AM4", "AM5"],
  ["LGA2011", "LGA2011-3", "LGA2066"],
  ["AM3+", "FM2", "FM2+"],
] as const satisfies string[][];

const coolerOnSocket: Rule = {
  about: ["processors", "motherboards", "coolers"],
  check({ processors: [cpu], motherboards: [board], coolers: [fan] }) {
    if (!fan || (!cpu && !board)) return nothing;
    const { sockets } = fan.specs;
    const cooler = partName(fan.specs);
    const wanted = new Set([cpu?.specs.socket, board?.specs.socket]);
    return [...wanted].flatMap((socket) => {
      if (socket === undefined || sockets.includes(socket)) return nothing;
      const like = mounts
        .find((mount: readonly string[]) => mount.includes(socket))
        ?.find((other) => sockets.includes(other));
      return [
        like === undefined
          ? incompatibility("cooler-socket", { cooler, socket })
          : incompatibility("cooler-mount", { cooler, socket, like }),
      ];
    });
  },
};

const coolerInCase: Rule = {
  about: ["cases", "coolers"],
  check({ cases: [box], coolers: [fan] }) {
    if (!box || !fan) return nothing;
    const { type, heightMm, radiatorMm } = fan.specs;
    const { maxCoolerHeightMm, maxRadiatorMm } = box.specs;
    const names = { cooler: partName(fan.specs), case: partName(box.specs) };
    if (type !== "liquid" && radiatorMm === null) {
      if (heightMm === null || maxCoolerHeightMm === null) return [incompatibility("cooler-height-unknown", names)];
      return heightMm > maxCoolerHeightMm
        ? [incompatibility("cooler-height", { ...names, heightMm, mostMm: maxCoolerHeightMm })]
        : nothing;
    }
    if (maxRadiatorMm === 0) return [incompatibility("no-radiator", { ...names, radiatorMm: radiatorMm ?? 0 })];
    if (radiatorMm === null || maxRadiatorMm === null) return [incompatibility("radiator-unknown", names)];
    if (radiatorMm > maxRadiatorMm)
      return [incompatibility("radiator", { ...names, radiatorMm, mostMm: maxRadiatorMm })];
    // 140, 280 and 420 mm radiators have wider fans: space for a longer radiator with narrower fans does not mean that
    // they fit.
    const isWider = radiatorMm % 140 === 0 && maxRadiatorMm % 140 !== 0;
    return isWider ? [incompatibility("radiator-unknown", names)] : nothing;
  },
};

/** Every boxed cooler of Intel or AMD handles at least this, and so do the coolers sold to replace them. */
const ANY_COOLER = 65; // watts

/**
 * The cooler rating, in watts, with which the processor can sustain its turbo. A processor's rating is for its base
 * clock; with twelve or more cores, boards let it draw about twice as much.
 */
export function coolingWatts({ tdpWatts, cores }: CpuSpecs): number {
  if (tdpWatts <= 65) return cores >= 12 ? 120 : tdpWatts;
  return Math.max(tdpWatts, cores >= 14 ? 200 : 120);
}

/**
 * Less than the processor's rating is wrong: the processor throttles below its base clock. For that reason Intel and
 * AMD include no cooler with processors of 105 W and more.
 */
const coolerIsEnough: Rule = {
  about: ["processors", "coolers"],
  check({ processors: [cpu], coolers: [fan] }) {
    if (!cpu || !fan) return nothing;
    const { tdpWatts } = cpu.specs;
    const { ratedWatts } = fan.specs;
    const names = { cooler: partName(fan.specs), processor: partName(cpu.specs) };
    if (ratedWatts === null)
      return tdpWatts > ANY_COOLER ? [incompatibility("cooler-watts-unknown", { ...names, watts: tdpWatts })] : nothing;
    if (ratedWatts < tdpWatts) return [incompatibility("cooler-watts", { ...names, ratedWatts, watts: tdpWatts })];
    const wanted = coolingWatts(cpu.specs);
    return ratedWatts < wanted ? [incompatibility("cooler-turbo", { ...names, ratedWatts, watts: wanted })] : nothing;
  },
};

export const coolingRules: readonly Rule[] = [coolerOnSocket, coolerInCase, coolerIsEnough];

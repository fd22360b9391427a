// The cooler: whether it can be screwed on, whether it goes into the case, and whether it is enough.

import { partName, type CpuSpecs } from "../../catalogue/specs.ts";
import { nothing, type Rule } from "../parts-by-category.ts";
import { incompatibility } from "../incompatibility.ts";

/**
 * Sockets whose holes are the same: LGA115x and 1200 (75 mm apart), LGA1700 and 1851 (78 mm), AM4 and AM5 (AMD keeps coolers working),
 * the square and narrow LGA20xx, the clips of AM3+ and FM2. Backplates and heights may differ by a little.
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
    // 140, 280 and 420 mm are made of wider fans: room for a longer radiator of narrower ones does not say that they go in.
    const isWider = radiatorMm % 140 === 0 && maxRadiatorMm % 140 !== 0;
    return isWider ? [incompatibility("radiator-unknown", names)] : nothing;
  },
};

/** Every cooler that Intel or AMD ever put into a box leads at least these away: so does whatever is sold instead of it. */
const ANY_COOLER = 65; // watts

/**
 * Watts that a cooler should be rated for so that the processor keeps its turbo for long. The rating of a processor is for its base clock;
 * with twelve cores and more, boards let it draw about twice as much.
 */
export function coolingWatts({ tdpWatts, cores }: CpuSpecs): number {
  if (tdpWatts <= 65) return cores >= 12 ? 120 : tdpWatts;
  return Math.max(tdpWatts, cores >= 14 ? 200 : 120);
}

/**
 * Less than the processor's own rating is wrong: it protects itself by slowing down below what it was sold for, and so Intel and AMD box
 * no cooler at all with processors of 105 W and more.
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

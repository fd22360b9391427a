// Names of the demo machines: mountains of Romania, higher ones for faster machines.

import type { DemoBuild } from "./builds.ts";
import type { Random } from "./random.ts";

/** Name lists by the graphics card's Time Spy points, each up to its bound. */
const ranges: readonly { upTo: number; names: readonly string[] }[] = [
  {
    upTo: 4600,
    names: [
      "Măcin",
      "Lipova",
      "Meseș",
      "Plopiș",
      "Perșani",
      "Almăj",
      "Locva",
      "Zarand",
      "Pricopan",
      "Codru Moma",
      "Dognecea",
      "Bodoc",
    ],
  },
  {
    upTo: 7600,
    names: [
      "Semenic",
      "Gutâi",
      "Trascău",
      "Baraolt",
      "Hășmaș",
      "Tarcău",
      "Gurghiu",
      "Vlădeasa",
      "Ciuc",
      "Stânișoara",
      "Nemira",
      "Vulcan",
    ],
  },
  {
    upTo: 10_500,
    names: [
      "Rarău",
      "Ceahlău",
      "Ciucaș",
      "Postăvaru",
      "Suhard",
      "Siriu",
      "Penteleu",
      "Cozia",
      "Giumalău",
      "Piatra Mare",
      "Baiu",
      "Țibleș",
    ],
  },
  {
    upTo: 14_000,
    names: [
      "Bucegi",
      "Iezer",
      "Călimani",
      "Țarcu",
      "Cindrel",
      "Șureanu",
      "Lotru",
      "Leaota",
      "Godeanu",
      "Căpățânii",
      "Latorița",
      "Piatra Craiului",
    ],
  },
  {
    upTo: 20_500,
    names: [
      "Retezat",
      "Parâng",
      "Rodna",
      "Păpușa",
      "Peleaga",
      "Omu",
      "Mândra",
      "Bucura",
      "Ineu",
      "Pietrosul",
      "Judele",
      "Custura",
    ],
  },
  {
    upTo: Infinity,
    names: [
      "Moldoveanu",
      "Negoiu",
      "Viștea",
      "Lespezi",
      "Vânătoarea",
      "Dara",
      "Călțun",
      "Urlea",
      "Arpașul",
      "Buteanu",
      "Roșu",
      "Hârtopul",
    ],
  },
];

const numerals = ["", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX"];

export type Titles = { next(build: DemoBuild): string };

/** Titles repeat only after all names have been used. */
export function titleMaker(random: Random, { taken }: { taken: readonly string[] }): Titles {
  const namesByModels = new Map<string, { names: string[]; next: number }>();
  return {
    next(build) {
      const models = `${build.cpu.specs.model}/${build.gpu.specs.chip}`;
      const pool = namesByModels.get(models) ?? {
        names: namesFor(build, random).filter((name) => !taken.includes(titleOf(build, name))),
        next: 0,
      };
      namesByModels.set(models, pool);
      const name = pool.names[pool.next % pool.names.length]!;
      pool.next += 1;
      return titleOf(build, name);
    },
  };
}

function namesFor({ gpu }: DemoBuild, random: Random): string[] {
  const names = random.shuffled(ranges.find((range) => gpu.timeSpy < range.upTo)?.names ?? []);
  return numerals.flatMap((numeral) => names.map((name) => `${name}${numeral}`));
}

function titleOf({ cpu, gpu, ram }: DemoBuild, name: string): string {
  const kind = ram.specs.capacityGb >= 64 ? "PC creator" : "PC gaming";
  const processor = cpu.specs.model.replace("Core ", "");
  const graphics = gpu.specs.chip.replace(/^(GeForce|Radeon) /, "");
  return `${kind} ${name} – ${processor}, ${graphics}`;
}

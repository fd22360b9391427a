// Parser of processor tables: common facts of a generation once, then one model per line.

import { partId, type MemoryType, type PartOf } from "../part.ts";
import { number, numberOrNull, rowsOf, text } from "./table.ts";

export type Generation = {
  brand: "Intel" | "AMD";
  architecture: string;
  socket: string;
  chipsets: string;
  memory: string;
  year: number;
  /** The default graphics of the generation's models; "-" is none. */
  graphics: string;
};

/**
 * Columns: name, cores/threads (performance+efficiency cores for hybrid processors), base GHz, boost GHz, watts,
 * graphics.
 */
export function generation(shared: Generation, table: string): PartOf<"processors">[] {
  return rowsOf(table, { least: 5, most: 6 }).map(([name, count, base, boost, watts, graphics = shared.graphics]) => {
    const [cores, threads] = text(count).split("/");
    return {
      id: partId("processors", text(name)),
      category: "processors",
      brand: shared.brand,
      name: text(name),
      aliases: [],
      facts: {
        architecture: shared.architecture,
        socket: shared.socket,
        chipsets: shared.chipsets.split(" "),
        cores: text(cores)
          .split("+")
          .map(number)
          .reduce((sum, kind) => sum + kind, 0),
        threads: number(threads),
        baseGhz: number(base),
        boostGhz: numberOrNull(boost),
        tdpWatts: number(watts),
        integratedGraphics: graphics === "-" ? null : graphics,
        memoryTypes: shared.memory.split(" ") as MemoryType[],
        launchYear: shared.year,
      },
    };
  });
}

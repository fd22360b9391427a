import { platformOf } from "../parts/platform-of.server.ts";
import type { CpuSpecs, MotherboardSpecs } from "./specs.ts";

/**
 * Whether the board is known to run the processor with its latest firmware: socket, chipset and memory type must all
 * match.
 */
export function runsOn(board: MotherboardSpecs, cpu: CpuSpecs): boolean {
  if (cpu.socket !== board.socket || !cpu.memoryTypes.includes(board.ramType)) return false;
  return platformOf(cpu)?.chipsets.includes(board.chipset) === true;
}

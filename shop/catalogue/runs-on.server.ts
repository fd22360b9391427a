import { platformOf } from "../parts/platform-of.server.ts";
import type { CpuSpecs, MotherboardSpecs } from "./specs.ts";

/** Whether it is known that the board runs the processor, with its latest firmware: socket, chipset and memory, all three. */
export function runsOn(board: MotherboardSpecs, cpu: CpuSpecs): boolean {
  if (cpu.socket !== board.socket || !cpu.memoryTypes.includes(board.ramType)) return false;
  return platformOf(cpu)?.chipsets.includes(board.chipset) === true;
}

// What the log of an erasing program says: which drives were erased, how, and what proves it.
// Invariant: a log is read whole or not at all; an erasure that failed, or that the log does not prove, refuses the whole log.

import { plainSerial } from "../../../base/text.ts";

export const erasureMethods = ["nvme-format", "nvme-sanitize", "ata-secure-erase", "overwrite", "discard"] as const;
export type ErasureMethod = (typeof erasureMethods)[number];

/** `user-data`, `crypto`: the secure erase setting of NVMe (SES 1 and 2). `block`: its sanitize action. `enhanced`: of ATA. */
export const erasureVariants = ["user-data", "crypto", "block", "enhanced", "secure"] as const;
export type ErasureVariant = (typeof erasureVariants)[number];

/**
 * What proves it. `read-back`: the whole drive was read again and held only what was written. `security-state`: the drive
 * itself reports that its password is gone, which only a complete erase does (ATA). `sanitize-log`: the drive's own log.
 */
export const erasureProofs = ["read-back", "security-state", "sanitize-log"] as const;
export type ErasureProof = (typeof erasureProofs)[number];

export type DriveErasure = {
  model: string;
  serial: string;
  method: ErasureMethod;
  variant: ErasureVariant | null;
  /** Of an overwrite; null where the drive erases itself. */
  passes: number | null;
  /** The program with its version, where the log says it: "nvme-cli 2.8". */
  tool: string;
  /** By the clock of the machine that erased it: "2026-11-21 10:00:00". */
  startedAt: string;
  endedAt: string;
  /** Null: the program reported success, and nothing else proves it. */
  proof: ErasureProof | null;
  /** The line of the log on which the erasure began, from 1. */
  line: number;
};

export type ErasureLog = { format: "nwipe" | "terminal"; drives: DriveErasure[] };

export const LARGEST_ERASURE_LOG = 5_000_000; // bytes: shred writes a line every five seconds
/** Drives in one log: a rack of them. */
export const MOST_ERASED_DRIVES = 24;

const SERIAL = /^[A-Za-z0-9][A-Za-z0-9._-]{3,39}$/;

/** A serial number as drives report it, without the spaces that pad it; null if it is none. */
export function driveSerial(text: string): string | null {
  const serial = text.replaceAll(/\s/g, "").slice(0, 60);
  return SERIAL.test(serial) ? serial : null;
}

/** Two serial numbers are of one drive: programs differ in capitals and separators. */
export function sameSerial(one: string, other: string): boolean {
  return plainSerial(one) === plainSerial(other);
}

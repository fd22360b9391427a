// Reads the JSON columns of the warranty tables.

import { z } from "zod";
import { coverBases, coveredComponents, type PromisedCover, type ReplacedPart } from "./ledger.ts";

const Covers = z.array(
  z.object({ component: z.enum(coveredComponents), basis: z.enum(coverBases), months: z.int().positive() }),
);
const Replaced = z.object({ component: z.enum(coveredComponents), title: z.string(), serial: z.string().nullable() });

export function storedCovers(value: unknown): PromisedCover[] {
  return Covers.parse(value);
}

export function storedReplaced(value: unknown): ReplacedPart | null {
  return value === null ? null : Replaced.parse(value);
}

// Schemas of the forms about the own PC.

import { z } from "zod";
import { LONGEST_PC_NAME } from "./own-pc.ts";

/** Characters of one typed line: the names of several drives. */
const LONGEST_LINE = 300;

/** One line without control characters. */
const line = z
  .string()
  .optional()
  .default("")
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  )
  .pipe(z.string().max(LONGEST_LINE, "pc-part-long"));

const name = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
  )
  .pipe(z.string().max(LONGEST_PC_NAME, "pc-name-long"));

export const OwnPcForm = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("parts"),
      processors: line,
      "graphics-cards": line,
      motherboards: line,
      ram: line,
      ssd: line,
      hdd: line,
      "power-supplies": line,
      cases: line,
      coolers: line,
      isWithoutCard: z
        .literal("1")
        .optional()
        .transform((value) => value === "1"),
    }),
    z.object({
      intent: z.literal("settle"),
      place: z
        .string()
        .regex(/^\d{1,2}$/, "form-invalid")
        .transform(Number),
      option: z.string("pc-option-missing").min(1, "pc-option-missing").max(200, "form-invalid"),
    }),
    z.object({ intent: z.literal("draft") }),
    z.object({ intent: z.literal("rename"), name }),
    z.object({ intent: z.literal("remove") }),
  ],
  "form-invalid",
);

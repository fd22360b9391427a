// The form of staff about a unit whose drives were not erased. Messages are codes.

import { z } from "zod";
import { LONGEST_UNERASED_NOTE, unerasedReasons, type Unerased } from "./unerased.ts";

export const UnerasedForm = z
  .object({
    unerased: z.enum(["", ...unerasedReasons], "form-invalid").default(""),
    unerasedNote: z.string().trim().max(LONGEST_UNERASED_NOTE, "too-long").default(""),
  })
  .refine(({ unerased, unerasedNote }) => unerased !== "other" || unerasedNote.length >= 3, {
    path: ["unerasedNote"],
    message: "reason-missing",
  })
  .transform(({ unerased, unerasedNote }): Unerased | null =>
    unerased === "" ? null : { reason: unerased, note: unerasedNote === "" ? null : unerasedNote },
  );

// The fields of the bench's form beside its values.

import { z } from "zod";

const optionalText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, "too-long")
    .default("")
    .transform((typed) => (typed === "" ? null : typed));

export const BenchSessionForm = z.object({
  /** What the page showed: measurements recorded since then by somebody else are not overwritten unseen. */
  seen: z.string("form-invalid").max(80, "form-invalid"),
  measuredOn: z.iso.date("date-invalid"),
  driver: optionalText(80),
  note: optionalText(500),
});

/** The grade beside the answers: another one than follows from them needs a reason. */
export const GradeForm = z
  .object({
    own: z
      .enum(["", "A", "B", "C"], "form-invalid")
      .default("")
      .transform((typed) => (typed === "" ? null : typed)),
    reason: optionalText(300),
  })
  .refine(({ own, reason }) => own === null || (reason !== null && reason.length >= 3), {
    path: ["reason"],
    message: "reason-missing",
  });

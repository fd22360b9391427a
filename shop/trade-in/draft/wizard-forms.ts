// Forms of the wizard's steps, by the rules of spec 5. Messages are codes: each has words in four languages.

import { z } from "zod";
import { conditions } from "../../pricing/declaration.ts";
import { LONGEST_NAME, LONGEST_TEXT } from "./draft.ts";

/** Browsers send only ticked checkboxes. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

function freeText(most: number) {
  return z.string().trim().max(most, "too-long").default("");
}

/** A model in the seller's own words. */
export const NamedForm = z.object({
  named: z.string("part-name-required").trim().min(1, "part-name-required").max(LONGEST_NAME, "too-long"),
});

/** The fields below the photos. */
export const ExtrasForm = z.object({
  condition: z.enum(conditions, "condition-required"),
  boxIncluded: ticked,
  accessories: freeText(LONGEST_TEXT),
  psuModel: freeText(LONGEST_NAME),
  comments: freeText(LONGEST_TEXT),
});

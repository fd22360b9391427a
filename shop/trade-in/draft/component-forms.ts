// Form of the component wizard. Messages are codes: each has words in four languages.

import { z } from "zod";
import { partCategories } from "../../parts/part.ts";
import { MOST_OF_ONE } from "./component-draft.ts";
import { conditions } from "../../pricing/declaration.ts";
import { plainText, LONGEST_TEXT } from "./draft.ts";

/** Browsers send only ticked checkboxes. */
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);

function freeText(most: number) {
  return z
    .string()
    .max(most, "too-long")
    .transform((text) => plainText(text, most))
    .default("");
}

const LONGEST = 200; // characters of a name
const quantity = z.coerce
  .number("quantity-invalid")
  .int("quantity-invalid")
  .min(1, "quantity-invalid")
  .max(MOST_OF_ONE, "quantity-invalid")
  .default(1);
/** Empty: the condition of the whole list applies. */
const condition = z.enum(conditions).nullable().catch(null).default(null);
/** Empty: the seller leaves the choice to the shop. */
const kind = z.enum(partCategories).nullable().catch(null).default(null);

export const NewComponentForm = z.object({
  name: freeText(LONGEST).pipe(z.string().min(1, "part-name-required")),
  kind,
  quantity,
  condition,
});

export const ComponentLineForm = z.object({
  quantity,
  condition,
  faulty: ticked,
  pick: z.string().max(200).default(""),
  text: freeText(LONGEST),
  kind,
});

export const WholeListForm = z.object({
  whole: z.enum(conditions, "condition-required").default("good"),
  boxIncluded: ticked,
  accessories: freeText(LONGEST_TEXT),
  comments: freeText(LONGEST_TEXT),
});

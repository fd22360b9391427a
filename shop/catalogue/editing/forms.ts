// Forms about listings of the office. Messages are codes, as in the shop's own forms.

import { z } from "zod";
import { altLanguages, type PhotoAlt } from "../../inventory/photos/unit-photo.ts";
import { categories } from "../specs.ts";
import type { ListingSort } from "./listing-form.ts";

const LONGEST_ALT = 200;

export const WithdrawForm = z.object({
  reason: z.string("reason-missing").trim().min(3, "reason-missing").max(500, "too-long"),
});

/** What a new draft is of: a PC, or a component of a category. */
export const NewListingForm = z.object({
  type: z
    .enum(["pc", ...categories], "form-invalid")
    .transform((type): ListingSort =>
      type === "pc" ? { kind: "pc", category: null } : { kind: "component", category: type },
    ),
});

const text = z.string().trim().max(LONGEST_ALT, "too-long").default("");

/** What a photo shows, by language; an empty text is none. */
export const PhotoAltForm = z
  .object({ ro: text, en: text, hu: text, uk: text })
  .transform((typed): PhotoAlt =>
    Object.fromEntries(altLanguages.filter((one) => typed[one] !== "").map((one) => [one, typed[one]])),
  );

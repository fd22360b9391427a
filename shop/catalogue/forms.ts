// Schemas of the catalogue's forms.

import { z } from "zod";
import { parseListingId, type ListingId } from "../../base/id.ts";

const productId = z.string("listing-unknown").transform((text, context): ListingId => {
  const id = parseListingId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "listing-unknown" });
  return z.NEVER;
});

export const FavouriteForm = z.object({ intent: z.enum(["add", "remove"], "form-invalid"), productId });

const LONGEST_EMAIL = 200;

export const AlertForm = z.object({
  email: z.string("email-invalid").trim().toLowerCase().max(LONGEST_EMAIL, "too-long").pipe(z.email("email-invalid")),
});

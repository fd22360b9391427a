// Schemas of the catalogue's forms.

import { z } from "zod";
import { emailAddress } from "../../base/typed-fields.ts";
import { parseListingId, type ListingId } from "../../base/id.ts";

const productId = z.string("listing-unknown").transform((text, context): ListingId => {
  const id = parseListingId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "listing-unknown" });
  return z.NEVER;
});

export const FavouriteForm = z.object({ intent: z.enum(["add", "remove"], "form-invalid"), productId });

export const AlertForm = z.object({
  email: emailAddress,
});

// What the cart's forms send.

import { z } from "zod";
import { parseListingId, type ListingId } from "../../base/id.ts";
import { MAX_QUANTITY } from "./cart.ts";

const productId = z.string("listing-unknown").transform((text, context): ListingId => {
  const id = parseListingId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "listing-unknown" });
  return z.NEVER;
});

/** A whole number as people write it: "1e3", "1.5", "-1" and " 2" are none. */
const quantity = z
  .string("quantity-invalid")
  .regex(/^[1-9]\d{0,3}$/, "quantity-invalid")
  .transform(Number)
  .refine((number) => number <= MAX_QUANTITY, "quantity-invalid");

export const CartForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("add"), productId, quantity: quantity.default(1) }),
    z.object({ intent: z.literal("set"), productId, quantity }),
    z.object({ intent: z.literal("remove"), productId }),
    z.object({ intent: z.literal("clear") }),
  ],
  "form-invalid",
);
export type CartForm = z.infer<typeof CartForm>;

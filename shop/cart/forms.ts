// Schemas of the cart's forms.

import { z } from "zod";
import { cleanText } from "../../base/clean-text.ts";
import { holdsWebAddress } from "../../base/typed-fields.ts";
import { parseListingId, type ListingId } from "../../base/id.ts";
import { MAX_QUANTITY } from "./cart.ts";
import { LONGEST_GAME, parseGames, SHORTEST_GAME } from "./game-test.ts";
import { readRemoved } from "./removed.ts";

const productId = z.string("listing-unknown").transform((text, context): ListingId => {
  const id = parseListingId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "listing-unknown" });
  return z.NEVER;
});

/** A positive whole number: "1e3", "1.5", "-1" and " 2" are invalid. */
const quantity = z
  .string("quantity-invalid")
  .regex(/^[1-9]\d{0,3}$/, "quantity-invalid")
  .transform(Number)
  .refine((number) => number <= MAX_QUANTITY, "quantity-invalid");

const game = z
  .string()
  .trim()
  .max(LONGEST_GAME, "game-too-long")
  .transform(cleanText)
  .refine((name) => name === "" || name.length >= SHORTEST_GAME, "game-too-short")
  .refine((name) => !holdsWebAddress(name), "line-address")
  .optional()
  .default("");

/** Three fields, at least one of which is required. */
const gameTest = z
  .object({
    intent: z.literal("test"),
    productId,
    game1: game,
    game2: game,
    game3: game,
    /** The buyer asks for it before the withdrawal period ends (OUG 34/2014, article 16 a). */
    consent: z.literal("on", "consent-missing"),
  })
  .transform(({ game1, game2, game3, intent, productId }, context) => {
    const games = parseGames([game1, game2, game3]);
    if (games !== null) return { intent, productId, games };
    context.addIssue({ code: "custom", message: "games-missing", path: ["game1"] });
    return z.NEVER;
  });

/** Undo of a removal. */
const restore = z
  .object({ intent: z.literal("restore"), items: z.string().optional() })
  .transform(({ intent, items }, context) => {
    const lines = readRemoved(items);
    if (lines) return { intent, lines };
    context.addIssue({ code: "custom", message: "form-invalid", path: ["form"] });
    return z.NEVER;
  });

export const CartForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("add"), productId, quantity: quantity.default(1) }),
    z.object({ intent: z.literal("set"), productId, quantity }),
    z.object({ intent: z.literal("remove"), productId }),
    gameTest,
    z.object({ intent: z.literal("drop-test"), productId }),
    z.object({ intent: z.literal("clear") }),
    z.object({ intent: z.literal("voucher"), code: z.string().max(100, "too-long") }),
    restore,
  ],
  "form-invalid",
);
export type CartForm = z.infer<typeof CartForm>;

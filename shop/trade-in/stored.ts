// Parsers of the JSON columns of trade-ins; every read goes through them. Data of another shape throws: that is a bug.

import { z } from "zod";
import { orNull, storedObject } from "../../base/stored-json.ts";
import type { ComponentDraft } from "./draft/component-draft.ts";
import type { DeclaredPart } from "../pricing/declaration.ts";
import type { TradeInDraft } from "./draft/draft.ts";
import type { StoredOffer } from "../pricing/offer.ts";
import type { PayoutFile } from "./office/payout-file.ts";
import type { PriceBook } from "../pricing/price-book.ts";
import type { Seller, TradeIn } from "./trade-in.ts";

const seller = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  county: z.string(),
  postalCode: z.string(),
}) satisfies z.ZodType<Seller>;
const texts = z.array(z.string());
/** JSON stores a timestamp as text. */
const moment = z.string().transform((text) => new Date(text));

/** trade_in.draft: the seller's answers so far. The photos of a machine have rows of their own. */
export function storedDraft(
  of: TradeIn["of"],
  json: unknown,
): { draft: Omit<TradeInDraft, "photos"> | null; components: ComponentDraft | null } {
  const stored = orNull(json, (value) => storedObject(value, "trade_in.draft"));
  return {
    draft: of === "machine" ? (stored as Omit<TradeInDraft, "photos"> | null) : null,
    components: of === "components" ? (stored as ComponentDraft | null) : null,
  };
}

/** trade_in.seller */
export const storedSeller = (json: unknown): Seller => seller.parse(json);

/** trade_in_offer.made */
export function storedOffer(json: unknown): StoredOffer {
  const made = storedObject<Omit<StoredOffer, "at">>(json, "trade_in_offer.made");
  return { ...made, at: moment.parse((made as { at?: unknown }).at) };
}

/** trade_in_finding.found_part: in the shape of a declared part. */
export const storedPart = (json: unknown): DeclaredPart | null =>
  orNull(json, (value) => storedObject<DeclaredPart>(value, "trade_in_finding.found_part"));

/** trade_in_finding.evidence */
export const storedEvidence = (json: unknown): string[] => texts.parse(json);

/** price_book.book */
export const storedBook = (json: unknown): PriceBook => storedObject<PriceBook>(json, "price_book.book");

/** payout_file.content */
export function storedFile(json: unknown): PayoutFile {
  const file = storedObject<Omit<PayoutFile, "madeAt">>(json, "payout_file.content");
  return { ...file, madeAt: moment.parse((file as { madeAt?: unknown }).madeAt) };
}

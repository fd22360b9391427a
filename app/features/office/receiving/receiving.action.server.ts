// The actions of a received unit: begin a listing of its own, add it to an existing one, or scrap it.

import { parseListingId, type ListingId } from "../../../../base/id.ts";
import { draftReceivedUnit } from "../../../../shop/catalogue/editing/create-draft.server.ts";
import { BesideForm, readPieces, ScrapForm } from "../../../../shop/inventory/receiving/forms.ts";
import { putUpForSale } from "../../../../shop/catalogue/publishing/put-up-for-sale.server.ts";
import { partsOfUnit } from "../../../../shop/stock/conversions/parts-of-unit.server.ts";
import { splitUnit } from "../../../../shop/stock/conversions/split-unit.server.ts";
import { scrapUnit } from "../../../../shop/inventory/receiving/scrap-unit.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import type { Shop } from "../../../composition.server.ts";

type Posted =
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "refused"; domainError: AnyDomainError }
  | { outcome: "scrapped" }
  | { outcome: "split"; count: number }
  | { outcome: "shelved" | "drafted"; listingId: ListingId };

export async function postReceivedUnit(
  shop: Shop,
  { code, fields, actor }: { code: string; fields: Fields | null; actor: string },
): Promise<Posted> {
  if (fields?.["intent"] === "scrap") {
    const parsed = parseFields(ScrapForm, fields);
    if (!parsed.ok) return { outcome: "invalid", errors: parsed.errors };
    const scrapped = await scrapUnit(shop, { code, actor, reason: parsed.value.reason });
    return scrapped.ok ? { outcome: "scrapped" } : { outcome: "refused", domainError: scrapped.domainError };
  }
  if (fields?.["intent"] === "split") return postSplit(shop, { code, fields, actor });
  if (fields?.["intent"] === "beside") {
    const parsed = parseFields(BesideForm, fields);
    const beside = parsed.ok ? parseListingId(parsed.value.listing) : null;
    if (!parsed.ok || beside === null)
      return { outcome: "invalid", errors: parsed.ok ? { listing: "listing-unknown" } : parsed.errors };
    return putOnSaleResult(
      await putUpForSale(shop, { code, actor, grade: parsed.value.grade, serial: parsed.value.serial, beside }),
    );
  }
  if (fields?.["intent"] === "draft") {
    const draft = await draftReceivedUnit(shop, { code, actor });
    return draft.ok
      ? { outcome: "drafted", listingId: draft.value.listingId }
      : { outcome: "refused", domainError: draft.domainError };
  }
  return { outcome: "invalid", errors: { form: fields ? "form-invalid" : "card-number" } };
}

async function postSplit(
  shop: Shop,
  { code, fields, actor }: { code: string; fields: Fields; actor: string },
): Promise<Posted> {
  const proposed = await partsOfUnit(shop, { code });
  const { pieces, reason, errors } = readPieces(fields, proposed.ok ? proposed.value.pieces : []);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const split = await splitUnit(shop, { code, actor, pieces, reason });
  return split.ok
    ? { outcome: "split", count: split.value.codes.length }
    : { outcome: "refused", domainError: split.domainError };
}

function putOnSaleResult(done: Awaited<ReturnType<typeof putUpForSale>>): Posted {
  return done.ok
    ? { outcome: "shelved", listingId: done.value.listingId }
    : { outcome: "refused", domainError: done.domainError };
}

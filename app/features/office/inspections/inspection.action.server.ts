// The decision about a unit that came back: on sale again, split into parts, or written off.

import type { ListingId } from "../../../../base/id.ts";
import { partsOfUnit } from "../../../../shop/stock/conversions/parts-of-unit.server.ts";
import { putBackOnSale } from "../../../../shop/catalogue/publishing/put-back-on-sale.server.ts";
import { InspectionForm, readPieces, untestedIn } from "../../../../shop/inventory/receiving/forms.ts";
import { splitUnit } from "../../../../shop/stock/conversions/split-unit.server.ts";
import { writeOffReturned } from "../../../../shop/stock/units/write-off-returned.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";

type Decided =
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "refused"; domainError: AnyDomainError }
  | {
      outcome: "done";
      /** What the list of inspections says. */
      done: { done: string; listing: ListingId } | { split: string; pieces: number } | { off: string };
    };

type Post = {
  code: string;
  fields: Fields | null;
  actor: string;
  /** Whether they may set prices; else the listing keeps its price, whatever was sent. */
  mayPrice: boolean;
};

export async function decideAbout(shop: Shop, { code, fields, actor, mayPrice }: Post): Promise<Decided> {
  if (fields?.["intent"] === "split") return splitIntoParts(shop, { code, fields, actor });
  const parsed = parseFields(InspectionForm, fields);
  if (!parsed.ok) return { outcome: "invalid", errors: parsed.errors };
  if (parsed.value.intent === "write-off") {
    const off = await writeOffReturned(shop, { code, actor, reason: parsed.value.reason });
    return off.ok ? { outcome: "done", done: { off: code } } : { outcome: "refused", domainError: off.domainError };
  }
  const { grade, measurements } = parsed.value;
  const price = mayPrice ? (parsed.value.price ?? null) : null;
  const untested = untestedIn(parsed.value);
  const drives = fields?.["drives"] ?? "";
  const put = await putBackOnSale(shop, { code, actor, grade, price, measurements, untested, drives });
  return put.ok
    ? { outcome: "done", done: { done: code, listing: put.value.listingId } }
    : { outcome: "refused", domainError: put.domainError };
}

async function splitIntoParts(
  shop: Shop,
  { code, fields, actor }: Omit<Post, "mayPrice"> & { fields: Fields },
): Promise<Decided> {
  const proposed = await partsOfUnit(shop, { code });
  const { pieces, reason, errors } = readPieces(fields, proposed.ok ? proposed.value.pieces : []);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const split = await splitUnit(shop, { code, actor, pieces, reason });
  return split.ok
    ? { outcome: "done", done: { split: code, pieces: split.value.codes.length } }
    : { outcome: "refused", domainError: split.domainError };
}

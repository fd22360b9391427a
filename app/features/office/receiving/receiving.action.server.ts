// The actions of a received unit: put it on sale in a new listing, add it to an existing one, or scrap it.

import { parseListingId, type ListingId } from "../../../../base/id.ts";
import { findReceivedUnit } from "../../../../shop/catalogue/publishing/find-received.server.ts";
import {
  BesideForm,
  readPieces,
  ScrapForm,
  ShelveForm,
  untestedIn,
} from "../../../../shop/inventory/receiving/forms.ts";
import { putUpForSale } from "../../../../shop/catalogue/publishing/put-up-for-sale.server.ts";
import { partsOfUnit } from "../../../../shop/catalogue/publishing/parts-of-unit.server.ts";
import { splitUnit } from "../../../../shop/inventory/receiving/split-unit.server.ts";
import { scrapUnit } from "../../../../shop/inventory/receiving/scrap-unit.server.ts";
import { readSpecs, type SpecProblem } from "../../../../shop/catalogue/publishing/spec-fields.ts";
import type { PcSpecs } from "../../../../shop/catalogue/specs.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { specSections, type SpecSection } from "./spec-sections.ts";

type Posted =
  | { outcome: "invalid"; errors: Record<string, string> }
  | { outcome: "refused"; domainError: AnyDomainError }
  | { outcome: "scrapped" }
  | { outcome: "split"; count: number }
  | { outcome: "shelved"; listingId: ListingId };

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
      await putUpForSale(shop, { code, actor, grade: parsed.value.grade, serial: parsed.value.serial, on: { beside } }),
    );
  }
  return postOwnListing(shop, { code, fields, actor });
}

async function postSplit(
  shop: Shop,
  { code, fields, actor }: { code: string; fields: Fields; actor: string },
): Promise<Posted> {
  const proposed = await partsOfUnit(shop, { code });
  const { pieces, errors } = readPieces(fields, proposed.ok ? proposed.value.pieces : []);
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const reason = (fields["reason"] ?? "").trim().slice(0, 500) || null;
  const split = await splitUnit(shop, { code, actor, pieces, reason });
  return split.ok
    ? { outcome: "split", count: split.value.codes.length }
    : { outcome: "refused", domainError: split.domainError };
}

async function postOwnListing(
  shop: Shop,
  { code, fields, actor }: { code: string; fields: Fields | null; actor: string },
): Promise<Posted> {
  const found = await findReceivedUnit(shop, { code });
  if (!found.ok) return { outcome: "refused", domainError: found.domainError };
  const { unit } = found.value;
  const parsed = parseFields(ShelveForm, fields);
  const read = specsIn(specSections(unit), { fields: fields ?? {}, months: parsed.ok ? parsed.value.warranty : 0 });
  const errors = { ...(parsed.ok ? {} : parsed.errors), ...read.errors };
  if (!parsed.ok || Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  const { title, price, warranty: warrantyMonths, grade, serial } = parsed.value;
  const common = { title, price, warrantyMonths };
  const listing =
    unit.kind === "pc"
      ? { ...common, kind: "pc" as const, category: null, specs: read.specs as PcSpecs }
      : { ...common, kind: "component" as const, category: unit.parts[0]!.category, specs: read.specs };
  // Safe: the specs were parsed with the fields of this category.
  return putOnSaleResult(
    await putUpForSale(shop, {
      code,
      actor,
      grade,
      serial,
      untested: untestedIn(parsed.value),
      on: {
        listing: listing as Parameters<typeof putUpForSale>[1]["on"] extends infer On
          ? Extract<On, { listing: unknown }>["listing"]
          : never,
      },
    }),
  );
}

function putOnSaleResult(done: Awaited<ReturnType<typeof putUpForSale>>): Posted {
  return done.ok
    ? { outcome: "shelved", listingId: done.value.listingId }
    : { outcome: "refused", domainError: done.domainError };
}

/** The specs of all sections, as those of a component or a PC, and the errors by field. */
function specsIn(
  sections: readonly SpecSection[],
  { fields, months }: { fields: Fields; months: number },
): { specs: unknown; errors: Record<string, SpecProblem> } {
  const errors: Record<string, SpecProblem> = {};
  const read = sections
    .filter(({ of }) => of !== "gpu" || fields["hasGpu"] === "on")
    .map((section) => {
      const ownFields = Object.fromEntries(
        Object.entries(fields).flatMap(([name, value]) =>
          name.startsWith(`${section.name}.`) ? [[name.slice(section.name.length + 1), value]] : [],
        ),
      );
      const specs = readSpecs(section.category, ownFields);
      if (specs.ok) return { ...section, specs: specs.value };
      for (const [field, problem] of Object.entries(specs.domainError)) errors[`${section.name}.${field}`] = problem;
      return { ...section, specs: null };
    });
  const [only] = read;
  if (only?.of === "component") return { specs: only.specs, errors };
  const part = (of: SpecSection["of"]) => read.find((section) => section.of === of)?.specs ?? null;
  const storage = read.filter(({ of }) => of === "storage").map(({ specs }) => specs);
  const warrantyMonths = {
    cpu: months,
    gpu: part("gpu") ? months : 0,
    ram: months,
    storage: months,
    motherboard: months,
    psu: months,
    case: months,
  };
  return {
    specs: {
      cpu: part("cpu"),
      gpu: part("gpu"),
      motherboard: part("motherboard"),
      ram: part("ram"),
      storage,
      psu: part("psu"),
      case: part("case"),
      cooler: part("cooler"),
      warrantyMonths,
    },
    errors,
  };
}

// Rows of the shop in the shapes of the staff API.

import type { z } from "zod";
import type { Category } from "../../../../shop/catalogue/specs.ts";
import { guaranteeOf } from "../../../../shop/warranty/legal-guarantee.ts";
import { links } from "../../../links.ts";
import type { listingShape, orderShape, unitShape } from "./schemas.ts";

type Row<Shape extends z.ZodType, Times extends string> = Omit<z.infer<Shape>, Times | "currency" | "url" | "category">;

type StoredListing = Row<typeof listingShape, "updatedAt" | "guarantee"> & {
  updatedAt: Date;
  category: string | null;
  mark: string;
};

export function listingJson(
  stored: StoredListing,
  { publicUrl: origin, guaranteeMonths: legal }: { publicUrl: string; guaranteeMonths: number },
): z.infer<typeof listingShape> {
  const { updatedAt, category, mark: _, ...row } = stored;
  const url = `${origin}${links.product(row.id as Parameters<typeof links.product>[0])}`;
  return {
    ...row,
    guarantee: guaranteeOf({ legal, commercial: row.warrantyMonths }),
    category: category as Category | null,
    currency: "RON",
    url,
    updatedAt: updatedAt.toISOString(),
  };
}

export function unitJson({
  createdAt,
  ...row
}: Row<typeof unitShape, "createdAt"> & { createdAt: Date }): z.infer<typeof unitShape> {
  return { ...row, currency: "RON", createdAt: createdAt.toISOString() };
}

type StoredOrder = Row<typeof orderShape, "placedAt" | "deliveredAt"> & {
  placedAt: Date;
  deliveredAt: Date | null;
  mark: string;
};

export function orderJson(stored: StoredOrder): z.infer<typeof orderShape> {
  const { placedAt, deliveredAt, mark: _, ...row } = stored;
  return {
    ...row,
    currency: "RON",
    placedAt: placedAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

// Parsers of the JSON columns of orders: every reader of such a column uses them. Data that does not match its schema
// throws: that is a bug.

import { z } from "zod";
import { orNull } from "../../base/stored-json.ts";
import { partsWithWarranty, type PartMonths } from "../inventory/part-warranty.ts";
import { countyCodes, type County } from "../shipping/counties.ts";
import type { ShippingForm } from "./forms.ts";
import { deliveryMethods } from "../shipping/fee.ts";
import { LEAST_GUARANTEE_MONTHS } from "../warranty/legal-guarantee.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import type { Company } from "./order.ts";

const county = z.enum(countyCodes as [County, ...County[]]);
const address = z.object({
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  city: z.string(),
  county,
  postalCode: z.string(),
}) satisfies z.ZodType<ShippingAddress>;
const company = z.object({
  name: z.string(),
  cui: z.string(),
  tradeRegister: z.string().nullable(),
}) satisfies z.ZodType<Company>;
const games = z.array(z.string());
const partMonths = z.partialRecord(z.enum(partsWithWarranty), z.number());

/** The fields of the first step, also from an older form that had fewer. */
const shipping = address.extend({
  email: z.string(),
  phone: z.string(),
  delivery: z.enum(deliveryMethods).default("courier"),
  lockerId: z.string().optional(),
  createAccount: z.boolean().default(false),
  saveInfo: z.boolean().default(false),
  company: company.nullable().default(null),
  billing: address.nullable().default(null),
}) satisfies z.ZodType<ShippingForm>;

/** sales_order.shipping_address */
export const storedAddress = (json: unknown): ShippingAddress => address.parse(json);
/** sales_order.billing_address */
export const storedBilling = (json: unknown): ShippingAddress | null => orNull(json, storedAddress);
/** sales_order.company */
export const storedCompany = (json: unknown): Company | null => orNull(json, (value) => company.parse(value));
/** sales_order_line.games */
export const storedGames = (json: unknown): string[] => games.parse(json);
/** sales_order_line.warranty_parts */
export const storedPartMonths = (json: unknown): PartMonths => partMonths.parse(json);
/** sales_order.guarantee_months: orders from before it was stored have the least; a company has none. */
export function storedGuarantee(row: { company: unknown; guaranteeMonths: number | null }): number | null {
  return storedCompany(row.company) === null ? (row.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS) : null;
}
/** checkout_draft.details; null if an older form left it unusable: its visitor types it again. */
export const storedShipping = (json: unknown): ShippingForm | null => shipping.safeParse(json).data ?? null;

// The shapes of the staff API, as schemas: they parse what comes in, and the OpenAPI document is made from them.
// Invariant: an object has the properties written here and no other. Amounts are whole bani; no answer holds personal data.

import { z } from "zod";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { LONGEST_TITLE } from "../../../../shop/catalogue/editing/listing-form.ts";
import { orderStates } from "../../../../shop/orders/order.ts";
import { couriers, type Courier } from "../../../../shop/shipping/courier.ts";
import { stockStates } from "../../../../shop/stock/units/unit.ts";

const amount = z.int().min(0);
const moment = z.iso.datetime();
const currency = z.literal("RON");
const courier = z.enum(Object.keys(couriers) as [Courier, ...Courier[]]);

/** The schemas that the document names. */
export const namedShapes = z.registry<{ id: string }>();

function named<Schema extends z.ZodType>(id: string, schema: Schema): Schema {
  namedShapes.add(schema, { id });
  return schema;
}

function pageOf<Item extends z.ZodType>(id: string, item: Item) {
  return named(id, z.strictObject({ items: z.array(item), next: z.string().nullable() }));
}

export const listingShape = named(
  "Listing",
  z.strictObject({
    id: z.int().min(1),
    kind: z.enum(["pc", "component"]),
    category: z.enum(categories).nullable(),
    title: z.string(),
    state: z.enum(["live", "withdrawn"]),
    price: amount,
    currency,
    warrantyMonths: z.int().min(0).describe("The shop's own warranty"),
    guarantee: z
      .strictObject({ months: z.int().min(0), legal: z.int().min(0), commercial: z.int().min(0) })
      .describe("For consumers: the longer of the law's months and the shop's own, with both"),
    available: z.int().min(0),
    url: z.url(),
    updatedAt: moment,
  }),
);
export const listingPage = pageOf("ListingPage", listingShape);

export const unitShape = named(
  "Unit",
  z.strictObject({
    code: z.string(),
    title: z.string(),
    serial: z.string().nullable(),
    grade: z.enum(["A", "B", "C"]).nullable(),
    place: z.string().nullable(),
    state: z.enum(stockStates),
    listing: z.int().min(1).nullable(),
    price: amount.nullable(),
    currency,
    createdAt: moment,
  }),
);
export const unitPage = pageOf("UnitPage", unitShape);

export const orderShape = named(
  "Order",
  z.strictObject({
    number: z.string(),
    state: z.enum(orderStates as [(typeof orderStates)[number], ...(typeof orderStates)[number][]]),
    placedAt: moment,
    paymentMethod: z.enum(["card", "bank", "cash"]),
    delivery: z.enum(["courier", "pickup"]),
    currency,
    goods: amount,
    services: amount,
    shipping: amount,
    reduction: amount,
    total: amount,
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    deliveredAt: moment.nullable(),
    lines: z.array(
      z.strictObject({
        kind: z.enum(["unit", "service"]),
        title: z.string(),
        listing: z.int().min(1).nullable(),
        unit: z.string().nullable(),
        service: z.string().nullable(),
        price: amount,
        warrantyMonths: z.int().min(0),
      }),
    ),
  }),
);
export const orderPage = pageOf("OrderPage", orderShape);

export const problemShape = named(
  "Problem",
  z.strictObject({
    type: z.literal("about:blank"),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
);

const reason = z.string().trim().min(3).max(500);

export const listingChange = named(
  "ListingChange",
  z.union([
    z
      .strictObject({
        price: z.int().min(1).max(9_999_999_999).optional(),
        title: z.string().trim().min(3).max(LONGEST_TITLE).optional(),
      })
      .refine((change) => Object.keys(change).length > 0, "form-invalid"),
    z.strictObject({ state: z.literal("withdrawn"), reason }),
    z.strictObject({ state: z.literal("live") }),
  ]),
);

export const unitChange = named(
  "UnitChange",
  z
    .strictObject({
      serial: z.string().trim().min(1).max(60).nullable().optional(),
      grade: z.enum(["A", "B", "C"]).optional(),
      place: z.string().trim().min(1).max(40).nullable().optional(),
    })
    .refine((change) => Object.keys(change).length > 0, "form-invalid"),
);

export const writeOff = named("WriteOff", z.strictObject({ reason }));

export const shipment = named(
  "Shipment",
  z.union([z.strictObject({ courier, trackingNumber: z.string().regex(/^[A-Z0-9-]{3,40}$/) }), z.strictObject({})]),
);
export const nothing = named("Nothing", z.strictObject({}));

const paging = {
  cursor: z.string().max(400).optional(),
  limit: z
    .string()
    .regex(/^(?:[1-9]\d?|1\d\d|200)$/)
    .optional(),
};
const since = z.iso.datetime({ offset: true }).optional();

export const listingsQuery = z.strictObject({
  ...paging,
  state: z.enum(["live", "withdrawn"]).optional(),
  updated_since: since,
});
export const unitsQuery = z.strictObject({
  ...paging,
  listing: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .optional(),
});
export const ordersQuery = z.strictObject({
  ...paging,
  state: z.enum(orderStates as [(typeof orderStates)[number], ...(typeof orderStates)[number][]]).optional(),
  placed_since: since,
});

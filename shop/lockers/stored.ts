// Parsers of the JSON columns that hold lockers. Data that does not match its schema throws: that is a bug.

import { z } from "zod";
import { orNull } from "../../base/stored-json.ts";
import { countyCodes, type County } from "../shipping/counties.ts";
import { couriers, type Courier } from "../shipping/courier.ts";
import type { InnerSize } from "../shipping/parcel-size.ts";
import type { LockerPlace } from "./locker.ts";

const courier = z.enum(Object.keys(couriers) as [Courier, ...Courier[]]);
const county = z.enum(countyCodes as [County, ...County[]]).nullable();
const place = z.object({
  id: z.string(),
  courier,
  code: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  county,
  postalCode: z.string(),
  takesCard: z.boolean(),
  hours: z.string(),
}) satisfies z.ZodType<LockerPlace>;
const compartments = z.array(z.object({ lengthMm: z.number(), widthMm: z.number(), heightMm: z.number() }));

/** sales_order.locker and shipment.locker */
export const storedLockerPlace = (json: unknown): LockerPlace | null => orNull(json, (value) => place.parse(value));
/** locker.compartments */
export const storedCompartments = (json: unknown): InnerSize[] => compartments.parse(json);
export const storedCourier = (text: string): Courier => courier.parse(text);
export const storedCounty = (text: string | null): County | null => county.parse(text);

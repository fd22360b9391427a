// Parsers of the JSON columns of shipments. Data that does not match its schema throws: that is a bug.

import { z } from "zod";
import { orNull } from "../../base/stored-json.ts";
import type { ParcelPerson } from "./shipment.ts";

const person = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  county: z.string(),
  postalCode: z.string(),
}) satisfies z.ZodType<ParcelPerson>;

/** shipment.person */
export const storedPerson = (json: unknown): ParcelPerson | null => orNull(json, (value) => person.parse(value));

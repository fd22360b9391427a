// Forms of the office about shipments. Messages are codes.

import { z } from "zod";
import { parseAmount } from "../../base/amount.ts";
import { parseId } from "../../base/id.ts";
import { bani, NOTHING, type Bani } from "../../base/money.ts";
import { emailAddress, organisationName } from "../../base/typed-fields.ts";
import { couriers, type Courier } from "../shipping/courier.ts";
import { addressFields, withPlace } from "../shipping/forms.ts";
import { MOST_GRAMS, MOST_MM } from "../shipping/parcel-size.ts";
import { AWB, directions, eventMeanings } from "./shipment.ts";

const courierCodes = Object.keys(couriers) as [Courier, ...Courier[]];
const courier = z.enum(courierCodes, "courier-required");
const key = z.string("form-invalid").refine((text) => parseId(text) !== null, "form-invalid");
const name = organisationName({ min: 3, max: 200, short: "recipient-missing" });
const email = z.union([z.literal(""), emailAddress], "email-invalid");

/** A measure that people type with a comma: `unit` grams or millimetres of it, at most `most`. */
function measure({ unit, most }: { unit: number; most: number }) {
  return z
    .string("parcel-size-invalid")
    .trim()
    .regex(/^\d{1,4}(?:[.,]\d{1,2})?$/, "parcel-size-invalid")
    .transform((typed) => Math.round(Number(typed.replace(",", ".")) * unit))
    .refine((size) => size > 0 && size <= most, "parcel-size-invalid");
}

const cod = z
  .string("amount-invalid")
  .trim()
  .default("")
  .transform((typed, context): Bani => {
    if (typed === "") return NOTHING;
    const amount = parseAmount(typed);
    if (amount !== null && amount >= 0) return bani(amount);
    context.addIssue({ code: "custom", message: "amount-invalid" });
    return z.NEVER;
  });

const { phone, address, county, city, postalCode } = addressFields;

/** A new parcel: the person at the other end, its measures, and who pays. */
export const ShipmentForm = withPlace(
  z.object({
    direction: z.enum(directions, "form-invalid"),
    name,
    phone,
    email,
    address,
    county,
    city,
    postalCode,
    weight: measure({ unit: 1000, most: MOST_GRAMS }),
    length: measure({ unit: 10, most: MOST_MM }),
    width: measure({ unit: 10, most: MOST_MM }),
    height: measure({ unit: 10, most: MOST_MM }),
    courier,
    payer: z.enum(["shop", "person"], "form-invalid"),
    cod,
    openParcel: z
      .literal("on")
      .optional()
      .transform((ticked) => ticked === "on"),
    pageKey: key,
  }),
  { postalCode: "postalCode", county: "county" },
);
export type ShipmentForm = z.infer<typeof ShipmentForm>;

const day = z
  .string("day-invalid")
  .regex(/^20\d{2}-\d{2}-\d{2}$/, "day-invalid")
  .transform((typed, context): Date => {
    const date = new Date(`${typed}T12:00:00Z`);
    if (!Number.isNaN(date.getTime())) return date;
    context.addIssue({ code: "custom", message: "day-invalid" });
    return z.NEVER;
  });

/** What staff do with a shipment. */
export const ShipmentStepForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("retry") }),
    z.object({ intent: z.literal("cancel") }),
    z.object({
      intent: z.literal("awb"),
      courier,
      awb: z.string("tracking-invalid").trim().toUpperCase().regex(AWB, "tracking-invalid"),
    }),
    z.object({ intent: z.literal("event"), means: z.enum(eventMeanings, "form-invalid"), on: day }),
  ],
  "form-invalid",
);
export type ShipmentStepForm = z.infer<typeof ShipmentStepForm>;

const MAX_FILE = 500_000; // characters

/** Lines with AWBs, pasted or from a file: first checked, then stored. */
export const AwbImportForm = z.object({
  courier,
  intent: z.enum(["check", "import"], "form-invalid").default("check"),
  pasted: z.string("awb-lines-missing").min(1, "awb-lines-missing").max(MAX_FILE, "too-long"),
});

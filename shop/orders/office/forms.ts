// Forms of the office about the delivery of orders. Messages are codes.

import { z } from "zod";
import { couriers, type Courier } from "../../shipping/courier.ts";
import { ShippingForm } from "../forms.ts";
import { parseOrderNumber, type OrderNumber } from "../order.ts";

const version = z
  .string("form-invalid")
  .regex(/^\d{1,9}$/, "form-invalid")
  .transform(Number);

/** Who gets an order and where, as the checkout asks it; `version` is that of the page. */
export const DeliveryForm = z.record(z.string(), z.unknown()).transform((fields, context) => {
  const parts = { shipping: ShippingForm.safeParse(fields), version: version.safeParse(fields["version"]) };
  for (const part of Object.values(parts))
    for (const { message, path } of part.error?.issues ?? []) context.addIssue({ code: "custom", message, path });
  if (!parts.shipping.success || !parts.version.success) return z.NEVER;
  return { shipping: parts.shipping.data, version: parts.version.data };
});

const MOST_LINES = 200;

/** A parcel of the bulk form, or what is wrong with its line. */
export type ParcelLine =
  | { number: OrderNumber; courier: Courier; trackingNumber: string; problem: null }
  | { line: string; problem: "order-number-invalid" | "tracking-invalid" | "order-twice" };

/**
 * The parcels that were pasted, one a line: "ORD-123456 1ONB2345", also with the courier between or after them, with
 * commas, semicolons or tabs. `courier` is that of the lines that name none.
 */
export function parseParcels(pasted: string, { courier }: { courier: Courier }): ParcelLine[] {
  const seen = new Set<string>();
  return pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .slice(0, MOST_LINES)
    .map((line): ParcelLine => {
      const words = line.split(/[\s,;]+/).filter((word) => word !== "");
      const number = parseOrderNumber(words[0]?.toUpperCase());
      if (number === null) return { line, problem: "order-number-invalid" };
      const named = words.slice(1).find((word) => courierOf(word) !== null);
      const rest = words.slice(1).filter((word) => word !== named);
      const trackingNumber = rest[0]?.toUpperCase() ?? "";
      if (rest.length !== 1 || !/^[A-Z0-9-]{1,40}$/.test(trackingNumber)) return { line, problem: "tracking-invalid" };
      if (seen.has(number)) return { line, problem: "order-twice" };
      seen.add(number);
      return { number, courier: (named && courierOf(named)) || courier, trackingNumber, problem: null };
    });
}

/** A courier by its code or its name. */
export function courierOf(text: string): Courier | null {
  const codes = Object.keys(couriers) as Courier[];
  const wanted = text.toLowerCase();
  return codes.find((code) => code === wanted || couriers[code].name.toLowerCase() === wanted) ?? null;
}

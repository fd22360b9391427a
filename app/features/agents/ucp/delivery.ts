// The buyer and the delivery of a checkout as UCP writes them, and as the form of the checkout has them.
// Romania only, by courier or picked up at the shop; the postal address is needed for the invoice either way.

import { z } from "zod";
import { foldDiacritics } from "../../../../base/text.ts";
import type { ShippingForm } from "../../../../shop/orders/forms.ts";
import { counties } from "../../../../shop/shipping/counties.ts";
import { countyOf } from "../../../../shop/shipping/read-county.ts";
import type { Delivery } from "../../../../shop/shipping/fee.ts";

const text = z.string().max(200).optional();

export const buyer = z.looseObject({ first_name: text, last_name: text, email: text, phone_number: text }).optional();

const destination = z.looseObject({
  first_name: text,
  last_name: text,
  phone_number: text,
  street_address: text,
  extended_address: text,
  address_locality: text,
  address_region: text.describe("The county: its name, or its code as in CJ or RO-CJ"),
  postal_code: text,
  address_country: text.describe("RO"),
});

export const fulfillment = z
  .looseObject({
    methods: z
      .array(
        z.looseObject({
          type: z.enum(["shipping", "pickup"]).optional(),
          destinations: z.array(destination).max(5).optional(),
          selected_destination_id: z.string().max(100).nullish(),
        }),
      )
      .max(5)
      .optional(),
  })
  .optional();

type Requested = { buyer?: z.infer<typeof buyer>; fulfillment?: z.infer<typeof fulfillment> };
type Destination = z.infer<typeof destination>;

const DESTINATION = "$.fulfillment.methods[0].destinations[0]";

/** Where each field of the form stands in a request, for the messages about it. */
export const pathOfField: Readonly<Record<string, string>> = {
  email: "$.buyer.email",
  firstName: "$.buyer.first_name",
  lastName: "$.buyer.last_name",
  phone: "$.buyer.phone_number",
  delivery: "$.fulfillment.methods[0].type",
  address: `${DESTINATION}.street_address`,
  city: `${DESTINATION}.address_locality`,
  county: `${DESTINATION}.address_region`,
  postalCode: `${DESTINATION}.postal_code`,
};

/** The fields of the checkout's form: those of the request, and of what was stored before where the request has none. */
export function shippingFields({ buyer: who, fulfillment: how }: Requested, stored: ShippingForm | null) {
  const [method, ...others] = how?.methods ?? [];
  const chosen = method?.destinations?.find(({ id }) => id === method.selected_destination_id);
  const place = chosen ?? [method, ...others].flatMap((one) => one?.destinations ?? [])[0];
  const given: Record<string, string | undefined> = {
    email: who?.email,
    firstName: who?.first_name ?? place?.first_name,
    lastName: who?.last_name ?? place?.last_name,
    phone: who?.phone_number ?? place?.phone_number,
    delivery: method?.type === undefined ? undefined : method.type === "pickup" ? "pickup" : "courier",
    address: place && streetOf(place),
    city: place?.address_locality,
    county: place?.address_region === undefined ? undefined : (countyOf(place.address_region) ?? place.address_region),
    postalCode: place?.postal_code,
  };
  const before: Record<string, string | undefined> = stored ? { ...plainFields(stored) } : {};
  const names = Object.keys(given);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name] ?? before[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function plainFields({ email, firstName, lastName, phone, delivery, address, city, county, postalCode }: ShippingForm) {
  return { email, firstName, lastName, phone, delivery, address, city, county, postalCode };
}

/** Whether the request names a country that the shop does not deliver to. */
export function isAbroad({ fulfillment: how }: Requested): boolean {
  const countries = (how?.methods ?? []).flatMap(({ destinations = [] }) =>
    destinations.flatMap(({ address_country: country }) => (country === undefined ? [] : [country])),
  );
  return countries.some((country) => !["ro", "rou", "romania"].includes(foldDiacritics(country.trim())));
}

function streetOf({ street_address: street, extended_address: more }: Destination): string | undefined {
  return street === undefined || more === undefined || more === "" ? street : `${street}, ${more}`;
}

export function ucpBuyer({ email, firstName, lastName, phone }: ShippingForm) {
  return { email, first_name: firstName, last_name: lastName, phone_number: phone };
}

type Place = Pick<ShippingForm, "address" | "city" | "county" | "postalCode">;

export function ucpAddress({ address, city, county, postalCode }: Place) {
  return {
    street_address: address,
    address_locality: city,
    address_region: counties[county],
    postal_code: postalCode,
    address_country: "RO",
  };
}

type Methods = {
  lineIds: readonly string[];
  shipping: ShippingForm | null;
  /** Where goods are picked up. */
  shop: { name: string; address: string };
  options: readonly { delivery: Delivery; title: string; description?: string; amount: number }[];
};

/** How the goods may reach the buyer. The chosen method comes first. */
export function ucpFulfillment({ lineIds, shipping, shop, options }: Methods) {
  const chosen = shipping?.delivery ?? "courier";
  const sorted = options.toSorted((a, b) => Number(b.delivery === chosen) - Number(a.delivery === chosen));
  return {
    methods: sorted.map(({ delivery, title, description, amount }) => ({
      id: delivery,
      type: delivery === "pickup" ? "pickup" : "shipping",
      line_item_ids: lineIds,
      ...(delivery === "pickup" && {
        destinations: [
          { id: "shop", name: shop.name, address: { street_address: shop.address, address_country: "RO" } },
        ],
        selected_destination_id: delivery === chosen ? "shop" : null,
      }),
      ...(delivery === "courier" &&
        delivery === chosen &&
        shipping && {
          destinations: [{ id: "address", ...ucpAddress(shipping) }],
          selected_destination_id: "address",
        }),
      groups: [
        {
          id: `${delivery}_all`,
          line_item_ids: lineIds,
          options: [{ id: delivery, title, ...(description && { description }), totals: [{ type: "total", amount }] }],
          selected_option_id: delivery === chosen ? delivery : null,
        },
      ],
    })),
  };
}

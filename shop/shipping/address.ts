// Where a parcel goes, and who receives it.

import type { County } from "./counties.ts";

export type ShippingAddress = {
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  county: County;
  postalCode: string;
};

/** Somebody at an address, with the telephone number for the courier, as an account or a trade-in keeps it. */
export type Recipient = Omit<ShippingAddress, "county"> & { county: string; phone: string };

// The delivery address and the recipient of a parcel.

import type { County } from "./counties.ts";

export type ShippingAddress = {
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  county: County;
  postalCode: string;
};

/** A person at an address, with the phone number for the courier, as an account or a trade-in stores it. */
export type Recipient = Omit<ShippingAddress, "county"> & { county: string; phone: string };

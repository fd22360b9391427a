// Where somebody has things brought, kept for the next time.
// Must always hold: of an account's addresses one is the default, as long as there is any.

import type { AddressId } from "../../base/id.ts";

export type PostalAddress = {
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  county: string;
  postalCode: string;
  phone: string;
};

export type SavedAddress = PostalAddress & { id: AddressId; isDefault: boolean };

export const MOST_ADDRESSES = 20;

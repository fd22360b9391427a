// A delivery address, saved for later orders.
// Invariant: an account with addresses has exactly one default address.

import type { AddressId } from "../../base/id.ts";
import type { Recipient } from "../shipping/address.ts";

export type SavedAddress = Recipient & { id: AddressId; isDefault: boolean };

export const MOST_ADDRESSES = 20;

// Where somebody has things brought, kept for the next time.
// Invariant: of an account's addresses one is the default, as long as there is any.

import type { AddressId } from "../../base/id.ts";
import type { Recipient } from "../shipping/address.ts";

export type SavedAddress = Recipient & { id: AddressId; isDefault: boolean };

export const MOST_ADDRESSES = 20;

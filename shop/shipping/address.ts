// Where a parcel goes, and who receives it.

import type { County } from "../orders/counties.ts";

export type ShippingAddress = { firstName: string; lastName: string; address: string; city: string; county: County; postalCode: string };

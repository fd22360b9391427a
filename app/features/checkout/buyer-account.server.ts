// What an account adds to the checkout: saved addresses to choose from, and the address of the order to save.

import { listAddresses } from "../../../shop/accounts/list-addresses.server.ts";
import { saveAddress } from "../../../shop/accounts/save-address.server.ts";
import type { SignedIn } from "../../../shop/accounts/session.ts";
import type { ShippingForm } from "../../../shop/orders/forms.ts";
import type { Shop } from "../../composition.server.ts";

export type BuyerAccount = {
  addresses: { id: string; label: string }[];
  /** The id of the address that fills in the form. */
  chosen: string | null;
  filled: Record<string, string> | null;
};

/** `addressId`: the saved address that the buyer chose; `isBlank`: nothing was typed yet. Null for a guest. */
export async function buyerAccount(
  shop: Shop,
  signedIn: SignedIn | null,
  { addressId, isBlank }: { addressId: string | null; isBlank: boolean },
): Promise<BuyerAccount | null> {
  if (!signedIn) return null;
  const saved = await listAddresses(shop, { accountId: signedIn.accountId });
  const chosen = saved.find(({ id }) => id === addressId) ?? (isBlank ? saved[0] : undefined);
  const addresses = saved.map(({ id, firstName, lastName, address, city }) => ({
    id,
    label: `${firstName} ${lastName}, ${address}, ${city}`,
  }));
  if (!chosen) return { addresses, chosen: null, filled: isBlank ? { email: signedIn.email } : null };
  const { id, isDefault: _, ...fields } = chosen;
  return { addresses, chosen: id, filled: { email: signedIn.email, ...fields } };
}

/** After an order: saves its address if a signed-in buyer asked for that. */
export async function rememberBuyer(
  shop: Shop,
  signedIn: SignedIn | null,
  { shipping }: { shipping: ShippingForm },
): Promise<void> {
  const { firstName, lastName, phone, address, city, county, postalCode } = shipping;
  if (!signedIn || !shipping.saveInfo || shipping.delivery !== "courier") return;
  await saveAddress(shop, {
    accountId: signedIn.accountId,
    id: null,
    isDefault: false,
    address: { firstName, lastName, phone, address, city, county, postalCode },
  });
}

// What an account adds to the checkout: addresses to choose from, and what is remembered of an order.

import { listAddresses } from "../../../shop/accounts/list-addresses.server.ts";
import { saveAddress } from "../../../shop/accounts/save-address.server.ts";
import type { SignedIn } from "../../../shop/accounts/session.ts";
import type { ShippingForm } from "../../../shop/orders/forms.ts";
import type { Shop } from "../../composition.server.ts";

export type BuyerAccount = {
  addresses: { id: string; label: string }[];
  /** The address that the form is filled in with. */
  chosen: string | null;
  filled: Record<string, string> | null;
};

/** `asked`: the saved address that the buyer chose; `isBlank`: whether nothing was typed yet. Null for a guest. */
export async function buyerAccount(
  shop: Shop,
  signedIn: SignedIn | null,
  { asked, isBlank }: { asked: string | null; isBlank: boolean },
): Promise<BuyerAccount | null> {
  if (!signedIn) return null;
  const saved = await listAddresses(shop, { accountId: signedIn.accountId });
  const chosen = saved.find(({ id }) => id === asked) ?? (isBlank ? saved[0] : undefined);
  const addresses = saved.map(({ id, firstName, lastName, address, city }) => ({
    id,
    label: `${firstName} ${lastName}, ${address}, ${city}`,
  }));
  if (!chosen) return { addresses, chosen: null, filled: isBlank ? { email: signedIn.email } : null };
  const { id, isDefault: _, ...fields } = chosen;
  return { addresses, chosen: id, filled: { email: signedIn.email, ...fields } };
}

/** After an order: its address is kept for a member who wishes it. */
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

// What the cart's forms ask for, from whichever screen they are sent.

import { data, redirect } from "react-router";
import { addToCart } from "../../../shop/cart/add-to-cart.server.ts";
import { clearCart } from "../../../shop/cart/clear-cart.server.ts";
import { CartForm } from "../../../shop/cart/forms.ts";
import { dropGameTest } from "../../../shop/cart/drop-game-test.server.ts";
import { removeFromCart } from "../../../shop/cart/remove-from-cart.server.ts";
import { requestGameTest } from "../../../shop/cart/request-game-test.server.ts";
import { setQuantity } from "../../../shop/cart/set-quantity.server.ts";
import { freeUnneeded } from "../../../shop/orders/free-unneeded.server.ts";
import { parseFields, readFields, visitorFor } from "../../edge.server.ts";
import { statusOf } from "../../refusals.server.ts";
import type { Shop } from "../../wiring.server.ts";

/** Does what the form asks. With JavaScript the page stays (`inPlace`); without it, it leads to the cart, which says what was done. */
export async function takeCartForm(shop: Shop, request: Request) {
  const fields = await readFields(request);
  const parsed = parseFields(CartForm, fields && { ...fields, quantity: fields["quantityTo"] ?? fields["quantity"] ?? "1" });
  if (!parsed.ok) return data({ errors: parsed.errors }, 422);
  const form = parsed.value;
  const { visitorId, headers } = await visitorFor(request, shop);
  const stays = fields?.["inPlace"] === "1";
  switch (form.intent) {
    case "add": {
      const added = await addToCart(shop, { visitorId, listingId: form.productId, quantity: form.quantity });
      if (!added.ok) return data({ refusal: added.refusal }, { status: statusOf(added.refusal), headers });
      return stays ? data({ added: added.value.title }, { headers }) : redirect(`/cart?added=${form.productId}`, { headers });
    }
    case "set": {
      const set = await setQuantity(shop, { visitorId, listingId: form.productId, quantity: form.quantity });
      if (!set.ok) return data({ refusal: set.refusal }, { status: statusOf(set.refusal), headers });
      await freeUnneeded(shop, { visitorId });
      return stays ? null : redirect("/cart", { headers });
    }
    case "remove": {
      const removed = await removeFromCart(shop, { visitorId, listingId: form.productId });
      if (!removed.ok) return data({ refusal: removed.refusal }, { status: statusOf(removed.refusal), headers });
      await freeUnneeded(shop, { visitorId });
      return stays ? { removed: true } : redirect("/cart?removed=1", { headers });
    }
    case "test": {
      const asked = await requestGameTest(shop, { visitorId, listingId: form.productId, games: form.games });
      if (!asked.ok) return data({ refusal: asked.refusal }, { status: statusOf(asked.refusal), headers });
      return stays ? data({ tested: asked.value.title }, { headers }) : redirect(`/cart?tested=${form.productId}`, { headers });
    }
    case "drop-test": {
      const dropped = await dropGameTest(shop, { visitorId, listingId: form.productId });
      if (!dropped.ok) return data({ refusal: dropped.refusal }, { status: statusOf(dropped.refusal), headers });
      return stays ? null : redirect("/cart", { headers });
    }
    case "clear":
      await clearCart(shop, { visitorId });
      await freeUnneeded(shop, { visitorId });
      return redirect("/cart", { headers });
  }
}

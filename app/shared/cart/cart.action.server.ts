// The actions of the cart's forms, from whichever screen they are sent.

import { data, redirect } from "react-router";
import { parseListingId } from "../../../base/id.ts";
import { addToCart } from "../../../shop/cart/add-to-cart.server.ts";
import { enterVoucher } from "../../../shop/cart/enter-voucher.server.ts";
import { CartForm } from "../../../shop/cart/forms.ts";
import { dropGameTest } from "../../../shop/cart/drop-game-test.server.ts";
import { writeRemoved } from "../../../shop/cart/removed.ts";
import { requestGameTest } from "../../../shop/cart/request-game-test.server.ts";
import { restoreToCart } from "../../../shop/cart/restore-to-cart.server.ts";
import { emptyCart } from "../../../shop/orders/checkout/empty-cart.server.ts";
import { removeCartLine } from "../../../shop/orders/checkout/remove-cart-line.server.ts";
import { setCartQuantity } from "../../../shop/orders/checkout/set-cart-quantity.server.ts";
import { parseFields, readFields, visitorFor, type Fields } from "../../edge.server.ts";
import { localAddress } from "../../server/target.server.ts";
import { links } from "../../links.ts";
import { statusOf, type AnyDomainError } from "../../domain-errors.server.ts";
import type { Shop } from "../../composition.server.ts";

/**
 * Performs the action. With JavaScript the page stays (`inPlace`); without it, redirects to the cart, which shows what
 * was done.
 */
export async function takeCartForm(shop: Shop, request: Request) {
  const fields = await readFields(request);
  const parsed = parseFields(
    CartForm,
    fields && { ...fields, quantity: fields["quantityTo"] ?? fields["quantity"] ?? "1" },
  );
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, about: aboutOf(fields) }, 422);
  const form = parsed.value;
  const { visitorId, headers } = await visitorFor(request, shop);
  const stays = fields?.["inPlace"] === "1";
  const refused = (domainError: AnyDomainError) =>
    data({ domainError, about: aboutOf(fields) }, { status: statusOf(domainError), headers });
  // The checkout changes its cart too, and gets the visitor back.
  const back = localAddress(fields?.["back"]);
  switch (form.intent) {
    case "add": {
      const added = await addToCart(shop, { visitorId, listingId: form.productId, quantity: form.quantity });
      if (!added.ok) return refused(added.domainError);
      return stays
        ? data({ added: added.value.title }, { headers })
        : redirect(links.cart({ added: form.productId }), { headers });
    }
    case "set": {
      const set = await setCartQuantity(shop, { visitorId, listingId: form.productId, quantity: form.quantity });
      if (!set.ok) return refused(set.domainError);
      return stays ? null : redirect(back ?? links.cart(), { headers });
    }
    case "remove": {
      const removed = await removeCartLine(shop, { visitorId, listingId: form.productId });
      if (!removed.ok) return refused(removed.domainError);
      const undo = writeRemoved([removed.value]);
      return stays ? { removed: true, undo } : redirect(back ?? links.cart({ removed: undo }), { headers });
    }
    case "test": {
      const requested = await requestGameTest(shop, { visitorId, listingId: form.productId, games: form.games });
      if (!requested.ok) return refused(requested.domainError);
      return stays
        ? data({ tested: requested.value.title }, { headers })
        : redirect(links.cart({ tested: form.productId }), { headers });
    }
    case "drop-test": {
      const dropped = await dropGameTest(shop, { visitorId, listingId: form.productId });
      if (!dropped.ok) return refused(dropped.domainError);
      return stays ? null : redirect(links.cart(), { headers });
    }
    case "clear": {
      const cleared = await emptyCart(shop, { visitorId });
      return redirect(cleared.length === 0 ? links.cart() : links.cart({ cleared: writeRemoved(cleared) }), {
        headers,
      });
    }
    case "voucher": {
      const entered = await enterVoucher(shop, { visitorId, code: form.code });
      if (!entered.ok) return refused(entered.domainError);
      return stays ? null : redirect(back ?? links.cart(), { headers });
    }
    case "restore": {
      const { isWhole } = await restoreToCart(shop, { visitorId, lines: form.lines });
      return stays ? { restored: isWhole } : redirect(links.cart({ restored: isWhole ? 1 : 0 }), { headers });
    }
  }
}

/** The form and line that the error belongs to: it is shown there. */
function aboutOf(fields: Fields | null) {
  return { intent: fields?.["intent"] ?? null, productId: parseListingId(fields?.["productId"]) };
}

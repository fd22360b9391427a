// The view of a withdrawal: the units that may be returned, the chosen ones, the refund, or the receipt.

import { newId } from "../../../base/id.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { viewClaims } from "../../../shop/returns/view-claims.server.ts";
import type { Shop } from "../../composition.server.ts";
import { claimView } from "../../shared/returns/claim.view.server.ts";
import { keyQueryOf } from "../../shared/orders/authorize-order.server.ts";

export type WithdrawalView = Awaited<ReturnType<typeof withdrawalView>>;

export async function withdrawalView(shop: Shop, order: Order, request: Request) {
  const view = await viewClaims(shop, order);
  const search = new URL(request.url).searchParams;
  const done = view.claims.find((claim) => claim.number === search.get("done") && claim.kind === "withdrawal");
  const requested = search.getAll("unit");
  const chosen = view.withdrawable.filter((unit) => requested.includes(unit.unitId));
  const wanted = search.getAll("extension");
  const chosenExtensions = view.extended.filter((unit) => wanted.includes(unit.unitId));
  const extensions = done?.extensions ?? chosenExtensions;
  const parts =
    extensions.length > 0
      ? view.refundOfExtensions(extensions)
      : view.refundOf((done?.units ?? chosen).map(({ unitId }) => unitId));
  return {
    number: order.number,
    name: `${order.address.firstName} ${order.address.lastName}`,
    email: order.email,
    keyQuery: keyQueryOf(request),
    shopAddress: shop.company.address,
    bar: view.bar,
    until: view.withdrawUntil,
    returnDays: order.returnDays,
    units: view.withdrawable,
    extended: view.extended,
    kept: extensions.length > 0 ? [] : view.notRefunded,
    wantsConfirmation: search.get("step") === "confirm",
    chosen,
    /** Of a withdrawal from the extended warranty alone. */
    chosenExtensions,
    isCashComing: order.method === "cash" && order.payment.captured === 0,
    // A withdrawal before the order was prepared is settled: its refund is promised already.
    refund: !done || done.refund === null ? parts : { ...parts, total: done.refund },
    done: done ? claimView(done) : null,
    wasSent: order.parcel !== null || order.deliveredAt !== null,
    pageKey: newId<"claim">(),
  };
}

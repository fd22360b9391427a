// All that the shop knows of a person, gathered from its rooms.

import { exportAccount } from "../../../shop/accounts/export-account.server.ts";
import type { SignedIn } from "../../../shop/accounts/session.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { alertsOf } from "../../../shop/catalogue/alerts-of.server.ts";
import { listFavourites } from "../../../shop/catalogue/list-favourites.server.ts";
import { listBuilds } from "../../../shop/configurator/list-builds.server.ts";
import { readPapers } from "../../../shop/invoices/read-papers.server.ts";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { tradeInsOf } from "../../../shop/trade-in/trade-ins-of.server.ts";
import type { Shop } from "../../wiring.server.ts";
import { shownOrder } from "../buying/shown-order.server.ts";
import { toldSale } from "../selling/told-sale.server.ts";

/** Everything that is kept of the owner of an account, as their own file says it. */
export async function dataOfPerson(shop: Shop, { accountId, visitorId, email }: Pick<SignedIn, "accountId" | "visitorId" | "email">) {
  const person = await exportAccount(shop, { accountId, email });
  const { orders, reservation } = await viewOrders(shop, { visitorId });
  const cart = await viewCart(shop, { visitorId });
  const favourites = await listFavourites(shop, visitorId);
  const builds = await listBuilds(shop, visitorId);
  const alerts = await alertsOf(shop, email);
  const sales = await tradeInsOf(shop, { visitorId });
  const bought = [];
  for (const order of orders) {
    const papers = await readPapers(shop, { orderId: order.id });
    bought.push({ ...shownOrder(order), papers: papers.map(({ paper, issuedAt }) => ({ number: paper.number, issuedAt })) });
  }
  return {
    madeAt: shop.clock.now(),
    ...person,
    orders: bought,
    reservation,
    sales: sales.map(toldSale),
    cart: cart.lines.map(({ goods, quantity }) => ({ listing: goods.id, title: goods.title, quantity })),
    favourites: favourites.map(({ listing, addedAt }) => ({ listing: listing.id, title: listing.title, addedAt })),
    builds: builds.map(({ name, savedAt, parts }) => ({
      name,
      savedAt,
      parts: parts.map(({ listingId, title, quantity, seenPrice }) => ({ listing: listingId, title, quantity, seenPrice })),
    })),
    alerts: alerts.map(({ said, confirmedAt }) => ({ said, confirmedAt })),
  };
}

// All that the shop knows of a person, as a file for them alone.

import type { Route } from "./+types/export";
import { exportAccount } from "../../../shop/accounts/export-account.server.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { alertsOf } from "../../../shop/catalogue/alerts-of.server.ts";
import { listFavourites } from "../../../shop/catalogue/list-favourites.server.ts";
import { readPapers } from "../../../shop/invoices/read-papers.server.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { tradeInsOf } from "../../../shop/trade-in/trade-ins-of.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireAccount } from "../../edge.server.ts";
import type { Shop } from "../../wiring.server.ts";
import { shownOrder } from "../buying/shown-order.server.ts";
import { toldSale } from "../selling/shown-sale.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId, visitorId, email } = await requireAccount(request, shop);
  const person = await exportAccount(shop, { accountId, email });
  const { orders, reservation } = await viewOrders(shop, { visitorId });
  const cart = await viewCart(shop, { visitorId });
  const favourites = await listFavourites(shop, visitorId);
  const alerts = await alertsOf(shop, email);
  const sales = await tradeInsOf(shop, { visitorId });
  const everything = {
    madeAt: shop.clock.now(),
    ...person,
    orders: await withPapers(shop, orders),
    reservation,
    sales: sales.map(toldSale),
    cart: cart.lines.map(({ goods, quantity }) => ({ listing: goods.id, title: goods.title, quantity })),
    favourites: favourites.map(({ listing, addedAt }) => ({ listing: listing.id, title: listing.title, addedAt })),
    alerts: alerts.map(({ said, confirmedAt }) => ({ said, confirmedAt })),
  };
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${shop.env.SHOP_NAME.replace(/[^\w-]+/g, "-").toLowerCase()}-${shop.clock.now().toISOString().slice(0, 10)}.json"`,
      "Cache-Control": "no-store",
    },
  });
}

async function withPapers(shop: Shop, orders: readonly Order[]) {
  const bought = [];
  for (const order of orders) {
    const papers = await readPapers(shop, { orderId: order.id });
    bought.push({ ...shownOrder(order), papers: papers.map(({ paper, issuedAt }) => ({ number: paper.number, issuedAt })) });
  }
  return bought;
}

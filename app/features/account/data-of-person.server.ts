// All the data that the shop has about a person, collected from its modules.

import { exportAccount } from "../../../shop/accounts/export-account.server.ts";
import type { SignedIn } from "../../../shop/accounts/session.ts";
import { viewCart } from "../../../shop/cart/view-cart.server.ts";
import { alertsOf } from "../../../shop/saved/alerts/alerts-of.server.ts";
import { findOffered } from "../../../shop/catalogue/find-offered.server.ts";
import { listFavourites } from "../../../shop/saved/list-favourites.server.ts";
import { noteViewed } from "../../../shop/saved/note-viewed.server.ts";
import { listBuilds } from "../../../shop/configurator/list-builds.server.ts";
import { readDocuments } from "../../../shop/invoices/read-documents.server.ts";
import { openCheckout } from "../../../shop/orders/checkout/open-checkout.server.ts";
import { readTimeline } from "../../../shop/orders/read-timeline.server.ts";
import { claimPhotosOf } from "../../../shop/returns/photos/claim-photos-of.server.ts";
import { viewClaims } from "../../../shop/returns/view-claims.server.ts";
import { messagesOfPerson } from "../../../shop/messages/person.server.ts";
import { reviewsOfPerson } from "../../../shop/reviews/person.server.ts";
import { viewOrders } from "../../../shop/orders/view-orders.server.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { ownPartName } from "../../../shop/own-pc/own-pc.ts";
import { tradeInsOf } from "../../../shop/trade-in/trade-ins-of.server.ts";
import type { Shop } from "../../composition.server.ts";
import { links } from "../../links.ts";
import { claimView } from "../../shared/returns/claim.view.server.ts";
import { orderView } from "../../shared/orders/order.view.server.ts";
import { tradeInExport } from "./trade-in-export.server.ts";

/** All stored data about the owner of an account, in the format of the exported file. */
export async function dataOfPerson(
  shop: Shop,
  { accountId, visitorId, email }: Pick<SignedIn, "accountId" | "visitorId" | "email">,
) {
  const person = await exportAccount(shop, { accountId });
  const { orders, reservation } = await viewOrders(shop, { visitorId });
  const cart = await viewCart(shop, { visitorId });
  const { shipping } = await openCheckout(shop, { visitorId });
  const viewed = await findOffered(shop, await noteViewed(shop, { visitorId, listingIds: [] }));
  const favourites = await listFavourites(shop, visitorId);
  const builds = await listBuilds(shop, visitorId);
  const ownPc = await getOwnPc(shop, visitorId);
  const alerts = await alertsOf(shop, email);
  const sales = await tradeInsOf(shop, { visitorId });
  const bought = [];
  for (const order of orders) {
    const documents = await readDocuments(shop, { orderId: order.id });
    const transitions = await readTimeline(shop, { orderId: order.id });
    const { claims } = await viewClaims(shop, order);
    const photos = await claimPhotosOf(
      shop,
      claims.map(({ id }) => id),
    );
    bought.push({
      ...orderView(order),
      documents: documents.map(({ document, issuedAt }) => ({ number: document.number, issuedAt })),
      transitions: transitions.map(({ to, at }) => ({ to, at })),
      claims: claims.map((claim) => ({
        ...claimView(claim),
        photos: (photos.get(claim.id) ?? []).map(({ id, name, addedAt }) => ({
          name,
          addedAt,
          file: `${shop.env.PUBLIC_URL}${links.claimPhoto(claim.number, id)}`,
        })),
      })),
    });
  }
  return {
    madeAt: shop.clock.now(),
    ...person,
    messages: await messagesOfPerson(shop, { email }),
    reviews: await reviewsOfPerson(shop, { visitorId }),
    orders: bought,
    reservation,
    sales: sales.map(tradeInExport),
    cart: cart.lines.map(({ goods, quantity }) => ({ listing: goods.id, title: goods.title, quantity })),
    checkout: shipping,
    viewed: viewed.map(({ listing }) => ({ listing: listing.id, title: listing.title })),
    favourites: favourites.map(({ listing, addedAt }) => ({ listing: listing.id, title: listing.title, addedAt })),
    builds: builds.map(({ name, savedAt, parts }) => ({
      name,
      savedAt,
      parts: parts.map(({ listingId, title, quantity, seenPrice }) => ({
        listing: listingId,
        title,
        quantity,
        seenPrice,
      })),
    })),
    ownPc: ownPc && {
      name: ownPc.name,
      changedAt: ownPc.changedAt,
      parts: ownPc.parts.map((part) => ({ category: part.category, name: ownPartName(part) })),
      isWithoutCard: ownPc.isWithoutCard,
    },
    alerts: alerts.map(({ said, confirmedAt }) => ({ said, confirmedAt })),
  };
}

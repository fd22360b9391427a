// Redirects the link of a draft that has become an offer.

import { redirect } from "react-router";
import { tradeInByLink } from "../../../../shop/trade-in/trade-in-by-link.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { offerPath } from "../addresses.ts";

/** Throws a redirect to the offer that was made of the draft with this key; does nothing if there is none. */
export async function redirectToOffer(shop: Pick<Shop, "db">, key: string | null): Promise<void> {
  const tradeIn = key === null ? null : await tradeInByLink(shop, { key });
  if (tradeIn && tradeIn.number !== null && tradeIn.state !== "draft") throw redirect(offerPath(tradeIn, tradeIn.of));
}

// Where the link of a draft leads once the draft is none any longer.

import { redirect } from "react-router";
import { tradeInByLink } from "../../../shop/trade-in/trade-in-by-link.server.ts";
import type { Shop } from "../../composition.server.ts";
import { offerPath } from "./addresses.ts";

/** Throws the way to the offer that was made of the draft with this key; nothing happens where there is none. */
export async function leadToOffer(shop: Pick<Shop, "db">, key: string | null): Promise<void> {
  const tradeIn = key === null ? null : await tradeInByLink(shop, { key });
  if (tradeIn && tradeIn.number !== null && tradeIn.state !== "draft") throw redirect(offerPath(tradeIn, tradeIn.of));
}

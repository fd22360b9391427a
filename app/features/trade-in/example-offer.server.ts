// The example on the page about selling: a real PC, priced by the engine like any other.

import type { Db } from "../../../base/db.server.ts";
import { getPart } from "../../../shop/parts/get-part.server.ts";
import type { KnownPart } from "../../../shop/parts/part.ts";
import type { Declaration, DeclaredPart } from "../../../shop/pricing/declaration.ts";
import type { PriceBook } from "../../../shop/pricing/price-book.ts";
import { quoteOffer } from "../../../shop/pricing/quote-offer.ts";
import type { SellingTerms } from "../../../shop/pricing/terms.ts";
import { offerView, type OfferView } from "../../shared/trade-in/offer.view.ts";

const computer = {
  cpu: "processors/ryzen-5-5600",
  gpu: "graphics-cards/geforce-rtx-3060-12gb",
  motherboard: "motherboards/b550m-ds3h",
  ram: "ram/corsair-vengeance-lpx-ddr4-3200-16gb-2x8gb-cl16",
  storage: "ssd/samsung-970-evo-plus-1tb",
  psu: "power-supplies/corsair-rm-650w",
  case: "cases/nzxt-h510",
  cooler: "coolers/noctua-nh-u12s",
};

export async function exampleOffer(
  shop: { db: Db },
  { book, at, terms }: { book: PriceBook; at: Date; terms: SellingTerms },
): Promise<OfferView | null> {
  const parts = await Promise.all(Object.entries(computer).map(([key, id]) => declared(shop, { key, id })));
  const declaration: Declaration = {
    of: "machine",
    parts: parts.filter((part) => part !== null),
    condition: "good",
    extras: { box: true, accessories: false },
  };
  const quoted = quoteOffer(declaration, { book, at, terms });
  return quoted.ok ? offerView(quoted.value) : null;
}

async function declared(shop: { db: Db }, { key, id }: { key: string; id: string }): Promise<DeclaredPart | null> {
  const part = await getPart(shop, id);
  return part && { key, quantity: 1, condition: null, faulty: false, part: part as KnownPart };
}

// The trade-in of a page about its documents, for its seller.

import { data } from "react-router";
import { viewSellerDocuments } from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";
import { identityStates } from "../../../../shop/trade-in/seller-documents/identity.ts";
import { tradeInFor } from "../../../../shop/trade-in/trade-in-for.server.ts";
import { parseTradeInNumber, wasSent } from "../../../../shop/trade-in/trade-in.ts";
import type { Shop } from "../../../composition.server.ts";
import { visitorOf } from "../../../edge.server.ts";

/** Throws a 404 for anybody but the seller, and where no documents are needed: nothing was accepted, or the money has left. */
export async function sellerDocumentsPage(request: Request, shop: Shop, text: string) {
  const key = new URL(request.url).searchParams.get("key");
  const found = await tradeInFor(shop, {
    number: parseTradeInNumber(text),
    visitorId: await visitorOf(request, shop),
    key,
  });
  if (!found.ok) throw data(null, { status: 404 });
  const { tradeIn } = found.value;
  const isOpen = identityStates.some((state) => state === tradeIn.state);
  if (!isOpen || !tradeIn.agreement || (tradeIn.payout && wasSent(tradeIn.payout))) throw data(null, { status: 404 });
  return {
    tradeIn,
    documents: await viewSellerDocuments(shop, tradeIn),
    keyQuery: key === null ? "" : `?${new URLSearchParams({ key })}`,
  };
}

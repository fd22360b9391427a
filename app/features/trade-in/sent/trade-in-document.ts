// A document of a trade-in: the courier's label, the sheet for the parcel, the purchase record, or the receipt of erased drives. For its seller, by the key in the links of the
// e-mails or as the visitor who owns it, and for staff.

import type { Route } from "./+types/trade-in-document";
import { parseTradeInNumber, type TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import { erasuresOfTradeIn } from "../../../../shop/passport/signed-erasures.server.ts";
import { labelToShop } from "../../../../shop/shipments/view-shipments.server.ts";
import { recordToSign, signedRecord } from "../../../../shop/trade-in/seller-documents/signed-record.server.ts";
import { viewSellerDocuments } from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";
import { tradeInFor } from "../../../../shop/trade-in/trade-in-for.server.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import { mayAsStaff } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { signedInOf, visitorOf } from "../../../edge.server.ts";
import { drawErasureReceipt } from "../../../documents/draw-erasure.server.ts";
import { drawParcelSheet, drawRecord } from "../../../documents/draw-trade-in.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import type { Shop } from "../../../composition.server.ts";
import { pdfAnswer } from "../../../documents/document-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const visible = await visibleTradeIn(request, shop, params.number);
  if (!visible) return new Response(null, { status: 404 });
  const { tradeIn } = visible;
  if (!tradeIn.number) return new Response(null, { status: 404 });
  const parties = { shopName: shop.company.name, buyer: shop.seller };
  const { number, agreement, payout } = tradeIn;
  const document = params.document.replace(/\.pdf$/, "");
  const label = document === "label" ? await labelToShop(shop, { tradeInId: tradeIn.id }) : null;
  if (label) return pdfAnswer(Buffer.from(label), `${number}-label`);
  if (document === "sheet" && agreement) return pdfAnswer(await drawParcelSheet(tradeIn, parties), `${number}-sheet`);
  if (document === "record" && payout) return pdfAnswer(await recordFor(shop, visible, parties), `BA-${number}`);
  const erasures = document === "erasure" ? await erasuresOfTradeIn(shop, { number }) : [];
  if (erasures.length === 0) return new Response(null, { status: 404 });
  const { language } = tradeIn;
  return pdfAnswer(await drawErasureReceipt(erasures, { reference: number, language, shop }), `${number}-erasure`);
}

type Parties = { shopName: string; buyer: Shop["seller"] };

/**
 * The signed record for its seller, and for staff who may read identities, which is recorded; the one to sign for its
 * seller; otherwise the record without an identity.
 */
async function recordFor(shop: Shop, { tradeIn, account, by }: Visible, parties: Parties): Promise<Buffer> {
  if (by !== null) {
    const signed = await signedRecord(shop, { tradeIn, reader: by === "seller" ? null : by });
    if (signed) return signed;
  }
  const toSign = by === "seller" ? await recordToSign(shop, tradeIn) : null;
  if (toSign) return shop.drawPurchaseRecord(toSign);
  const { identity, serials } = await viewSellerDocuments(shop, tradeIn);
  return drawRecord(tradeIn, { ...parties, account, masked: identity?.masked ?? null, serials });
}

/**
 * Its seller sees the bank account in full; of staff, those who see or pay money. `by`: the seller, the actor of staff
 * who may read identities, or null for other staff.
 */
type Visible = { tradeIn: TradeIn; account: "full" | "hint"; by: "seller" | `staff:${string}` | null };

async function visibleTradeIn(request: Request, shop: Shop, text: string): Promise<Visible | null> {
  const number = parseTradeInNumber(text);
  const key = new URL(request.url).searchParams.get("key");
  const own = await tradeInFor(shop, { number, visitorId: await visitorOf(request, shop), key });
  if (own.ok) return { tradeIn: own.value.tradeIn, account: "full", by: "seller" };
  const signedIn = await signedInOf(request, shop);
  if (!mayAsStaff(signedIn, "trade-ins.view")) return null;
  const viewed = await viewTradeIn(shop, { number });
  if (!viewed.ok) return null;
  const maySeeAccounts = mayAsStaff(signedIn, "money.view") || mayAsStaff(signedIn, "money.pay");
  const by = signedIn && mayAsStaff(signedIn, "sellers.identity") ? (`staff:${signedIn.accountId}` as const) : null;
  return { tradeIn: viewed.value.tradeIn, account: maySeeAccounts ? "full" : "hint", by };
}

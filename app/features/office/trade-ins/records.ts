// The purchase records of one or many trade-ins as one PDF.

import type { Route } from "./+types/records";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import { parseTradeInNumber, type TradeIn } from "../../../../shop/trade-in/trade-in.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { pdfAnswer } from "../../../documents/document-answer.server.ts";
import { drawRecords, hasRecord } from "../../../documents/draw-trade-in.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const MOST_RECORDS = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "trade-ins.view");
  const bought = await boughtAmong(shop, new URL(request.url).searchParams.getAll("number").slice(0, MOST_RECORDS));
  if (bought.length === 0) return new Response(null, { status: 404 });
  const account = hasRight(roles, "money.view") || hasRight(roles, "money.pay") ? "full" : "hint";
  const file = await drawRecords(bought, { shopName: shop.company.name, buyer: shop.seller, account });
  return pdfAnswer(file, bought.length === 1 ? `BA-${bought[0]!.number}` : `BA-${bought.length}`);
}

/** Those of these numbers that have a record, each once. */
async function boughtAmong(shop: Shop, texts: readonly string[]): Promise<TradeIn[]> {
  const bought: TradeIn[] = [];
  for (const number of new Set(texts.map(parseTradeInNumber))) {
    const viewed = number === null ? null : await viewTradeIn(shop, { number });
    if (viewed?.ok && hasRecord(viewed.value.tradeIn)) bought.push(viewed.value.tradeIn);
  }
  return bought;
}

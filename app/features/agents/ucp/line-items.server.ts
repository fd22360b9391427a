// The lines of a cart or a checkout, their totals, and what is wrong with them.

import { times } from "../../../../base/money.ts";
import { parseListingId } from "../../../../base/id.ts";
import type { CartLine, LineIssue, Item } from "../../../../shop/cart/cart.ts";
import { MAX_LINES, MAX_QUANTITY } from "../../../../shop/cart/cart.ts";
import { pictureOf } from "../../../../shop/catalogue/picture.ts";
import { z } from "zod";
import { formatPrice } from "../../../i18n/format.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { largeFileOf } from "../../../kit/picture/picture-files.ts";
import type { AgentCall } from "../tools/tool.ts";
import type { UcpMessage, UcpTotal } from "./protocol.ts";

export const lineItems = z
  .array(
    z.looseObject({
      item: z.looseObject({ id: z.string().max(20).describe("The number of a product") }),
      quantity: z.int().min(1).max(MAX_QUANTITY).default(1),
    }),
  )
  .max(MAX_LINES);

/** The items of the request: a product named twice is one line. A number that can be none stays out and is in `unknown`. */
export function itemsIn(lines: z.infer<typeof lineItems>): { items: Item[]; unknown: string[] } {
  const quantities = new Map<Item["listingId"], number>();
  const unknown: string[] = [];
  for (const { item, quantity } of lines) {
    const listingId = parseListingId(item.id);
    if (listingId === null) unknown.push(item.id);
    else quantities.set(listingId, (quantities.get(listingId) ?? 0) + quantity);
  }
  return { items: [...quantities].map(([listingId, quantity]) => ({ listingId, quantity })), unknown };
}

export function ucpLine({ shop }: Pick<AgentCall, "shop">, { goods, quantity }: Pick<CartLine, "goods" | "quantity">) {
  const amount = times(goods.price, quantity);
  const photo = shop.catalogueIndex.byId(goods.id)?.photo ?? null;
  return {
    id: lineId(goods.id),
    item: {
      id: String(goods.id),
      title: goods.title,
      price: goods.price,
      image_url: shop.publicUrl + largeFileOf(pictureOf({ ...goods, photo })),
    },
    quantity,
    totals: totalsOfLine(amount),
  };
}

export function lineId(id: number): string {
  return `li_${id}`;
}

export function totalsOfLine(amount: number): UcpTotal[] {
  return [
    { type: "subtotal", amount },
    { type: "total", amount },
  ];
}

type Sums = Record<"goods" | "services" | "shipping" | "total", number> & { reduction?: number };

/** The lines of a bill, in the order in which programs show them. */
export function totalsOf(
  { goods, services, shipping, reduction = 0, total }: Sums,
  { language }: Pick<AgentCall, "language">,
): UcpTotal[] {
  const t = wordsFor(language, "agents");
  return [
    { type: "subtotal", display_text: t("totals.subtotal"), amount: goods },
    ...(services > 0 ? [{ type: "fee", display_text: t("totals.fee"), amount: services }] : []),
    { type: "fulfillment", display_text: t("totals.fulfillment"), amount: shipping },
    ...(reduction > 0 ? [{ type: "discount", display_text: t("totals.discount"), amount: -reduction }] : []),
    { type: "total", display_text: t("totals.total"), amount: total },
  ];
}

/** What keeps lines from being ordered, and prices that have changed since they were shown. */
export function lineMessages(
  { language }: Pick<AgentCall, "language">,
  lines: readonly (CartLine & { issues: readonly LineIssue[] })[],
): UcpMessage[] {
  const t = wordsFor(language, "cart");
  return lines.flatMap(({ goods, issues }, index) =>
    issues.map((issue): UcpMessage => {
      const path = `$.line_items[${index}]`;
      const name = goods.title;
      if (issue.code === "price-changed") {
        const values = { name, before: formatPrice(issue.before), now: formatPrice(goods.price) };
        return { type: "warning", code: "price_changed", content: t("issue.price-changed", values), path };
      }
      const content =
        issue.code === "fewer"
          ? t("issue.fewer", { name, count: issue.available })
          : t(`issue.${issue.code}`, { name });
      return { type: "error", code: "out_of_stock", severity: "recoverable", content, path };
    }),
  );
}

// What e-mails about orders have in common.

import { bani, times } from "../../base/money.ts";
import type { OrderEmail } from "../../shop/orders/emails.ts";
import { type Order, type OrderLine, rowsOf } from "../../shop/orders/order.ts";
import { formatPrice } from "../i18n/format.ts";
import type { Translate } from "../i18n/translate.ts";
import type { EmailContext, EmailTexts } from "./email-context.ts";
import { orderLink } from "./order-link.ts";

/** The e-mail of one or several kinds. */
export type EmailOf<Kind extends OrderEmail["kind"]> = Extract<OrderEmail, { kind: Kind }>;

/** The common parts of order e-mails: the recipient, the bill, and the link to the order. */
export function aboutOrder(order: Order, context: EmailContext): Omit<EmailTexts, "subject" | "paragraphs"> {
  const { t } = context;
  const goods = rowsOf(order.lines).map(({ line, quantity }) => ({
    label: formatLine(line, quantity, t),
    value: formatPrice(times(line.price, quantity)),
  }));
  return {
    greeting: t("greeting.name", { name: order.address.firstName }),
    facts: [],
    bill: [
      ...goods,
      {
        label: t("bill.shipping"),
        value: order.totals.shipping === 0 ? t("bill.free") : formatPrice(order.totals.shipping),
      },
      ...(order.totals.reduction === 0
        ? []
        : [{ label: reductionLabel(order, t), value: formatPrice(bani(-order.totals.reduction)) }]),
      { label: t("bill.total"), value: formatPrice(order.totals.total) },
    ],
    action: { label: t("order.action"), link: orderLink(order, context) },
  };
}

function formatLine(line: OrderLine, quantity: number, t: Translate<"emails-orders">): string {
  if (line.kind === "unit") return quantity === 1 ? line.title : t("bill.several", { quantity, title: line.title });
  if (line.service === "game-test") return t("service.game-test", { title: line.title, games: line.games.join(", ") });
  return t(`service.${line.service}`);
}

function reductionLabel({ voucherCode }: Order, t: Translate<"emails-orders">): string {
  return voucherCode === null ? t("bill.reduction") : t("bill.voucher", { code: voucherCode });
}

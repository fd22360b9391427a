// What e-mails about orders have in common.

import { bani, times } from "../../base/money.ts";
import type { OrderEmail } from "../../shop/orders/emails.ts";
import { type Order, type OrderLine, rowsOf } from "../../shop/orders/order.ts";
import { formatPrice } from "../i18n/format.ts";
import type { Translate } from "../i18n/translate.ts";
import type { EmailContext, EmailTexts } from "./email-context.ts";
import { links } from "../links.ts";
import { TERMS_FILE } from "../documents/terms-file.ts";
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

/**
 * What was agreed, for the first e-mail about an order: rights that a company does not have, the guarantee, the requested game
 * test, and where the accepted terms are (OUG 34/2014, article 8(7)).
 */
export function formatAgreement(order: Order, { t, origin }: EmailContext): string[] {
  const { guaranteeMonths, termsVersion, number, linkKey: key } = order;
  const hasTest = order.lines.some((line) => line.kind === "service" && line.service === "game-test");
  return [
    ...(guaranteeMonths === null
      ? [t("agreed.company")]
      : [t("agreed.guarantee", { count: guaranteeMonths }), t("agreed.withdrawal", { count: order.returnDays })]),
    t("agreed.certificate", { link: `${origin}${links.guarantee()}` }),
    ...(hasTest ? [t("agreed.test")] : []),
    ...(termsVersion === null
      ? []
      : [
          t(guaranteeMonths === null ? "agreed.termsCompany" : "agreed.terms", {
            link: `${origin}${links.orderDocument(number, TERMS_FILE, { key })}`,
          }),
        ]),
  ];
}

/** The accepted terms with the model form, which go with the first e-mail about an order (OUG 34/2014, article 8(7)). */
export function agreementFiles({ termsVersion, number, placedAt }: Order): Pick<EmailTexts, "attachments"> {
  if (termsVersion === null) return {};
  return {
    attachments: [{ kind: "terms", termsVersion, orderNumber: number, placedAt: placedAt.toISOString() }],
  };
}

function formatLine(line: OrderLine, quantity: number, t: Translate<"emails-orders">): string {
  if (line.kind === "unit") {
    const title = line.grade ? t("line.condition", { title: line.title, grade: line.grade }) : line.title;
    return quantity === 1 ? title : t("bill.several", { quantity, title });
  }
  if (line.service === "game-test") return t("service.game-test", { title: line.title, games: line.games.join(", ") });
  return t(`service.${line.service}`);
}

function reductionLabel({ voucherCode }: Order, t: Translate<"emails-orders">): string {
  return voucherCode === null ? t("bill.reduction") : t("bill.voucher", { code: voucherCode });
}

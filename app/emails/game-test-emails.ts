// The texts of e-mails about the game tests of an order.

import { formatPrice } from "../i18n/format.ts";
import { aboutOrder, type EmailOf } from "./about-order.ts";
import type { EmailContext, EmailTexts } from "./email-context.ts";

export function formatGameResults(
  { order, title, results }: EmailOf<"game-results">,
  context: EmailContext,
): EmailTexts {
  const { t } = context;
  return {
    ...aboutOrder(order, context),
    subject: t("gameResults.subject", { number: order.number }),
    paragraphs: [t("gameResults.text", { title }), t("gameResults.stored")],
    facts: results.map(({ game, fps, resolution, settings }) => ({
      label: game,
      value: t("gameResults.run", {
        fps,
        resolution: resolution.replace("x", " × "),
        settings: t(`gameResults.settings.${settings}`),
      }),
    })),
    bill: [],
  };
}

export function formatGameTestCancelled(
  { order, title, reason }: EmailOf<"game-test-called-off">,
  context: EmailContext,
): EmailTexts {
  const { t } = context;
  const values = { number: order.number, title, reason, total: formatPrice(order.totals.total) };
  return {
    ...aboutOrder(order, context),
    subject: t("gameTestOff.subject", values),
    paragraphs: [
      t("gameTestOff.text", values),
      t(`gameTestOff.money.${order.method}`, values),
      t("gameTestOff.parcel"),
    ],
    bill: [],
  };
}

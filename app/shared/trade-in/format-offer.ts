// An offer as text: each line, and how its figure was calculated, so that a seller can verify it.

import { bani, type Bani } from "../../../base/money.ts";
import { never } from "../../../base/result.ts";
import type { Condition } from "../../../shop/pricing/declaration.ts";
import type { Offer, OfferLine, PartLine } from "../../../shop/pricing/offer.ts";
import type { Factor, PriceSource } from "../../../shop/pricing/price-book.ts";
import { formatNumber, formatPrice } from "../../i18n/format.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/translate.ts";

/** The guaranteed sum, and after it the maximum of an offer: "600 RON – 750 RON". */
export function formatRange({ floor, total }: Pick<Offer, "floor" | "total">): string {
  return floor === total ? formatPrice(total) : `${formatPrice(floor)} – ${formatPrice(total)}`;
}

/** `t` is of the namespace "trade-in-offer"; `version` is the price book's. */
type Speech = { t: Translate<"trade-in-offer">; language: Language; version: number };

export type FormattedLine = { key: string; name: string; reason: string; amount: Bani; confirmedAtTesting: boolean };

export function formatLine(line: OfferLine, speech: Speech): FormattedLine {
  const { key, amount } = line;
  const { t, version } = speech;
  switch (line.of) {
    case "part":
      return {
        key,
        amount,
        name: line.name,
        reason: formatPart(line, speech),
        confirmedAtTesting: line.confirmedAtTesting,
      };
    case "extra":
      return {
        key,
        amount,
        name: t(`extra.${line.key}`),
        reason: t(`extra.${line.key}Reason`, { version }),
        confirmedAtTesting: line.confirmedAtTesting,
      };
    case "shipping":
      return { key, amount, name: t("shipping.name"), reason: t("shipping.reason"), confirmedAtTesting: false };
    default:
      return never(line);
  }
}

/** "310 RON, lista de prețuri 12; stare acceptabilă: 85%": the base figure, then each factor; 100% is not said. */
function formatPart(line: PartLine, { t, language, version }: Speech): string {
  const exact = line.factors.reduce((amount, { percent }) => (amount * percent) / 100, line.base as number);
  const isRounded = Math.abs(exact - line.each) >= 1;
  const multiplied = line.factors.map((factor) => {
    const what = formatOfferFactor(factor, t);
    return factor.percent === 100 ? what : t("factor.times", { what, percent: formatNumber(factor.percent) });
  });
  return [
    [formatSource(line, { t, language, version }), ...multiplied].join("; "),
    ...(isRounded ? [t("line.rounded")] : []),
    ...(line.quantity > 1 ? [t("line.pieces", { count: line.quantity, each: formatPrice(line.each) })] : []),
  ].join("; ");
}

function formatSource(
  { source, base, kind }: Pick<PartLine, "source" | "base" | "kind">,
  { t, language, version }: Speech,
): string {
  switch (source.by) {
    case "part":
      return t("source.part", { base: formatPrice(base), version });
    case "fallback":
      return t("source.fallback", { base: formatPrice(base) });
    case "class":
      return formatClass(source, { kind, t, language, version });
    default:
      return never(source);
  }
}

function formatClass(
  { measure, of, count, rate: each }: PriceSource & { by: "class" },
  { kind, t, version }: Speech & { kind: PartLine["kind"] },
): string {
  const rate = formatPrice(each);
  const amount = formatNumber(count);
  switch (measure) {
    case "thread":
      return t("source.thread", { count, of, rate, version });
    case "family":
      return t("source.family", { of, rate });
    case "gigabyte":
      if (of === "") return t("source.plainGigabytes", { amount, rate, version });
      return kind === "gpu"
        ? t("source.graphics", { amount, of, rate, version })
        : t("source.gigabytes", { amount, of, rate, version });
    case "watt":
      return of === "none"
        ? t("source.plainWatts", { amount, rate, version })
        : t("source.watts", { amount, of, rate, version });
    case "piece":
      if (kind === "motherboard") return t("source.board", { rate, of, version });
      if (kind === "case") return t("source.case", { rate, of, version });
      return of === "liquid" ? t("source.liquid", { rate, version }) : t("source.air", { rate, version });
    default:
      return never(measure);
  }
}

function formatOfferFactor({ of, value }: Factor, t: Translate<"trade-in-offer">): string {
  switch (of) {
    case "condition":
      return t(`condition.${value as Condition}`);
    case "modular":
      return value === "full" ? t("factor.full") : t("factor.semi");
    case "fault":
      return t("factor.faulty");
    case "unsure":
    case "share":
      return t(`factor.${of}`);
    case "size":
    case "memory":
    case "form":
      return t(`factor.${of}`, { value });
    default:
      return never(of);
  }
}

/** "−50 RON", with a real minus sign; with a plus where `signed`. */
export function formatAmount(amount: Bani, { signed = false }: { signed?: boolean } = {}): string {
  if (amount < 0) return `−${formatPrice(bani(-amount))}`;
  return signed ? `+${formatPrice(amount)}` : formatPrice(amount);
}

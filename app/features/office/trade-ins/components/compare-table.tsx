// Compares each line of the offer: declared, found, and the amount of each. On a narrow screen each line is a block.

import { Link } from "react-router";
import type { ComparedLine, OfficeTradeInView } from "../trade-in.view.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { formatAmount } from "../../../../shared/trade-in/format-offer.ts";

const cell = "px-3 py-2 align-top max-md:block max-md:px-0 max-md:py-0.5";
const figure = `${cell} figure text-end whitespace-nowrap max-md:text-start`;

export function CompareTable({ tradeIn }: { tradeIn: OfficeTradeInView }) {
  const { t } = useWords("office-trade-ins");
  const { lines, totals, state } = tradeIn;
  return (
    <table className="w-full">
      <caption className="sr-only">{t("compare.title")}</caption>
      <thead className="text-sm text-muted max-md:sr-only">
        <tr>
          <th scope="col" className="px-3 py-2 text-start font-normal">
            {t("compare.said")}
          </th>
          <th scope="col" className="px-3 py-2 text-start font-normal">
            {t("compare.found")}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-normal">
            {t("compare.difference")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines
          .filter((line) => line.of === "part" || line.before !== null || line.after !== null || state === "testing")
          .map((line) => (
            <Row key={line.key} line={line} canWrite={state === "testing" && line.of !== "shipping"} />
          ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink font-semibold max-md:block max-md:pt-3">
          <td className={cell}>
            <span className="md:hidden">{t("compare.said")}: </span>
            {t("compare.total")} <span className="figure">{formatAmount(totals.before)}</span>
          </td>
          <td className={cell}>
            <span className="md:hidden">{t("compare.found")}: </span>
            {t("compare.total")} <span className="figure">{formatAmount(totals.after)}</span>
          </td>
          <td className={figure}>{difference(totals.before, totals.after) ?? "–"}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The name of a line, and what the first offer gave for it. */
function useLineWords({ of, declared, before, isUpTo, isOutside }: ComparedLine) {
  const { t } = useWords("office-trade-ins");
  const { t: offer } = useWords("trade-in-offer");
  const nameOf = () => {
    if (of === "part") return declared?.name ?? "";
    return of === "shipping" ? offer("shipping.name") : t(`compare.${of}`);
  };
  const amountOf = () => {
    if (before === null) return t("compare.without");
    const amount = formatAmount(before);
    return isUpTo && !isOutside ? offer("upTo", { amount }) : amount;
  };
  return { name: nameOf(), before: amountOf() };
}

function Row({ line, canWrite }: { line: ComparedLine; canWrite: boolean }) {
  const { t } = useWords("office-trade-ins");
  const { t: offer } = useWords("trade-in-offer");
  const { name, before } = useLineWords(line);
  const changed =
    line.of === "part" && (line.found === null || JSON.stringify(line.found) !== JSON.stringify(line.declared));
  return (
    <tr className={`border-t border-line max-md:block max-md:py-3 ${line.isUnproven ? "bg-danger-soft" : ""}`}>
      <th scope="row" className={`${cell} text-start font-normal`}>
        <span className="block font-condensed text-lg leading-tight font-semibold">{name}</span>
        {line.declared ? <PartWords part={line.declared} /> : null}
        <span className="figure text-sm">{before}</span>
        {line.isUpTo && !line.isOutside ? (
          <span className="block text-sm font-semibold text-estimate">{offer("confirmed")}</span>
        ) : null}
        {line.isOutside ? <span className="text-sm text-muted"> · {t("compare.outside")}</span> : null}
        {canWrite ? (
          <Link
            to={`?line=${encodeURIComponent(line.key)}#finding`}
            className="link flex min-h-11 items-center text-sm md:min-h-8"
            aria-label={`${t("compare.write")}: ${name}`}
          >
            {t("compare.write")}
          </Link>
        ) : null}
      </th>
      <td className={cell}>
        {changed && line.found ? (
          <>
            <span className="block font-condensed text-lg leading-tight font-semibold">{line.found.name}</span>
            <PartWords part={line.found} />
          </>
        ) : changed ? (
          <span className="block font-semibold text-danger">{t("compare.missing")}</span>
        ) : null}
        {changed || line.before !== line.after ? (
          <span className="figure text-sm">
            {line.after === null ? t("compare.without") : formatAmount(line.after)}
          </span>
        ) : (
          <span className="text-sm text-muted">{t("compare.asSaid")}</span>
        )}
        {line.isUnproven ? (
          <span className="block text-sm font-semibold text-danger">{t("finding.noEvidence")}</span>
        ) : null}
      </td>
      <td className={figure}>{line.isOutside ? null : difference(line.before ?? 0, line.after ?? 0)}</td>
    </tr>
  );
}

function difference(before: number, after: number): string | null {
  return before === after
    ? null
    : formatAmount((after - before) as Parameters<typeof formatAmount>[0], { signed: true });
}

function PartWords({ part }: { part: NonNullable<ComparedLine["declared"]> }) {
  const { t } = useWords("office-trade-ins");
  const { t: offer } = useWords("trade-in-offer");
  const words = [
    offer(`condition.${part.condition}`),
    ...(part.quantity > 1 ? [t("compare.pieces", { count: part.quantity })] : []),
    ...(part.faulty ? [t("compare.faulty")] : []),
  ];
  return <span className="block text-sm text-muted">{words.join(" · ")}</span>;
}

// One fact of one listing, in its cell of the comparison.

import type { ReactNode } from "react";
import { never } from "../../../../base/result.ts";
import type { Cell } from "../../../../shop/catalogue/comparison/comparison-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Price } from "../../../kit/price.tsx";
import { Guarantee } from "../../../kit/guarantee.tsx";
import { Warranty } from "../../../kit/warranty.tsx";

type ComparisonCellProps = {
  cell: Cell;
  /** The row is about tests: a missing value was not measured. */
  isTest: boolean;
};

export function ComparisonCell({ cell, isTest }: ComparisonCellProps): ReactNode {
  const { t } = useWords("compare");
  switch (cell.kind) {
    case "text":
      return cell.text;
    case "number":
      return cell.unit === null ? formatNumber(cell.value) : `${formatNumber(cell.value)}\u00a0${cell.unit}`;
    case "months":
      return <Warranty months={cell.months} />;
    case "guarantee":
      return <Guarantee commercial={cell.commercial} />;
    case "price":
      return <Price amount={cell.amount} size="sm" />;
    case "measured":
      return cell.unit === "points" ? t("cell.points", { count: cell.value }) : `${formatNumber(cell.value)}\u00a0fps`;
    case "word":
      return t(`words.${cell.word}`);
    case "none":
      return <span className="text-muted">{t("cell.none")}</span>;
    case "unknown":
      return <span className="text-muted">{isTest ? t("cell.notMeasured") : t("cell.unknown")}</span>;
    default:
      return never(cell);
  }
}

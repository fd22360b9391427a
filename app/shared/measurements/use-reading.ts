// A measured value with its unit.

import type { BenchUnit } from "../../../shop/inventory/bench/bench-tests.ts";
import { useWords } from "../../i18n/use-words.ts";

/** The value as it is read: "38 °C", "12 sectors"; what a drive answers with yes or no is a word, a code stands alone. */
export function useReading(): (value: string, unit: BenchUnit) => string {
  const { t } = useWords("product-bench");
  return (value, unit) => {
    if (unit === "answer") return t(value === "0" ? "unit.no" : "unit.yes");
    return unit === "code" ? value : `${value} ${t(`unit.${unit}`)}`;
  };
}

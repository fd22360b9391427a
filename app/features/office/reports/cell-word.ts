// The words of a report's cell that is not a number.

import type { FunnelStep } from "../../../../shop/reports/conversion.ts";
import type { AgeBand } from "../../../../shop/reports/stock-report.ts";
import type { ProductClass } from "../../../../shop/catalogue/product-class.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { TOO_FEW, type ColumnKind } from "./report-table.ts";

export function cellWord(cell: string, kind: ColumnKind, t: Translate<"office-reports">): string {
  if (cell === TOO_FEW) return t("tooFew");
  if (kind === "class") return t(`classes.${cell as ProductClass}`);
  if (kind === "age") return t(`ages.${cell as AgeBand}`);
  if (kind === "step") return t(`steps.${cell as FunnelStep}`);
  return cell;
}

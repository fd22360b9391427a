// The shop's commercial warranty in months, with the plural forms of each language (1 lună, 12 luni, 24 de luni).

import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";

/** "24 de luni"; with `labelled`, a shield and "Garanție 24 de luni". */
export function Warranty({ months, labelled = false }: { months: number; labelled?: boolean }) {
  const { t } = useWords("kit");
  if (!labelled) return <>{t("warranty.months", { count: months })}</>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="shield" size={16} className="text-good" />
      {t("warranty.labelled", { months: t("warranty.months", { count: months }) })}
    </span>
  );
}

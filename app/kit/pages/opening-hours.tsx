// When the shop is open: days with the same hours share a line.

import type { ShopHours } from "../../../shop/settings/opening-hours.ts";
import { linesOfHours } from "../../../shop/settings/opening-hours.ts";
import { weekdayNames } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

/** Nothing if no hours are known. */
export function OpeningHours({ hours, className = "" }: { hours: ShopHours; className?: string }) {
  const { t, language } = useWords("shell");
  const lines = linesOfHours(hours);
  if (lines.length === 0) return null;
  const names = weekdayNames(language);
  return (
    <dl aria-label={t("hours.title")} className={`grid grid-cols-[auto_1fr] gap-x-4 ${className}`}>
      {lines.map(({ first, last, open }) => (
        <div key={first} className="col-span-2 grid grid-cols-subgrid">
          <dt>{first === last ? names[first] : `${names[first]} – ${names[last]}`}</dt>
          <dd className="figure whitespace-nowrap">{open ? `${open.from}–${open.until}` : t("hours.closed")}</dd>
        </div>
      ))}
    </dl>
  );
}

// How many reviews gave each number of stars; each row leads to them.

import { starGrades, type StarCounts, type Stars } from "../../../../shop/reviews/review.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";

type StarFilterProps = { counts: StarCounts; stars: Stars | null; hrefFor: (stars: Stars | null) => string };

export function StarFilter({ counts, stars, hrefFor }: StarFilterProps) {
  const { t } = useWords("reviews");
  const most = Math.max(1, ...starGrades.map((grade) => counts[grade]));
  return (
    <nav aria-label={t("filter.label")} className="mt-4 max-w-md">
      <ul>
        {starGrades.map((grade) => (
          <li key={grade}>
            <ShopLink
              to={hrefFor(grade === stars ? null : grade)}
              aria-current={grade === stars ? "true" : undefined}
              className="grid min-h-11 grid-cols-[5.5rem_1fr_3rem] items-center gap-3 rounded-sm px-2 hover:bg-sunken aria-[current=true]:bg-sunken aria-[current=true]:font-semibold md:min-h-9"
            >
              <span>{t("stars.row", { count: grade })}</span>
              <span aria-hidden="true" className="h-2.5 rounded-sm bg-line">
                <span
                  className="block h-full rounded-sm bg-action"
                  style={{ width: `${(100 * counts[grade]) / most}%` }}
                />
              </span>
              <span className="figure text-end">{counts[grade]}</span>
            </ShopLink>
          </li>
        ))}
      </ul>
      {stars === null ? null : (
        <ShopLink to={hrefFor(null)} className="link inline-flex min-h-11 items-center px-2">
          {t("filter.all")}
        </ShopLink>
      )}
    </nav>
  );
}

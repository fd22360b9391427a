// The three grades as three pictures of the same corner of a case, with this one's ringed, and what the same product costs in the others.

import type { Grade } from "../../../../shop/inventory/grade.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { ListingPageView } from "../product.view.server.ts";

const grades: readonly Grade[] = ["A", "B", "C"];

export function GradeCorners({ view: { listing, sisters } }: { view: ListingPageView }) {
  const { t } = useWords("product");
  const { t: kit } = useWords("kit");
  return (
    <section aria-labelledby="grades" className="mt-6">
      <h2 id="grades" className="text-xl">
        {t("grades.title")}
      </h2>
      <p className="mt-1 text-sm text-muted">{t("grades.lead")}</p>
      <ul className="mt-3 grid grid-cols-3 gap-2 sm:gap-3">
        {grades.map((grade) => {
          const isOwn = grade === listing.grade;
          const sister = sisters[grade];
          return (
            <li
              key={grade}
              aria-current={isOwn ? "true" : undefined}
              className={`flex min-w-0 flex-col bg-surface ${isOwn ? "outline-3 outline-action" : "border border-line"}`}
            >
              <Corner grade={grade} />
              <div className="flex grow flex-col gap-1 p-2 text-sm sm:p-3">
                {isOwn ? <p className="silk">{t("grades.this")}</p> : null}
                <p className="leading-snug">{kit(`condition.meaning.${grade}`)}</p>
                {sister ? (
                  <ShopLink
                    to={links.product(sister.id)}
                    aria-label={t("grades.sister", { grade, price: formatPrice(sister.price) })}
                    className="link money mt-auto inline-flex min-h-11 items-center text-base font-bold"
                  >
                    {formatPrice(sister.price)}
                  </ShopLink>
                ) : null}
                {isOwn ? <p className="money mt-auto text-base font-bold">{formatPrice(listing.price)}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The upper front corner of a case: the same drawing with the marks of the grade. */
function Corner({ grade }: { grade: Grade }) {
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true" className="w-full bg-sunken">
      <path d="M30 42 92 20v100H30z" className="fill-brand-deep" />
      <path d="M92 20 160 46v74H92z" className="fill-screen" />
      <path d="M30 42 92 20 160 46 98 72z" className="fill-brand" />
      <path d="M30 42 98 72v48M98 72l62-26" className="fill-none stroke-brand-trace" strokeWidth="1.5" />
      {grade === "A" ? <path d="m116 96 9-3" className="fill-none stroke-on-brand-muted" strokeWidth="0.8" /> : null}
      {grade === "B" || grade === "C" ? (
        <g className="fill-none stroke-on-screen" strokeWidth="1.1" strokeLinecap="round">
          <path d="m112 92 22-9" />
          <path d="m118 100 12-4" />
          <path d="m56 50 18 7" />
        </g>
      ) : null}
      {grade === "C" ? (
        <>
          <path d="m96 70 4 8 6-3-4-6z" className="fill-on-screen" />
          <g className="fill-none stroke-on-screen" strokeWidth="2" strokeLinecap="round">
            <path d="m108 108 38-18" />
            <path d="m124 70 16 22" />
            <path d="m44 62 8 30" />
          </g>
          <path d="M134 100c4-3 10-1 9 4s-9 3-9-4z" className="fill-brand-deep stroke-on-brand-muted" />
        </>
      ) : null}
    </svg>
  );
}

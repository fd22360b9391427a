// The products of an order that its buyer can review, with the state of each review.

import type { ListingId } from "../../../../base/id.ts";
import type { RejectionReason, ReviewState, Stars as Grade } from "../../../../shop/reviews/review.ts";
import { formatLastDay } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { links } from "../../../links.ts";
import { Stars } from "../../../shared/reviews/stars.tsx";

export type GoodsToReview = {
  listingId: ListingId;
  title: string;
  isEditable: boolean;
  review: {
    state: ReviewState;
    stars: Grade;
    title: string;
    body: string;
    author: string | null;
    reason: RejectionReason | null;
    version: number;
    until: Date;
  } | null;
};

type OrderGoodsProps = {
  number: string;
  keyQuery: string;
  goods: readonly GoodsToReview[];
  /** Its form is open. */
  chosen: ListingId | null;
};

const tones = { pending: "warn", published: "good", rejected: "danger" } as const;

export function OrderGoods({ number, keyQuery, goods, chosen }: OrderGoodsProps) {
  const { t } = useWords("reviews");
  return (
    <section aria-labelledby="goods">
      <h2 id="goods" className="mb-3 text-xl">
        {t("write.choose")}
      </h2>
      <ul className="flex flex-col gap-3">
        {goods.map((each) => (
          <li
            key={each.listingId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm border border-line bg-surface p-4"
          >
            <div className="min-w-0 grow basis-64">
              <p className="wrap-anywhere font-condensed text-lg font-bold leading-tight">{each.title}</p>
              {each.review ? <OwnReview review={each.review} isEditable={each.isEditable} /> : null}
            </div>
            {each.isEditable && each.listingId !== chosen ? (
              <ButtonLink
                to={links.review(number, addressed(keyQuery, each.listingId))}
                variant={each.review ? "secondary" : "primary"}
              >
                {t(each.review ? "write.edit" : "write.title")}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function addressed(keyQuery: string, listing: ListingId): URLSearchParams {
  const search = new URLSearchParams(keyQuery);
  search.set("listing", String(listing));
  return search;
}

function OwnReview({ review, isEditable }: { review: NonNullable<GoodsToReview["review"]>; isEditable: boolean }) {
  const { t, language } = useWords("reviews");
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars of={review.stars} />
        <Badge tone={tones[review.state]}>{t(`state.${review.state}`)}</Badge>
      </p>
      {review.reason ? <p className="mt-1">{t("state.why", { reason: t(`reason.${review.reason}`) })}</p> : null}
      <p className="mt-1 text-sm text-muted">
        {isEditable
          ? `${t("write.until", { date: formatLastDay(review.until, language) })} ${t("write.afterEdit")}`
          : t("write.closed")}
      </p>
    </>
  );
}

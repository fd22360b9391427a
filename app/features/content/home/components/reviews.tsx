// What buyers wrote: the newest published reviews. Where the demo shop has too few, its samples follow, marked as such.

import type { PublishedReview } from "../../../../../shop/reviews/review.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { ReviewItem } from "../../../../shared/reviews/review-item.tsx";
import { SampleReview, type SampleReviewView } from "../../../../shared/reviews/sample-review.tsx";

type ReviewsProps = { reviews: readonly PublishedReview[]; samples: readonly SampleReviewView[] };

export function Reviews({ reviews, samples }: ReviewsProps) {
  const { t } = useWords("reviews");
  if (reviews.length + samples.length === 0) return null;
  return (
    <section className="border-t border-edge bg-surface">
      <div className="wrap py-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-2xl">{t("home.title")}</h2>
            <p className="mt-1 text-sm text-muted">{t(reviews.length > 0 ? "home.lead" : "sample.text")}</p>
          </div>
          <ButtonLink to={links.reviews()} variant="secondary">
            {t("all")}
          </ButtonLink>
        </div>
        <ul className="mt-4 grid gap-x-8 gap-y-5 text-sm lg:grid-cols-3">
          {reviews.map((review) => (
            <li key={review.id} className="min-w-0">
              <ReviewItem review={review} goods />
            </li>
          ))}
          {samples.map((review) => (
            <li key={review.id} className="min-w-0">
              <SampleReview review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

// Reviews by buyers and sellers. Those of the demo shop are labelled as samples.

import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { ButtonLink } from "../../../../kit/button.tsx";

export type ReviewView = { id: string; role: "buyer" | "seller"; author: string; initials: string; quote: string };

export function Reviews({ reviews }: { reviews: readonly ReviewView[] }) {
  const { t } = useWords("content-home");
  if (reviews.length === 0) return null;
  return (
    <section className="border-t border-edge bg-surface">
      <div className="wrap py-12 md:py-16">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-3xl">{t("reviews.title")}</h2>
            <p className="mt-2 text-muted">{t("reviews.samples")}</p>
          </div>
          <ButtonLink to={links.reviews()} variant="secondary">
            {t("reviews.all")}
          </ButtonLink>
        </div>
        <ReviewList reviews={reviews} />
      </div>
    </section>
  );
}

export function ReviewList({ reviews }: { reviews: readonly ReviewView[] }) {
  const { t } = useWords("content-home");
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <figure className="flex h-full flex-col border-s-2 border-action ps-5">
            <blockquote className="grow text-lg leading-relaxed">{review.quote}</blockquote>
            <figcaption className="mt-4 flex items-center gap-3">
              <span
                aria-hidden="true"
                className="pin-one inline-flex size-11 items-center justify-center bg-brand font-condensed font-bold text-on-brand"
              >
                {review.initials}
              </span>
              <span>
                <span className="block font-semibold leading-tight">{review.author}</span>
                <span className="text-sm text-muted">{t(`reviews.${review.role}`)}</span>
              </span>
              <span className="ms-auto">
                <Badge tone="warn">{t("reviews.sample")}</Badge>
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

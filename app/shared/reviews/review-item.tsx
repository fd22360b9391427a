// One published review, with the shop's reply below it. Needs the words of the namespace "reviews".

import type { PublishedReview } from "../../../shop/reviews/review.ts";
import { formatDate } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ShopLink } from "../../kit/shop-link.tsx";
import { links } from "../../links.ts";
import { Stars } from "./stars.tsx";

/** `goods`: names what was bought, where the page does not. */
export function ReviewItem({ review, goods }: { review: PublishedReview; goods: boolean }) {
  const { t, language } = useWords("reviews");
  const { stars, title, body, author, language: lang, reply, writtenAt } = review;
  return (
    <article className="flex h-full flex-col border-s-2 border-action ps-4 md:ps-5">
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars of={stars} />
        <span className="text-sm text-muted">{formatDate(writtenAt, language)}</span>
      </p>
      <div lang={lang} className="mt-2">
        {title === "" ? null : <p className="wrap-anywhere font-condensed text-lg font-bold leading-tight">{title}</p>}
        <p className="wrap-anywhere mt-1 leading-relaxed whitespace-pre-line">{body}</p>
      </div>
      <p className="mt-3 text-sm">
        <span className="wrap-anywhere font-semibold">{author ?? t("anonymous")}</span>
        {author === null ? null : <span className="text-muted"> · {t("verifiedBuyer")}</span>}
      </p>
      {goods ? (
        <p className="text-sm text-muted">
          <ShopLink to={links.product(review.listingId)} className="link inline-flex min-h-11 items-center md:min-h-0">
            {t("goods", { goods: review.goods })}
          </ShopLink>
        </p>
      ) : null}
      {reply === null ? null : (
        <div lang={lang} className="mt-3 rounded-sm bg-sunken p-3">
          <p className="text-sm font-semibold">{t("reply")}</p>
          <p className="wrap-anywhere mt-1 whitespace-pre-line">{reply}</p>
        </div>
      )}
    </article>
  );
}

export function ReviewItems({
  reviews,
  goods,
  className = "",
}: {
  reviews: readonly PublishedReview[];
  goods: boolean;
  className?: string;
}) {
  return (
    <ul className={`grid gap-x-8 gap-y-10 ${className}`}>
      {reviews.map((review) => (
        <li key={review.id} className="min-w-0">
          <ReviewItem review={review} goods={goods} />
        </li>
      ))}
    </ul>
  );
}

// Reviews of the listing. A PC is sold once: while it is for sale it has none, and the page shows reviews of other PCs, each
// with the name of the PC that it is about.

import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import { ReviewItems } from "../../../shared/reviews/review-item.tsx";
import { Rating } from "../../../shared/reviews/stars.tsx";
import type { ListingPageView } from "../product.view.server.ts";

export function ProductReviews({ view: { listing, social } }: { view: ListingPageView }) {
  const { t } = useWords("reviews");
  const { reviews, rating, others } = social;
  return (
    <section aria-labelledby="reviews" className="mt-14">
      <h2 id="reviews" className="text-2xl">
        {t("product.title")}
      </h2>
      {rating ? (
        <div className="mt-3">
          <Rating rating={rating} />
          <ReviewItems reviews={reviews} goods={false} className="mt-6 lg:grid-cols-2" />
        </div>
      ) : (
        <p className="mt-2 text-muted">{t(listing.kind === "pc" ? "product.unique" : "product.none")}</p>
      )}
      {others.length > 0 ? (
        <div className="mt-8">
          <h3 className="text-xl">{t("product.others")}</h3>
          <p className="mt-1 text-muted">{t("product.othersText")}</p>
          <ReviewItems reviews={others} goods className="mt-6 lg:grid-cols-3" />
        </div>
      ) : null}
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={links.reviews()} variant="secondary">
          {t("all")}
        </ButtonLink>
        <ShopLink to={links.reviews({}, "verified")} className="link inline-flex min-h-11 items-center">
          {t("verified.link")}
        </ShopLink>
      </p>
    </section>
  );
}

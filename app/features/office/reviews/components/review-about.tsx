// What a review is about: product, order and customer.

import type { Review } from "../../../../../shop/reviews/review.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { links } from "../../../../links.ts";
import { officeLinks } from "../../../../office-links.ts";

type ReviewAboutProps = {
  review: Pick<Review, "goods" | "listingId" | "language">;
  order: { number: string; name: string; email: string; deliveredAt: Date | null };
};

const link = "link inline-flex min-h-11 items-center md:min-h-9";

export function ReviewAbout({ review: { goods, listingId, language: lang }, order }: ReviewAboutProps) {
  const { t, language } = useWords("office-reviews");
  return (
    <Panel label={t("review.about")}>
      <p className="wrap-anywhere font-condensed text-lg font-bold">{goods}</p>
      <ul>
        <li>
          <ShopLink to={links.product(listingId)} className={link}>
            {t("review.product")}
          </ShopLink>
        </li>
        <li>
          <ShopLink to={officeLinks.listing(listingId)} className={link}>
            {t("review.listing")}
          </ShopLink>
        </li>
      </ul>
      <dl className="mt-3 flex flex-col gap-2">
        <div>
          <dt className="text-sm text-muted">{t("review.order")}</dt>
          <dd>
            <ShopLink to={officeLinks.order(order.number)} className={`figure ${link}`}>
              {order.number}
            </ShopLink>
            {order.deliveredAt ? (
              <span className="block text-sm">
                {t("review.delivered", { date: formatDate(order.deliveredAt, language) })}
              </span>
            ) : null}
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t("review.customer")}</dt>
          <dd>
            <span className="block">{order.name}</span>
            <ShopLink
              to={officeLinks.orders(new URLSearchParams({ q: order.email }))}
              className={`wrap-anywhere ${link}`}
            >
              {order.email}
            </ShopLink>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-muted">{t("review.language", { language: languageNames[lang].name })}</p>
    </Panel>
  );
}

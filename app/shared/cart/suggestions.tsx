// Suggestions beside a cart. A price is struck through only where it really applied (rule 20).

import { Link } from "react-router";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { GoodsView, SuggestionView } from "../orders/goods.view.server.ts";
import { Badge } from "../../kit/badge.tsx";
import { Picture } from "../../kit/picture/picture.tsx";
import { Price } from "../../kit/price.tsx";
import { AddToCart } from "./add-to-cart.tsx";

export function Suggestions({ title, suggestions }: { title: string; suggestions: readonly SuggestionView[] }) {
  const { t } = useWords("cart");
  return (
    <section aria-labelledby="suggestions" className="mt-16">
      <h2 id="suggestions" className="text-3xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {suggestions.map((suggestion) => (
          <li key={suggestion.id} className="flex flex-col border border-line bg-surface">
            <Link to={links.product(suggestion.id)} className="group flex grow flex-col">
              <span className="relative block">
                <Picture
                  src={suggestion.picture}
                  alt=""
                  width={800}
                  height={600}
                  sizes="(min-width:80rem) 20rem,(min-width:32rem) 46vw,92vw"
                />
                <span className="absolute start-2 top-2 flex gap-1.5 empty:hidden">
                  {suggestion.discount > 0 ? (
                    <Badge tone="action">{t("suggestion.discount", { percent: suggestion.discount })}</Badge>
                  ) : null}
                  {suggestion.badge === "" ? null : <Badge tone="brand">{t(`suggestion.${suggestion.badge}`)}</Badge>}
                </span>
              </span>
              <span className="flex grow flex-col gap-1 p-4">
                <span className="font-condensed text-lg font-bold leading-tight underline-offset-4 group-hover:underline">
                  {suggestion.title}
                </span>
                <span className="text-sm text-muted">{suggestion.facts.slice(0, 3).join(" · ")}</span>
                <Price amount={suggestion.price} was={suggestion.before} className="mt-auto pt-2" />
              </span>
            </Link>
            <AddToCart productId={suggestion.id} variant="secondary" className="px-4 pb-4">
              {t("suggestion.add")}
              <span className="sr-only">: {suggestion.title}</span>
            </AddToCart>
          </li>
        ))}
      </ul>
      {suggestions.some((suggestion) => suggestion.before !== null) ? (
        <p className="mt-3 text-xs text-muted">{t("suggestion.lowest30")}</p>
      ) : null}
    </section>
  );
}

/** Alternatives to a product that is no longer available. */
export function SimilarGoods({ similar }: { similar: readonly GoodsView[] }) {
  const { t } = useWords("cart");
  return (
    <div className="border border-line bg-surface p-4">
      <p className="silk text-muted">{t("similar")}</p>
      <ul className="mt-2 divide-y divide-line">
        {similar.map((goods) => (
          <li key={goods.id}>
            <Link to={links.product(goods.id)} className="group flex min-h-11 items-center gap-3 py-2">
              <Picture src={goods.picture} alt="" width={800} height={600} className="w-16 shrink-0" />
              <span className="min-w-0 grow leading-tight">
                <span className="font-condensed font-bold underline-offset-4 group-hover:underline">{goods.title}</span>
                <span className="block text-sm text-muted">{goods.facts.slice(0, 2).join(" · ")}</span>
              </span>
              <span className="money shrink-0 text-base font-semibold">{formatPrice(goods.price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

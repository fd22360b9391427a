// One card of the grid.

import { links } from "../../links.ts";
import { gameNames } from "../../../shop/catalogue/specs.ts";
import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../../shop/warranty/legal-guarantee.ts";
import { useCompany } from "../../kit/pages/company.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { CachedHtml } from "../../kit/cached-html.tsx";
import { PICK_FORM } from "../compare/pick-fields.ts";
import { filesOf } from "../../kit/picture/picture-files.ts";
import { ShopLink } from "../../kit/shop-link.tsx";
import { UnbrokenNames } from "../../kit/unbroken-names.tsx";
import type { FitView } from "../own-pc/fit.ts";
import { FitMark } from "../own-pc/fit-mark.tsx";
import type { ListingCard } from "./card.ts";
import { useFacts } from "./use-facts.ts";

/** The first cards of a list are visible at once: their pictures load eagerly. */
export const EAGER = 3;

type CardItemProps = {
  card: ListingCard;
  level: 2 | 3;
  picks: boolean;
  /** Its index among the eager ones, or `EAGER`. */
  place: number;
  /** Whether it fits the visitor's own PC, once that is known. */
  fit: FitView | null;
};

export function CardItem(props: CardItemProps) {
  const { card, place } = props;
  const legal = useCompany()?.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS;
  const data = { ...props, months: guaranteeOf({ legal, commercial: card.warrantyMonths }).months };
  // React preloads an eager picture of one file, and must then find it in the page.
  const isPreloaded = place < EAGER && filesOf(card.picture) === null;
  return (
    <CachedHtml as="li" name={isPreloaded || props.fit ? null : "card"} data={data} className="card">
      <CardContent {...data} />
    </CachedHtml>
  );
}

function CardContent({ card, level, picks, place, fit, months }: CardItemProps & { months: number }) {
  const { t } = useWords("catalogue");
  const factsIn = useFacts();
  const Heading = `h${level}` as const;
  const pick = t("card.compare");
  return (
    <>
      <div className="picture ground">
        <CardPicture picture={card.picture} place={place} />
        {card.fps ? (
          <span className="fps">
            {gameNames[card.fps.game]}
            <b>{t("card.fps", { fps: card.fps.value })}</b>
          </span>
        ) : null}
      </div>
      <div className="body">
        <Heading>
          <ShopLink to={links.product(card.id)}>
            <UnbrokenNames title={card.title} />
          </ShopLink>
        </Heading>
        <ul>
          {factsIn(card.facts).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {fit ? <FitMark fit={fit} className="mt-2" /> : null}
        <div className="foot">
          <span className="amount">{formatPrice(card.price)}</span>
          <span>
            {t("card.condition", { grade: card.grade })} · {t("card.warranty", { count: months })}
          </span>
          {card.was === undefined ? null : (
            <span className="was">
              <span className="sr-only">{t("card.was")} </span>
              <del className="figure">{formatPrice(card.was)}</del> {t("card.lowest30")}
            </span>
          )}
        </div>
      </div>
      {picks ? (
        <label className="pick">
          <input type="checkbox" name="ids" value={card.id} form={PICK_FORM} aria-label={`${pick}: ${card.title}`} />
          {pick}
        </label>
      ) : null}
      {card.badge ? (
        <div className="marks">
          <span className="mark" data-badge={card.badge}>
            {t(`badge.${card.badge}`)}
          </span>
        </div>
      ) : null}
    </>
  );
}

function CardPicture({ picture, place }: { picture: string; place: number }) {
  const files = filesOf(picture);
  const image = (
    <img
      src={files?.src ?? picture}
      alt=""
      width={800}
      height={600}
      loading={place < EAGER ? "eager" : "lazy"}
      fetchPriority={place === 0 ? "high" : undefined}
      decoding="async"
    />
  );
  if (!files) return image;
  return (
    <picture className="photo" style={files.preview}>
      <source type="image/avif" srcSet={files.avif} sizes="(min-width:80rem) 20rem,(min-width:32rem) 46vw,94vw" />
      {image}
    </picture>
  );
}

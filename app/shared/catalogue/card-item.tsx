// One card of the grid.

import { squash } from "../../../base/text.ts";
import { links } from "../../links.ts";
import { benchmarkNames, shortGameNames, type Game, type Test } from "../../../shop/catalogue/specs.ts";
import { guaranteeOf, LEAST_GUARANTEE_MONTHS } from "../../../shop/warranty/legal-guarantee.ts";
import { useCompany } from "../../kit/pages/company.ts";
import { formatNumber, formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { CachedHtml } from "../../kit/cached-html.tsx";
import { PICK_FORM } from "../compare/pick-fields.ts";
import { Icon } from "../../kit/icon.tsx";
import { filesOf } from "../../kit/picture/picture-files.ts";
import { ShopLink } from "../../kit/shop-link.tsx";
import { UnbrokenNames } from "../../kit/unbroken-names.tsx";
import { FAVOURITE_FORM } from "../saved/favourite-fields.ts";
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
      </div>
      {card.fps ? <FpsStrip card={card} /> : null}
      <div className="body">
        <Heading>
          <ShopLink to={links.product(card.id)}>
            <UnbrokenNames title={card.title} />
          </ShopLink>
        </Heading>
        <p className="facts">{factsIn(card.facts.filter((fact) => !isInTitle(fact, card.title))).join(" · ")}</p>
        {fit ? <FitMark fit={fit} className="mt-1" /> : null}
        {card.was === undefined ? null : (
          <p className="was">
            <span className="sr-only">{t("card.was")} </span>
            <del className="money">{formatPrice(card.was)}</del> {t("card.lowest30")}
          </p>
        )}
        <p className="amount">{formatPrice(card.price)}</p>
        <p className="terms">
          {t("card.grade", { grade: card.grade })} · {t("card.warranty", { count: months })}
        </p>
      </div>
      {picks ? (
        <div className="picks">
          <label className="pick">
            <input type="checkbox" name="ids" value={card.id} form={PICK_FORM} aria-label={`${pick}: ${card.title}`} />
            <Icon name="compare" />
          </label>
          <button
            name="productId"
            value={card.id}
            form={FAVOURITE_FORM}
            aria-label={`${t("card.favourite")}: ${card.title}`}
            className="pick"
          >
            <Icon name="heart" />
          </button>
        </div>
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

/** The frame rates of the five games; before them a score that the list is sorted by. */
function FpsStrip({ card: { fps, marked } }: Pick<CardItemProps, "card">) {
  return (
    <p className="fps">
      {marked && !isGame(marked.test) ? (
        <span data-marked>
          {benchmarkNames[marked.test]} <b>{formatNumber(marked.value)}</b>
        </span>
      ) : null}
      {(Object.keys(shortGameNames) as Game[]).map((game) => (
        <span key={game} data-marked={marked?.test === game ? "" : undefined}>
          {shortGameNames[game]} <b>{fps?.[game] ?? "–"}</b>
        </span>
      ))}
      <i>fps</i>
    </p>
  );
}

/** Whether a title names a part already: "RTX 4060 Ti" names "NVIDIA GeForce RTX 4060 Ti". */
function isInTitle(fact: string, title: string): boolean {
  return squash(title).includes(squash(fact.split(" ").slice(-2).join(" ")));
}

const isGame = (test: Test): test is Game => test in shortGameNames;

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
      <source type="image/avif" srcSet={files.avif} sizes="(min-width:80rem) 20rem,(min-width:40rem) 46vw,7.25rem" />
      {image}
    </picture>
  );
}

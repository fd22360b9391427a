// The grid of listings: one column, two, three (spec 9). Kept to few elements a card, because a page has many.

import { useEffect, useRef } from "react";
import { gameNames } from "../../../shop/catalogue/specs.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { PICK_FORM } from "../compare/pick-fields.ts";
import { filesOf } from "../picture-files.ts";
import { Plain } from "../plain.tsx";
import { ShopLink } from "../shop-link.tsx";
import { WholeNames } from "../whole-names.tsx";
import type { Card } from "./card.ts";

type CardsProps = {
  cards: readonly Card[];
  /** The level of the cards' headings: 3 where they stand in a section of their own. */
  level?: 2 | 3;
  /** The list's name, where no heading gives it. */
  label?: string;
  /** Each has a box that picks it for comparison; the page then needs a PickForm. */
  picks?: boolean;
};

export function Cards({ cards, level = 2, label, picks = false }: CardsProps) {
  const { t } = useWords("catalogue");
  const Heading = `h${level}` as const;
  const list = useRef<HTMLUListElement>(null);
  // Pictures that failed before the page came to life told nobody (spec 8).
  useEffect(() => {
    for (const image of list.current?.querySelectorAll("img") ?? []) if (image.complete && image.naturalWidth === 0) showPlaceholder(image);
  }, []);

  // Few grades and few terms of warranty: each is put into words once a page.
  const remarks = new Map<string, string>();
  const remark = ({ grade, warrantyMonths }: Card) => {
    const key = `${grade}${warrantyMonths}`;
    let text = remarks.get(key);
    if (text === undefined) {
      text = [t("card.grade", { grade }), ...(warrantyMonths > 0 ? [t("card.warranty", { count: warrantyMonths })] : [])].join(" · ");
      remarks.set(key, text);
    }
    return text;
  };
  const pick = t("card.compare");
  return (
    <Plain
      as="ul"
      ref={list}
      className="cards"
      aria-label={label}
      onErrorCapture={(event) => {
        if (event.target instanceof HTMLImageElement) showPlaceholder(event.target);
      }}
    >
      {cards.map((card, index) => (
        <li key={card.id} className="card">
          <div className="picture ground">
            <CardPicture address={card.picture} index={index} />
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
                <WholeNames title={card.title} />
              </ShopLink>
            </Heading>
            <ul>
              {card.facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div className="foot">
              <span className="amount">{formatPrice(card.price)}</span>
              <span>{remark(card)}</span>
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
        </li>
      ))}
    </Plain>
  );
}

export function CardPicture({ address, index }: { address: string; index: number }) {
  const files = filesOf(address);
  const image = (
    <img
      src={files?.src ?? address}
      alt=""
      width={800}
      height={600}
      loading={index < 3 ? "eager" : "lazy"}
      fetchPriority={index === 0 ? "high" : undefined}
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

function showPlaceholder(image: HTMLImageElement) {
  image.parentElement?.classList.add("unseen");
}

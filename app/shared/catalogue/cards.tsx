// The grid of listings: one column, two, three (spec 9).

import { useEffect, useRef } from "react";
import type { ListingCard } from "./card.ts";
import { CardItem, EAGER } from "./card-item.tsx";

type CardsProps = {
  cards: readonly ListingCard[];
  /** The level of the cards' headings: 3 where they stand in a section of their own. */
  level?: 2 | 3;
  /** The list's name, where no heading gives it. */
  label?: string;
  /** Each has a box that picks it for comparison; the page then needs a PickForm. */
  picks?: boolean;
};

export function Cards({ cards, level = 2, label, picks = false }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Pictures that failed before the page came to life told nobody (spec 8).
  useEffect(() => {
    for (const image of list.current?.querySelectorAll("img") ?? [])
      if (image.complete && image.naturalWidth === 0) showPlaceholder(image);
  }, []);
  return (
    <ul
      ref={list}
      className="cards"
      aria-label={label}
      onErrorCapture={(event) => {
        if (event.target instanceof HTMLImageElement) showPlaceholder(event.target);
      }}
    >
      {cards.map((card, index) => (
        <CardItem key={card.id} card={card} level={level} picks={picks} place={Math.min(index, EAGER)} />
      ))}
    </ul>
  );
}

function showPlaceholder(image: HTMLImageElement) {
  image.parentElement?.classList.add("unseen");
}

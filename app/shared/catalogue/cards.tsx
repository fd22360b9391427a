// The grid of listings: one, two or three columns (spec 9); the list itself has a fourth from 1,800 px.

import { useEffect, useRef } from "react";
import type { OwnFits } from "../own-pc/fit.ts";
import type { ListingCard } from "./card.ts";
import { CardItem, EAGER } from "./card-item.tsx";

type CardsProps = {
  cards: readonly ListingCard[];
  /** The level of the cards' headings: 3 inside a section with its own heading. */
  level?: 2 | 3;
  /** The list's accessible name, where no heading gives it. */
  label?: string;
  /** Each card has a checkbox to compare it; the page then needs a PickForm. */
  picks?: boolean;
  /** The list is what the page is about: the pictures of its first cards load at once, before those further down. */
  eager?: boolean;
  /** Whether they fit the visitor's own PC, by id; loaded after the page. */
  fits?: OwnFits["fits"] | undefined;
};

export function Cards({ cards, level = 2, label, picks = false, eager = false, fits }: CardsProps) {
  const list = useRef<HTMLUListElement>(null);
  // Pictures that failed before hydration caused no error event (spec 8).
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
        <CardItem
          key={card.id}
          card={card}
          level={level}
          picks={picks}
          place={eager ? Math.min(index, EAGER) : EAGER}
          fit={fits?.[card.id] ?? null}
        />
      ))}
    </ul>
  );
}

function showPlaceholder(image: HTMLImageElement) {
  image.parentElement?.classList.add("unseen");
}

// What is my graphics card worth? With JavaScript it answers while the name is typed; without, the form adds the card to the list of parts to
// sell, which prices it.

import { useEffect, useRef, useState } from "react";
import { Form, useFetcher } from "react-router";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass } from "../../../../kit/field.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import type { CardWorth as Worth, CardsWorth } from "../../../../../shop/trade-in/draft/card-worth.server.ts";

/** Since the last key. */
const DELAY = 250; // milliseconds
const MIN_TYPED = 3; // characters: fewer name half of all cards

export function CardWorth() {
  const { t } = useWords("content-home");
  const { answer, ask } = useCardWorth();
  const isNamed = answer !== null && answer.cards.length > 0;
  return (
    <section aria-labelledby="card-worth" className="bg-brand text-on-brand">
      <Form
        method="post"
        action={links.sellComponents()}
        className="wrap grid items-center gap-x-10 gap-y-3 py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-7"
      >
        <input type="hidden" name="intent" value="paste" />
        <div>
          <h2 id="card-worth" className="text-2xl">
            <label htmlFor="card-name">{t("cardWorth.title")}</label>
          </h2>
          <div className="mt-2 flex gap-2">
            <input
              id="card-name"
              // A card of the answer is sent by its own button.
              name={isNamed ? undefined : "list"}
              type="text"
              required
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              placeholder={t("cardWorth.example")}
              onChange={(event) => ask(event.target.value)}
              className={controlClass}
            />
            {isNamed ? null : (
              <Button type="submit" className="shrink-0">
                {t("cardWorth.sell")}
              </Button>
            )}
          </div>
        </div>
        <div id="card-answer" aria-live="polite" className="min-h-24 min-w-0 lg:min-h-40">
          {answer === null ? <p className="text-on-brand-muted">{t("cardWorth.lead")}</p> : <Answer answer={answer} />}
        </div>
      </Form>
    </section>
  );
}

function Answer({ answer: { cards, shipping, upTo } }: { answer: CardsWorth }) {
  const { t } = useWords("content-home");
  if (cards.length === 0) return <p>{t("cardWorth.unknown", { amount: formatPrice(upTo) })}</p>;
  return (
    <>
      <ul>
        {cards.map((card) => (
          <li
            key={card.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-on-brand-muted/40 py-1 last:border-0"
          >
            <span className="min-w-0 font-condensed font-semibold">{card.name}</span>
            <span className="flex items-center gap-3">
              <Amount card={card} />
              <Button
                type="submit"
                name="list"
                value={card.name}
                size="sm"
                variant="secondary"
                aria-label={`${t("cardWorth.sell")}: ${card.name}`}
              >
                {t("cardWorth.sell")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-on-brand-muted">
        {t("cardWorth.range", { shipping: formatPrice(shipping) })}{" "}
        <ShopLink to={links.sell()} className="underline underline-offset-4">
          {t("cardWorth.whole")}
        </ShopLink>
      </p>
    </>
  );
}

function Amount({ card: { low, high, isOpen } }: { card: Worth }) {
  const { t } = useWords("content-home");
  if (isOpen) return <span className="money">{t("cardWorth.upTo", { amount: formatPrice(high) })}</span>;
  return (
    <span className="money text-xl font-bold whitespace-nowrap">
      {low === high ? formatPrice(high) : `${formatPrice(low).replace(/\sRON$/, "")} – ${formatPrice(high)}`}
    </span>
  );
}

/** The answer for what is typed; null while the text is short or the answer is not there yet. */
function useCardWorth() {
  const fetcher = useFetcher<CardsWorth & { query: string }>();
  const [typed, setTyped] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function ask(text: string) {
    const query = text.trim();
    setTyped(query);
    clearTimeout(timer.current);
    if (query.length < MIN_TYPED) return;
    timer.current = setTimeout(() => void fetcher.load(links.apiCardWorth({ q: query })), DELAY);
  }
  const { data } = fetcher;
  // The answer of before stays until the next one is there: the lines do not flicker at each key.
  return { ask, answer: data !== undefined && typed.length >= MIN_TYPED ? data : null };
}

// One answer of the assistant: what it understood, what it found, and a link to all the results.

import { Link } from "react-router";
import { never } from "../../../../base/result.ts";
import { gameNames } from "../../../../shop/catalogue/specs.ts";
import type { SearchStrategy } from "../../../../shop/assistant/answer-question.server.ts";
import { formatNumber } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Price } from "../../../kit/price.tsx";
import type { ShownAnswer } from "../../../shared/assistant/chat-state.ts";

export function ChatAnswer({ answer }: { answer: ShownAnswer | "failed" }) {
  const { t, language } = useWords("assistant");
  if (answer === "failed") return <p>{t("failed")}</p>;
  const understood = understoodWords(answer, t, (amount) => formatNumber(amount, language));
  return (
    <>
      {understood.length > 0 ? (
        <p className="mb-1.5 text-sm text-muted">{t("understood", { what: understood.join(" · ") })}</p>
      ) : null}
      <p>{answer.listings.length === 0 ? t("nothing") : introduction(answer.way, t)}</p>
      {answer.listings.length > 0 ? (
        <ul className="mt-2 flex flex-col border-t border-line">
          {answer.listings.map(({ id, title, price, fps }) => (
            <li key={id} className="border-b border-line">
              <Link to={links.product(id)} className="block py-2.5 hover:text-link">
                <span className="block leading-snug font-semibold">{title}</span>
                <span className="mt-0.5 flex items-baseline justify-between gap-3">
                  <Price amount={price} size="sm" />
                  {fps ? (
                    <span className="text-sm text-muted">
                      {gameNames[fps.game]}{" "}
                      <span className="figure font-semibold text-measured">
                        {formatNumber(fps.value, language)} fps
                      </span>
                    </span>
                  ) : null}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Link to={answer.href} className="link mt-1 inline-flex min-h-11 items-center">
        {answer.listings.length === 0 ? t("seeNothing") : t("seeAll", { count: answer.total })}
      </Link>
    </>
  );
}

function understoodWords(
  { understood: { game, budget, parts } }: ShownAnswer,
  t: Translate<"assistant">,
  number: (amount: number) => string,
): string[] {
  const words = [...parts];
  if (game) words.unshift(gameNames[game]);
  if (budget?.max === null) words.push(t("budgetFrom", { min: number(budget.min) }));
  else if (budget && budget.min > 0)
    words.push(t("budgetBetween", { min: number(budget.min), max: number(budget.max) }));
  else if (budget) words.push(t("budgetTo", { max: number(budget.max) }));
  return words;
}

function introduction(strategy: SearchStrategy, t: Translate<"assistant">): string {
  switch (strategy.kind) {
    case "steps":
      return t("way.steps", { game: gameNames[strategy.game] });
    case "fastest":
      return strategy.game ? t("way.fastestIn", { game: gameNames[strategy.game] }) : t("way.fastest");
    case "cheapest":
      return t("way.cheapest");
    case "text":
      return t("way.text");
    default:
      return never(strategy);
  }
}

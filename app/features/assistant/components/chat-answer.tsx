// One answer of the assistant: what it understood, what it says, and the products as cards. Text is rendered as text.

import { Suspense } from "react";
import { Link } from "react-router";
import { bani } from "../../../../base/money.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { FitMark } from "../../../shared/own-pc/fit-mark.tsx";
import { AddToCart } from "../../../shared/cart/add-to-cart.tsx";
import type { AnswerView, PickView, TableView } from "../../../shared/assistant/answer.ts";
import type { Talk } from "../talk.view.server.ts";
import { PersonLink } from "./person-link.tsx";
import { Price } from "../../../kit/price.tsx";

type ChatAnswerProps = { answer: AnswerView | "failed"; talk: Talk | null };

export function ChatAnswer({ answer, talk }: ChatAnswerProps) {
  const { t } = useWords("assistant");
  if (answer === "failed") return <p>{t("failed")}</p>;
  const all = answer.text.split("\n");
  const { table = null } = answer;
  const covers = table?.covers ?? { from: all.length, to: all.length };
  const paragraphs = table ? [...all.slice(0, covers.from), ...all.slice(covers.to)] : all;
  const question = answer.ask !== null && answer.listings.length > 0 ? paragraphs.at(-1) : null;
  return (
    <>
      {answer.understood === null ? null : <p className="mb-1.5 text-sm text-muted">{answer.understood}</p>}
      {(question ? paragraphs.slice(0, -1) : paragraphs).map((paragraph) => (
        <p key={paragraph} className="mt-1 first:mt-0">
          {paragraph}
        </p>
      ))}
      {table ? <ComparedTable table={table} /> : null}
      {answer.reworded ? <p className="mt-1 text-sm text-muted">{t("reworded")}</p> : null}
      {answer.listings.length > 0 ? (
        <ul className="mt-2 flex flex-col border-t border-line">
          {answer.listings.map((pick) => (
            <PickCard key={pick.id} pick={pick} />
          ))}
        </ul>
      ) : null}
      {question ? <p className="mt-2 font-semibold">{question}</p> : null}
      {answer.links.length > 0 ? (
        <div className="mt-1 flex flex-wrap gap-x-4">
          {answer.links.map(({ label, href }) =>
            href === links.contact() ? (
              <PersonLink key={href} talk={talk}>
                {label}
              </PersonLink>
            ) : (
              <Link key={href} to={href} className="link inline-flex min-h-11 items-center">
                {label}
              </Link>
            ),
          )}
        </div>
      ) : null}
    </>
  );
}

/** In a narrow chat each label stands above its values; what is wider still scrolls by itself. */
function ComparedTable({ table: { columns, rows } }: { table: TableView }) {
  const { t } = useWords("assistant");
  const row = `grid ${columns.length > 2 ? "grid-cols-3" : "grid-cols-2"} gap-x-3 border-b @md:table-row`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={columns.join(", ")} tabIndex={0} className="@container mt-2 overflow-x-auto wrap-normal">
      <table className="block w-full text-sm @md:table">
        <thead className="block @md:table-header-group">
          <tr className={`${row} border-edge`}>
            <th scope="col" className="hidden py-1 pe-2 @md:table-cell">
              <span className="sr-only">{t("compared.row.what")}</span>
            </th>
            {columns.map((name) => (
              <th
                key={name}
                scope="col"
                className="py-1 text-start font-semibold @md:ps-2 @md:text-end @md:align-bottom"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block @md:table-row-group">
          {rows.map(({ label, values }) => (
            <tr key={label} className={`${row} border-line`}>
              <th scope="row" className="col-span-full pt-1 text-start font-normal text-muted @md:py-1 @md:pe-2">
                {label}
              </th>
              {values.map((value, place) => (
                <td key={columns[place]} className="figure pb-1 whitespace-nowrap @md:py-1 @md:ps-2 @md:text-end">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PickCard({ pick }: { pick: PickView }) {
  const { t } = useWords("assistant");
  return (
    <li data-listing={pick.id} className="border-b border-line py-2.5">
      <p className="text-sm font-semibold text-measured">{pick.label}</p>
      <Link to={pick.href} className="block leading-snug font-semibold hover:text-link">
        {pick.title}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
        <Price amount={bani(pick.price)} size="sm" />
        <span className="text-sm text-muted">{pick.grade}</span>
      </p>
      {pick.fit ? <FitMark fit={pick.fit} className="mt-1" /> : null}
      {pick.evidence.length > 0 ? (
        <ul className="mt-1 list-disc ps-4 text-sm text-muted">
          {pick.evidence.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        {/* The words of the cart load with the first answer: the rest of it does not wait. */}
        <Suspense fallback={null}>
          <AddToCart productId={pick.id} variant="secondary" size="sm">
            {t("add")}
          </AddToCart>
        </Suspense>
        <Link to={links.reserve(pick.id)} className="link inline-flex min-h-11 items-center text-sm">
          {t("reserve")}
        </Link>
      </div>
    </li>
  );
}

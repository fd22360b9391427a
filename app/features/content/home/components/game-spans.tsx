// The measured frame rates of the PCs in stock, per game, from the slowest to the fastest.

import { Link } from "react-router";
import { everything } from "../../../../../shop/catalogue/search/filter.ts";
import type { TestRange } from "../../../../../shop/catalogue/search/search-index.ts";
import { gameNames, type Game } from "../../../../../shop/catalogue/specs.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";

type Span = TestRange & { game: Game };

export function GameSpans({ spans }: { spans: readonly Span[] }) {
  const { t } = useWords("content-home");
  const end = Math.max(1, ...spans.map(({ highest }) => highest));
  const percent = (value: number) => `${(value / end) * 100}%`;
  return (
    <section>
      <h2 className="text-3xl">{t("games.title")}</h2>
      <p className="mt-2 text-muted">{t("games.lead")}</p>
      <ol className="mt-5 flex flex-col bg-screen py-1 text-on-screen">
        {spans.map(({ game, lowest, middle, highest }) => (
          <li key={game}>
            <Link
              to={links.list({ ...everything("pc"), game, sort: "performance" })}
              className="group block px-4 py-2.5 outline-offset-[-3px] hover:bg-brand-deep"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-condensed font-semibold">{gameNames[game]}</span>
                <span className="figure text-sm text-phosphor">
                  {formatNumber(lowest)}–{formatNumber(highest)}
                  <span className="text-2xs text-on-screen"> fps</span>
                </span>
              </span>
              <span aria-hidden="true" className="relative mt-1.5 block h-2.5 border-b border-phosphor-dim">
                <span
                  className="absolute inset-y-0 my-auto h-1 bg-phosphor-dim group-hover:bg-phosphor"
                  style={{ left: percent(lowest), width: percent(highest - lowest) }}
                />
                <span className="absolute inset-y-0 w-0.5 bg-phosphor" style={{ left: percent(middle) }} />
              </span>
              <span className="sr-only">{t("games.middle", { fps: formatNumber(middle) })}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

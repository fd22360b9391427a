// What is said about compared parts: each by itself, the estimates beside one another, and which is cheaper, quieter or faster.

import { bani } from "../../../../base/money.ts";
import type { ComparedPart, EstimatedComparison } from "../../../../shop/assistant/answering/compare-parts.server.ts";
import type { ComparedAspect } from "../../../../shop/assistant/answering/compared-aspects.ts";
import type { Criteria } from "../../../../shop/assistant/criteria.ts";
import { COVERAGE } from "../../../../shop/estimates/fps-estimate.ts";
import { gameNames, standardRun } from "../../../../shop/catalogue/specs.ts";
import { formatNumber, formatPrice } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { decibels, runText, unmeasuredText } from "./evidence.server.ts";

type T = Translate<"assistant">;
type Words = { t: T; language: Language };

/** How many of ten measured PCs lie within the range of an estimate. */
export const ESTIMATED = { inside: Math.round(COVERAGE * 10), of: 10 };

export function aspectSentences(aspects: readonly ComparedAspect[], { t, language }: Words): string[] {
  return aspects.map(({ on, winner, values }) => {
    const known = values.flatMap(({ name, value }) =>
      value === null ? [] : [t(`aspect.${on}_of`, { name, value: valueText(on, value, language) })],
    );
    const verdict = winner === null ? t(`aspect.${on}Open`) : t(`aspect.${on}`, { name: winner });
    return known.length === 0 ? verdict : `${verdict} ${known.join("; ")}.`;
  });
}

function valueText(on: ComparedAspect["on"], value: number, language: Language): string {
  if (on === "price") return formatPrice(bani(value));
  return on === "noise" ? decibels(value) : formatNumber(value, language);
}

/** Says so where another resolution or other settings were asked for, of which too little is known for all parts. */
export function notCompared({ games, resolution, settings }: Criteria, t: T): string[] {
  const run = { screen: resolution ?? "1080p", settings: settings ?? standardRun.settings } as const;
  if (runText(run, t) === "1080p") return [];
  const what = games.length === 0 ? runText(run, t) : games.map((game) => unmeasuredText(game, run, t)).join(", ");
  return [t("compared.unmeasured", { what })];
}

/** One line for the other part that all are estimated beside, then one for each game. */
export function estimatedSentences(estimates: readonly EstimatedComparison[], { t, language }: Words): string[] {
  const [first] = estimates;
  if (!first) return [];
  return [
    t("compared.estimated", { beside: first.beside }),
    ...estimates.map(({ game, ranges, ...run }) =>
      t("compared.estimatedGame", {
        game: gameNames[game],
        run: runText(run, t),
        ranges: ranges
          .map(({ name, low, high, pcs }) =>
            t("compared.range", {
              name,
              low: formatNumber(low, language),
              high: formatNumber(high, language),
              pcs: t("pcs", { count: pcs }),
            }),
          )
          .join("; "),
      }),
    ),
    t("note.estimates", ESTIMATED),
  ];
}

export function comparedSentence(
  { name, units, cheapest, score, noise, games, facts }: ComparedPart,
  { t, language }: Words,
): string {
  const number = (value: number) => formatNumber(value, language);
  const stock =
    cheapest === null
      ? t("compared.none", { name })
      : t("compared.units", { name, units: number(units), price: formatPrice(cheapest) });
  const spec =
    facts === null
      ? []
      : [
          facts.kind === "card"
            ? t("compared.card", { vram: facts.vram })
            : t("compared.processor", { cores: facts.cores, threads: facts.threads }),
          ...(facts.year === null ? [] : [t("compared.year", { year: facts.year })]),
        ];
  const measured = games.map((one) =>
    t("compared.game", {
      game: gameNames[one.game],
      low: number(one.low),
      high: number(one.high),
      units: number(one.units),
    }),
  );
  return [
    stock,
    ...spec,
    ...(score === null ? [] : [t("compared.score", { value: number(score) })]),
    ...(noise === null
      ? []
      : [t("compared.noise", { load: decibels(noise.load), pcs: t("pcs", { count: noise.units }) })]),
    ...measured,
  ].join("; ");
}

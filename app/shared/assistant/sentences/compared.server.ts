// What is said about compared parts: each by itself, the estimates beside one another, and which is cheaper, quieter or faster.

import { bani } from "../../../../base/money.ts";
import type { ComparedPart, EstimatedComparison } from "../../../../shop/assistant/answering/compare-parts.server.ts";
import type { ComparedAspect } from "../../../../shop/assistant/answering/compared-aspects.ts";
import type { Criteria } from "../../../../shop/assistant/criteria.ts";
import { COVERAGE } from "../../../../shop/estimates/fps-estimate.ts";
import { gameNames, standardRun } from "../../../../shop/catalogue/specs.ts";
import { formatNumber, formatPrice } from "../../../i18n/format.ts";
import type { Translate } from "../../../i18n/translate.ts";
import type { TableView } from "../answer.ts";
import { decibels, runText, unmeasuredText } from "./evidence.server.ts";

type T = Translate<"assistant">;
type Words = { t: T };

/** How many of ten measured PCs lie within the range of an estimate. */
export const ESTIMATED = { inside: Math.round(COVERAGE * 10), of: 10 };

export function aspectSentences(aspects: readonly ComparedAspect[], { t }: Words): string[] {
  return aspects.map(({ on, winner, values }) => {
    const known = values.flatMap(({ name, value }) =>
      value === null ? [] : [t(`aspect.${on}_of`, { name, value: valueText(on, value) })],
    );
    const verdict = winner === null ? t(`aspect.${on}Open`) : t(`aspect.${on}`, { name: winner });
    return known.length === 0 ? verdict : `${verdict} ${known.join("; ")}.`;
  });
}

function valueText(on: ComparedAspect["on"], value: number): string {
  if (on === "price") return formatPrice(bani(value));
  return on === "noise" ? decibels(value) : formatNumber(value);
}

/** Says so where another resolution or other settings were asked for, of which too little is known for all parts. */
export function notCompared({ games, resolution, settings }: Criteria, t: T): string[] {
  const run = { screen: resolution ?? "1080p", settings: settings ?? standardRun.settings } as const;
  if (runText(run, t) === "1080p") return [];
  const what = games.length === 0 ? runText(run, t) : games.map((game) => unmeasuredText(game, run, t)).join(", ");
  return [t("compared.unmeasured", { what })];
}

/** One line names the paired part that all estimates use, then one for each game. */
export function estimatedSentences(estimates: readonly EstimatedComparison[], { t }: Words): string[] {
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
              low: formatNumber(low),
              high: formatNumber(high),
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
  { t }: Words,
): string {
  const stock =
    cheapest === null
      ? t("compared.none", { name })
      : t("compared.units", { name, units: formatNumber(units), price: formatPrice(cheapest) });
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
      low: formatNumber(one.low),
      high: formatNumber(one.high),
      units: formatNumber(one.units),
    }),
  );
  return [
    stock,
    ...spec,
    ...(score === null ? [] : [t("compared.score", { value: formatNumber(score) })]),
    ...(noise === null
      ? []
      : [t("compared.noise", { load: decibels(noise.load), pcs: t("pcs", { count: noise.units }) })]),
    ...measured,
  ].join("; ");
}

type Compared = { parts: readonly ComparedPart[]; estimates: readonly EstimatedComparison[] };

/** The facts of `comparedSentence` and `estimatedSentences` as a table: one column for each part. */
export function comparedTable({ parts, estimates }: Compared, { t }: Words): TableView | null {
  if (parts.length < 2) return null;
  const row = (label: string, valueOf: (part: ComparedPart) => string | null) => ({
    label,
    values: parts.map((part) => valueOf(part) ?? "–"),
  });
  const played = parts.flatMap(({ games }) => games.map(({ game }) => game));
  const rows = [
    row(t("compared.row.units"), ({ units }) => formatNumber(units)),
    row(t("compared.row.price"), ({ cheapest }) => cheapest && formatPrice(cheapest)),
    row(t("compared.row.vram"), ({ facts }) => (facts?.kind === "card" ? `${facts.vram} GB` : null)),
    row(t("compared.row.cores"), ({ facts }) =>
      facts?.kind === "processor" ? `${facts.cores} / ${facts.threads}` : null,
    ),
    row(t("compared.row.year"), ({ facts }) => (facts?.year ? String(facts.year) : null)),
    row("Time Spy", ({ score }) => (score === null ? null : formatNumber(score))),
    row(t("compared.row.noise"), ({ noise }) => noise && `${decibels(noise.load)} dB(A)`),
    ...[...new Set(played)].map((game) =>
      row(t("compared.row.measured", { game: gameNames[game] }), ({ games }) => {
        const found = games.find((one) => one.game === game);
        return found ? `${formatNumber(found.low)}–${formatNumber(found.high)}` : null;
      }),
    ),
    ...estimates.map(({ game, ranges, beside, ...run }) => ({
      label: t("compared.row.estimated", { game: gameNames[game], run: runText(run, t), beside }),
      values: parts.map(({ name }) => {
        const range = ranges.find((one) => one.name === name);
        return range ? `${formatNumber(range.low)}–${formatNumber(range.high)}` : "–";
      }),
    })),
  ].filter(({ values }) => values.some((value) => value !== "–"));
  // After the first sentence: one for each part, and those of the estimates with their heading.
  const to = 1 + parts.length + (estimates.length === 0 ? 0 : 1 + estimates.length);
  return { columns: parts.map(({ name }) => name), rows, covers: { from: 1, to } };
}

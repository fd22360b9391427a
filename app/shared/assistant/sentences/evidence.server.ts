// The facts about a proposed product, and what gave way, as sentences.

import { never } from "../../../../base/result.ts";
import { bani } from "../../../../base/money.ts";
import { isLicensed, osName, type OperatingSystem } from "../../../../shop/catalogue/operating-system.ts";
import type { NotJudged, Relaxation } from "../../../../shop/assistant/answering/constraint.ts";
import type { FrameFigure, NamedRun } from "../../../../shop/assistant/answering/frames.ts";
import type { Evidence, FrameRange } from "../../../../shop/assistant/answering/pick.ts";
import type { PartFigure } from "../../../../shop/assistant/answering/part-frames.ts";
import type { DetailLevel, ScreenSize } from "../../../../shop/assistant/criteria.ts";
import { gameTitles, type GameTitle } from "../../../../shop/assistant/lexicon/game-titles.ts";
import { gameNames, standardRun } from "../../../../shop/catalogue/specs.ts";
import { formatNumber, formatPrice } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Translate } from "../../../i18n/translate.ts";
import { formatFit, formatMissing } from "../../own-pc/format-fit.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";

type Words = { t: Translate<"assistant">; language: Language };

export function formatEvidence(fact: Evidence, { t, language }: Words): string {
  const number = (value: number) => formatNumber(Math.round(value));
  switch (fact.code) {
    case "measured":
      return t("evidence.frames", {
        game: gameNames[fact.game],
        figure: figureText({ basis: "measured", fps: fact.value, ...runOf(fact) }, { t, language }),
      });
    case "estimated":
      return t("evidence.frames", {
        game: gameNames[fact.game],
        figure: figureText({ ...fact, basis: "estimated" }, { t, language }),
      });
    case "alike":
      return t(fact.isHeavier ? "evidence.heavier" : "evidence.alike", {
        title: gameTitles[fact.title].name,
        game: gameNames[fact.game],
        figure: figureText(fact.figure, { t, language }),
      });
    case "part-frames": {
      const figure = partFigureText(fact.figure, { t, language });
      const game = gameNames[fact.game];
      if (fact.title === fact.game) return t("evidence.frames", { game, figure });
      const title = gameTitles[fact.title].name;
      return t(fact.isHeavier ? "evidence.heavier" : "evidence.alike", { title, game, figure });
    }
    case "length":
      return t("evidence.length", { mm: number(fact.mm) });
    case "vram":
      return t("evidence.vram", { gb: fact.gb });
    case "several":
      return t("evidence.several", { free: fact.free, count: fact.count, total: formatPrice(fact.total) });
    case "unmeasured":
      return t("evidence.unmeasured", { title: gameTitles[fact.title].name, run: runText(fact, t) });
    case "score":
      return t("evidence.score", { value: number(fact.value) });
    case "room":
      return upgradeText(fact, { t, language });
    case "next-processor":
      return t("evidence.next", { name: fact.name });
    case "cooling":
      return t("evidence.cooling", { rated: fact.rated, draws: fact.draws });
    case "noise":
      return noiseText(fact, t);
    case "os":
      return osText(fact.os, t);
    case "noise-unmeasured":
      return t("evidence.noiseUnmeasured");
    case "over":
      return t("evidence.over", { by: formatPrice(fact.by) });
    case "supply":
      return t("evidence.supply", { watts: number(fact.watts) });
    case "together":
      return t("evidence.together", { parts: fact.parts, total: formatPrice(fact.total) });
    case "own-fit":
      return formatFit(language, fact.verdict, fact.category).text;
    case "own-missing":
      return wordsFor(language, "own-pc")("upgrades.missing", {
        reason: formatMissing(language, fact.missing).join("; "),
      });
    case "held-back":
      return wordsFor(language, "own-pc")(`upgrades.heldBack.${fact.by}`);
    case "frames-gain":
      return t("evidence.framesGain", {
        now: fact.now,
        game: gameNames[fact.game],
        run: runText(fact, t),
        from: rangeText(fact.from),
        to: rangeText(fact.to),
        pcs: t("pcs", { count: Math.min(fact.from.pcs, fact.to.pcs) }),
      });
    default:
      return never(fact);
  }
}

function upgradeText(fact: Extract<Evidence, { code: "room" }>, { t }: Words): string {
  const watts = formatNumber(Math.round(fact.watts));
  const slots = t("evidence.room", { slots: fact.ramSlots, ram: fact.maxRamGb, watts });
  return fact.m2Slots === null ? slots : `${slots}; ${t("evidence.m2", { slots: fact.m2Slots })}`;
}

const runOf = ({ screen, settings }: NamedRun): NamedRun => ({ screen, settings });

/** "92 fps, measured at 1080p", or a range with how many PCs are behind it. */
function figureText(figure: FrameFigure, { t }: Words): string {
  const run = runText(figure, t);
  if (figure.basis === "measured") return t("figure.measured", { value: formatNumber(figure.fps), run });
  const { low, high, pcs } = figure;
  return t("figure.estimated", {
    low: formatNumber(low),
    high: formatNumber(high),
    run,
    pcs: t("pcs", { count: pcs }),
  });
}

/** Of a loose part: the range in PCs with it, or the estimate and what it is made beside. */
function partFigureText(figure: PartFigure, { t }: Words): string {
  const words = {
    low: formatNumber(figure.low),
    high: formatNumber(figure.high),
    run: runText(figure, t),
    pcs: t("pcs", { count: figure.pcs }),
  };
  return figure.basis === "measured"
    ? t("figure.partMeasured", words)
    : t("figure.partEstimated", { ...words, beside: figure.beside });
}

/** "1440p, ultra settings"; the standard settings are not named. */
export function runText({ screen: size, settings }: NamedRun, t: Words["t"]): string {
  const screen = screenText(size);
  return settings === standardRun.settings ? screen : t(`run.${settings}`, { screen });
}

/** "1440p", "4K". */
export function screenText(screen: ScreenSize): string {
  return screen === "4k" ? "4K" : screen;
}

function rangeText({ low, high }: Pick<FrameRange, "low" | "high">): string {
  return `${formatNumber(low)}–${formatNumber(high)}`;
}

/** Tenths of a dB(A) with one decimal. */
export function decibels(tenths: number): string {
  return (tenths / 10).toFixed(1).replace(".", ",");
}

function noiseText({ idle, load }: { idle: number | null; load: number }, t: Words["t"]): string {
  if (idle === null) return t("evidence.noise", { load: decibels(load) });
  return t("evidence.noiseBoth", { idle: decibels(idle), load: decibels(load) });
}

function osText(os: OperatingSystem, t: Words["t"]): string {
  if (os === "none") return t("evidence.noOs");
  return t(isLicensed(os) ? "evidence.osLicensed" : "evidence.os", { os: osName(os) });
}

/** "the budget, by 120,00 RON": amounts are prices, all else is a plain number or a name. */
export function formatRelaxation({ criterion, by, of }: Relaxation, { t }: Words): string {
  if (criterion === "not-judged") return t(`judged.${by as NotJudged}`);
  if (criterion === "unmeasured") return unmeasuredText(String(by), runNamed(of), t);
  const isMoney = criterion === "budgetMax" || criterion === "budgetMin";
  const value = (one: number | string | null) => {
    if (typeof one !== "number") return one ?? "";
    if (criterion === "warranty") return t("months", { count: one });
    if (criterion === "deadline") return t("days", { count: one });
    return isMoney ? formatPrice(bani(one)) : formatNumber(Math.round(one));
  };
  if (criterion === "os" && by === "unknown") return t("gave.osUnknown", { of: String(of) });
  return t(`gave.${criterion}`, { by: value(by), of: value(of) });
}

/** "Valorant at 1440p". */
export function unmeasuredText(game: string, run: NamedRun, t: Words["t"]): string {
  return t("unmeasured", { game: gameTitles[game as GameTitle].name, run: runText(run, t) });
}

/** The screen and settings that a relaxation names. */
export function runNamed(of: Relaxation["of"]): NamedRun {
  const [screen = "1080p", settings = standardRun.settings] = String(of).split(" ") as [ScreenSize?, DetailLevel?];
  return { screen, settings };
}

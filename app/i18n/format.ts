// Formats amounts, account numbers, dates, lists and numbers. Prices have the Romanian form in every language (spec 9).

import type { Bani } from "../../base/money.ts";
import { languageNames, type Language } from "./languages.ts";
import { memoize } from "./memoize.ts";

const withBani = new Intl.NumberFormat("ro-RO", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
});
const withoutBani = new Intl.NumberFormat("ro-RO", { maximumFractionDigits: 0, useGrouping: "always" });
const NO_BREAK_SPACE = "\u00a0";

/** 459900 bani -> "4.599 RON", 1999 bani -> "19,99 RON": bani are written only where there are some. */
export function formatPrice(amount: Bani): string {
  const format = amount % 100 === 0 ? withoutBani : withBani;
  return `${format.format(amount / 100)}${NO_BREAK_SPACE}RON`;
}

/** 459900 bani -> "4.599,00 RON": for documents and books, whose columns of money have two decimals. */
export function formatExactPrice(amount: Bani): string {
  return `${withBani.format(amount / 100)}${NO_BREAK_SPACE}RON`;
}

/** Groups of four, as banks print them: "RO49AAAA1B31007593840000" -> "RO49 AAAA 1B31 0075 9384 0000". */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}

const unitFormats = memoize((unit: "hour" | "day" | "month" | "year") =>
  memoize(
    (language: Language) =>
      new Intl.NumberFormat(languageNames[language].locale, { style: "unit", unit, unitDisplay: "long" }),
  ),
);

/** "14 zile", "12 luni": a period with its unit, in the plural form of the language. */
export function formatPeriod(value: number, unit: "day" | "month" | "year", language: Language): string {
  return unitFormats(unit)(language).format(value);
}

const dateFormat = memoize((language: Language) => momentFormat(language, { dateStyle: "long" }));
const dateTimeFormat = memoize((language: Language) =>
  momentFormat(language, { dateStyle: "long", timeStyle: "short" }),
);
const timeFormat = memoize((language: Language) =>
  momentFormat(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

function momentFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(languageNames[language].locale, { ...options, timeZone: "Europe/Bucharest" });
}

/** "24 noiembrie 2026", in the shop's time zone. */
export function formatDate(date: Date, language: Language): string {
  return spoken(dateFormat(language).format(date));
}

const arrivalFormat = memoize((language: Language) =>
  momentFormat(language, { weekday: "long", day: "numeric", month: "long" }),
);

/** "marți, 2 decembrie": the day on which something arrives, within a few weeks. */
export function formatArrival(date: Date, language: Language): string {
  return arrivalFormat(language).format(date);
}

/** The last day of a period: `end` is the moment after it, midnight in Romania. */
export function formatLastDay(end: Date, language: Language): string {
  return formatDate(new Date(end.getTime() - 1), language);
}

/** `formatDate` of a day, "2026-11-24". */
export function formatDay(day: string, language: Language): string {
  return formatDate(new Date(`${day}T12:00:00Z`), language);
}

/** "24 noiembrie 2026, 16:30", in the shop's time zone. */
export function formatDateTime(date: Date, language: Language): string {
  return spoken(dateTimeFormat(language).format(date));
}

/** "16:30", in the shop's time zone. */
export function formatTime(date: Date, language: Language): string {
  return timeFormat(language).format(date);
}

/** Writes out the Ukrainian word for year: its abbreviation would put two full stops at the end of a sentence. */
function spoken(date: string): string {
  return date.replace(/\sр\./, "\u00a0року");
}

const listFormat = memoize((language: Language) => new Intl.ListFormat(languageNames[language].locale));

/** "a, b și c". */
export function formatList(parts: readonly string[], language: Language): string {
  return listFormat(language).format(parts);
}

const figures = new Intl.NumberFormat("ro-RO", { useGrouping: "always" });

/** 1324 -> "1.324", 12.5 -> "12,5": the form of the prices that stand beside it, in every language. */
export function formatNumber(value: number): string {
  return figures.format(value);
}

const MONDAY = Date.UTC(2026, 0, 5);
const DAY_LENGTH = 86_400_000; // milliseconds

/** The weekdays in a language, Monday first. */
export const weekdayNames = memoize((language: Language): readonly string[] => {
  const format = new Intl.DateTimeFormat(languageNames[language].locale, { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY_LENGTH));
});

/** A length in hours, such as "24 de ore", in the case in which sentences about a reservation need it. */
export function formatHours(hours: number, language: Language): string {
  const text = unitFormats("hour")(language).format(hours);
  // Ukrainian sentences say "for an hour" in the accusative.
  return language === "uk" ? text.replace(/година$/, "годину") : text;
}

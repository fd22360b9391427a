// The shop's calendar: when an order should arrive, and the deadline of a bank transfer.
// Invariant: days are days in Romania, whatever the machine's time zone, and a delivery is never promised for a
// holiday.

import { DAY, MINUTE } from "../../base/clock.ts";

export const TRANSFER_WORKING_DAYS = 3; // rule 9

/** A calendar day in Romania, "2026-12-01". */
type Day = string;

let lastDay: { minute: number; day: Day } = { minute: NaN, day: "" };
const bucharest = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Bucharest", dateStyle: "short" });
const bucharestTime = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Bucharest",
  dateStyle: "short",
  timeStyle: "medium",
});

/**
 * Noon (UTC) of the day that is so many days after the order; if that is a Sunday or a public holiday, of the next day that is neither
 * (rule 11).
 */
export function estimatedDelivery(orderedAt: Date, { days }: { days: number }): Date {
  let day = plus(dayOf(orderedAt), days);
  while (isSunday(day) || isPublicHoliday(day)) day = plus(day, 1);
  return new Date(`${day}T12:00:00Z`);
}

/** The end of the last of so many working days after the day of the order: the deadline of a transfer. */
export function transferDeadline(orderedAt: Date, workingDays: number): Date {
  let day = dayOf(orderedAt);
  for (let left = workingDays; left > 0;) {
    day = plus(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return midnightOf(plus(day, 1));
}

/**
 * What came before this moment has waited for more than so many whole working days after its own day: the reverse of
 * `transferDeadline`.
 */
export function waitsSince(now: Date, workingDays: number): Date {
  let day = dayOf(now);
  while (transferDeadline(midnightOf(day), workingDays) > now) day = plus(day, -1);
  return midnightOf(plus(day, 1));
}

export const WITHDRAWAL_DAYS = 14; // OUG 34/2014, article 9
/** What a shop may offer beyond the law. */
export const LONGER_RETURN_DAYS = 30;

/**
 * The end of the last day to withdraw, `days` after the delivery; if that is not a working day, of the next one that is (Regulation
 * 1182/71, article 3).
 */
export function withdrawalDeadline(deliveredAt: Date, days: number = WITHDRAWAL_DAYS): Date {
  let day = plus(dayOf(deliveredAt), days);
  while (!isWorkingDay(day)) day = plus(day, 1);
  return midnightOf(plus(day, 1));
}

/** The same day this many months later, or the last day of a shorter month. */
export function monthsAfter(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}

function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) !== 6 && !isSunday(day) && !isPublicHoliday(day);
}

/** The public holidays of the Romanian labour code, article 139. */
function isPublicHoliday(day: Day): boolean {
  return fixedHolidays.has(day.slice(5)) || movingHolidays(Number(day.slice(0, 4))).has(day);
}

const fixedHolidays = new Set([
  "01-01",
  "01-02",
  "01-06", // Epiphany
  "01-07", // Saint John
  "01-24", // Union of the Principalities
  "05-01",
  "06-01", // Children's Day
  "08-15", // Dormition
  "11-30", // Saint Andrew
  "12-01", // National Day
  "12-25",
  "12-26",
]);

/** Good Friday, Easter Sunday and Monday, Pentecost and its Monday, by the Orthodox calendar. */
function movingHolidays(year: number): Set<Day> {
  const easter = orthodoxEaster(year);
  return new Set([-2, 0, 1, 49, 50].map((days) => plus(easter, days)));
}

/** Meeus' algorithm for Easter in the Julian calendar, which is 13 days behind the Gregorian one from 1900 to 2099. */
export function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const daysAfterMarchBegan = moon + weekday + 21;
  return plus(`${year}-03-01`, daysAfterMarchBegan + 13);
}

export function dayOf(instant: Date): Day {
  // Days change on whole minutes, and pages ask for today many times.
  const minute = Math.floor(instant.getTime() / MINUTE);
  if (lastDay.minute !== minute) lastDay = { minute, day: bucharest.format(instant) };
  return lastDay.day;
}

function plus(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function isSunday(day: Day): boolean {
  return weekdayOf(day) === 0;
}

/** The first moment of a day in Romania, whose clocks never change around midnight. */
function midnightOf(day: Day): Date {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const ahead = Date.parse(`${bucharestTime.format(new Date(utc)).replace(" ", "T")}Z`) - utc;
  return new Date(utc - ahead);
}

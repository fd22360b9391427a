// The shop's calendar: when an order should arrive, and the deadline of a bank transfer.
// Invariant: days are days in Romania, whatever the machine's time zone, and a delivery is never promised for a
// holiday.

import { type Day, addDays, dayOf, endOfDay, noonOf, startOfDay, weekdayOf } from "../../base/day.ts";

export const TRANSFER_WORKING_DAYS = 3; // rule 9

/**
 * Noon of the day that is so many days after the order; if that is a Sunday or a public holiday, of the next day that is neither
 * (rule 11).
 */
export function estimatedDelivery(orderedAt: Date, { days }: { days: number }): Date {
  let day = addDays(dayOf(orderedAt), days);
  while (weekdayOf(day) === 7 || isPublicHoliday(day)) day = addDays(day, 1);
  return noonOf(day);
}

/** The end of the last of so many working days after the day of the order: the deadline of a transfer. */
export function transferDeadline(orderedAt: Date, workingDays: number): Date {
  let day = dayOf(orderedAt);
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return endOfDay(day);
}

/**
 * What came before this moment has waited for more than so many whole working days after its own day: the reverse of
 * `transferDeadline`.
 */
export function waitsSince(now: Date, workingDays: number): Date {
  let day = dayOf(now);
  while (transferDeadline(startOfDay(day), workingDays) > now) day = addDays(day, -1);
  return endOfDay(day);
}

export const WITHDRAWAL_DAYS = 14; // OUG 34/2014, article 9
/** What a shop may offer beyond the law. */
export const LONGER_RETURN_DAYS = 30;

/**
 * The end of the last day to withdraw, `days` after the delivery; if that is not a working day, of the next one that is (Regulation
 * 1182/71, article 3).
 */
export function withdrawalDeadline(deliveredAt: Date, days: number = WITHDRAWAL_DAYS): Date {
  let day = addDays(dayOf(deliveredAt), days);
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return endOfDay(day);
}

function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) < 6 && !isPublicHoliday(day);
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
  return new Set([-2, 0, 1, 49, 50].map((days) => addDays(easter, days)));
}

/** Meeus' algorithm for Easter in the Julian calendar, which is 13 days behind the Gregorian one from 1900 to 2099. */
export function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const daysAfterMarchBegan = moon + weekday + 21;
  return addDays(`${year}-03-01`, daysAfterMarchBegan + 13);
}

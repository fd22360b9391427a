// The calendar day of the shop: the only code that turns a moment into a day, or a day into a moment.
// Invariant: a day is a day in Romania, whatever the time zone of the machine.

/** A calendar day in Romania, "2026-12-01": such texts sort by date. What somebody typed becomes one with `parseDay`. */
export type Day = string;

/** A range of days that limits a list: the first and the last day, "2026-11-22", both included; null or absent where the range has no such end. */
export type DayRange = { from?: string | null; to?: string | null };

const ZONE = "Europe/Bucharest";
const MINUTE = 60_000; // milliseconds; base/clock.ts imports this file
const DAY_LENGTH = 86_400_000;

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short" });
const timeFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "medium" });
let last: { minute: number; day: Day } | null = null;

/** The day in Romania at a moment. */
export function dayOf(instant: Date): Day {
  // Days change on whole minutes, and pages ask for today many times.
  const minute = Math.floor(instant.getTime() / MINUTE);
  if (last?.minute !== minute) last = { minute, day: dayFormat.format(instant) };
  return last.day;
}

/** The day that a text such as "2026-12-01" names; null if the calendar has no such day. */
export function parseDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 30 February as 2 March.
  return !Number.isNaN(time) && dayAt(time) === text ? dayAt(time) : null;
}

/** The day so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayAt(timeOf(day) + days * DAY_LENGTH);
}

/**
 * The day with the same number so many months later, or the last day of a shorter month: how terms in months end (Codul civil,
 * art. 2552; Regulation 1182/71, art. 3(2)(c)).
 */
export function addMonths(day: Day, months: number): Day {
  const [year, month, number] = day.split("-").map(Number) as [number, number, number];
  const lastNumber = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + months, Math.min(number, lastNumber)));
}

/** How many days one day is after another; negative if it is before it. */
export function daysBetween(from: Day, to: Day): number {
  return (timeOf(to) - timeOf(from)) / DAY_LENGTH;
}

/** 1 for a Monday, 7 for a Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(timeOf(day)).getUTCDay() || 7;
}

/** The first moment of a day in Romania. */
export function startOfDay(day: Day): Date {
  const utc = timeOf(day);
  // The offset of the guess decides, and again at the guess: the clocks may change in between.
  return new Date(utc - offsetAt(utc - offsetAt(utc)));
}

/** The first moment after a day in Romania: what lasts to the end of the day is over from then on. */
export function endOfDay(day: Day): Date {
  return startOfDay(addDays(day, 1));
}

/** The end of the day so many days after the day of a moment: how terms in days end (Codul civil, art. 2553). */
export function endOfTerm(instant: Date, { days }: { days: number }): Date {
  return endOfDay(addDays(dayOf(instant), days));
}

/** Noon by UTC, a moment within the day: for what knows the day and no time. */
export function noonOf(day: Day): Date {
  return new Date(timeOf(day) + DAY_LENGTH / 2);
}

/** The time that clocks in Romania show, "2026-12-01T14:05:00". */
export function romanianTimeOf(instant: Date): string {
  return timeFormat.format(instant).replace(" ", "T");
}

/** Midnight of a day by UTC: arithmetic on days knows no change of clocks. */
function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayAt(utc: number): Day {
  return new Date(utc).toISOString().slice(0, 10);
}

/** How far the clocks of Romania are ahead of UTC, in milliseconds. */
function offsetAt(time: number): number {
  return Date.parse(`${romanianTimeOf(new Date(time))}Z`) - Math.floor(time / 1000) * 1000;
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY, HOUR, MINUTE, fixedClock } from "./clock.ts";
import { addDays, addMonths, dayOf, endOfDay, noonOf, parseDay, romanianTimeOf, startOfDay, weekdayOf } from "./day.ts";

// Romania is two hours ahead of UTC, three in summer: from the last Sunday of March to the last of October, 01:00 UTC (Directive
// 2000/84/EC, articles 2 and 3). The tests compute the offset from that rule, not from the time zones of the machine.

/** The moment at which clocks change in the last night before Monday of a month, 2 for March and 9 for October. */
function change(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY;
}

function offset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  return (time >= change(year, 2) && time < change(year, 9) ? 3 : 2) * HOUR;
}

/** The date of a UTC time, put together from its numbers. */
function written(utc: number): string {
  const date = new Date(utc);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** 29 February, the last day of a year, and the days beside both changes of the clocks in 2026 and 2028. */
const nights = [
  "2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26", "2026-12-31", "2027-01-01",
  "2028-02-28", "2028-02-29", "2028-03-01", "2028-03-26", "2028-10-29",
]; // prettier-ignore

const moments = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 11, 31) }),
  // Around midnight in Romania, of any day.
  fc
    .tuple(fc.integer({ min: 0, max: 36_000 }), fc.integer({ min: -4 * 60, max: 4 * 60 }))
    .map(([days, minutes]) => Date.UTC(2000, 0, 1) + days * DAY + minutes * MINUTE),
);
const days = moments.map((time) => written(time));

describe("the day in Romania", () => {
  test.each(nights)("is known at every quarter of an hour around the midnights of %s", (day) => {
    const start = Date.parse(`${day}T00:00:00Z`) - 6 * HOUR;
    for (let time = start; time < start + 36 * HOUR; time += 15 * MINUTE) {
      const clock = fixedClock(new Date(time));
      expect(clock.today(), new Date(time).toISOString()).toBe(written(time + offset(time)));
    }
  });

  test("is known at any moment", () => {
    fc.assert(fc.property(moments, (time) => dayOf(new Date(time)) === written(time + offset(time))));
  });

  test.each([
    ["two o'clock at night in winter", "2026-11-28T23:30:00Z", "2026-11-29"],
    ["three o'clock at night in summer", "2026-06-30T23:59:00Z", "2026-07-01"],
    ["a minute before midnight in summer", "2026-06-30T20:59:59.999Z", "2026-06-30"],
    ["New Year", "2026-12-31T22:00:00Z", "2027-01-01"],
  ])("at %s", (_name, moment, day) => expect(dayOf(new Date(moment))).toBe(day));
});

describe("a day", () => {
  test("begins at the first moment that has its name, and ends at the first of the next", () => {
    fc.assert(
      fc.property(days, (day) => {
        const [start, end] = [startOfDay(day), endOfDay(day)];
        const named = [-1, 0].flatMap((step) => [start, end].map((at) => dayOf(new Date(at.getTime() + step))));
        expect(named).toEqual([addDays(day, -1), day, day, addDays(day, 1)]);
        expect(dayOf(noonOf(day))).toBe(day);
        const hours = (end.getTime() - start.getTime()) / HOUR;
        expect(hours).toBe(24 + (offset(start.getTime()) - offset(end.getTime())) / HOUR);
      }),
    );
  });

  test.each([
    ["2026-03-29", 23],
    ["2026-10-25", 25],
    ["2026-11-28", 24],
  ])("%s has %i hours", (day, hours) => {
    expect((endOfDay(day).getTime() - startOfDay(day).getTime()) / HOUR).toBe(hours);
  });

  test("has a time that clocks show", () => {
    expect(romanianTimeOf(new Date("2026-10-25T00:30:00Z"))).toBe("2026-10-25T03:30:00");
    expect(romanianTimeOf(new Date("2026-10-25T01:30:00Z"))).toBe("2026-10-25T03:30:00");
    expect(romanianTimeOf(new Date("2026-12-31T22:00:00Z"))).toBe("2027-01-01T00:00:00");
  });

  // 1 March 2026 was a Sunday.
  test.each([
    ["2026-03-01", 7],
    ["2026-03-02", 1],
    ["2026-03-07", 6],
  ])("%s is weekday %i", (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  test("and the days added to it add up, over clock changes and leap years", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(addDays(day, count) > day).toBe(count > 0);
      }),
    );
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });
});

describe("a term in months", () => {
  // Codul civil, art. 2552: it ends on the corresponding day of the last month, or on that month's last day.
  test.each([
    ["2024-02-29", 12, "2025-02-28"],
    ["2024-02-29", 48, "2028-02-29"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2026-08-31", 1, "2026-09-30"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-03-01", 24, "2028-03-01"],
    ["2026-11-28", 24, "2028-11-28"],
    ["2027-03-31", -1, "2027-02-28"],
  ])("from %s, of %i months, ends on %s", (from, months, until) => expect(addMonths(from, months)).toBe(until));

  test("ends in the right month, on the same number or the month's last day", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 120 }), (day, months) => {
        const end = addMonths(day, months);
        const [year, month, number] = day.split("-").map(Number) as [number, number, number];
        const place = year * 12 + month - 1 + months;
        expect(end.startsWith(`${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, "0")}-`)).toBe(true);
        const isLast = addDays(end, 1).endsWith("-01");
        const ended = Number(end.split("-")[2]);
        expect(ended === number || (isLast && ended < number)).toBe(true);
      }),
    );
  });
});

describe("a text", () => {
  test.each([
    "2026-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "26-01-01",
    "2026-1-1",
    "2026-01-01T00:00",
    "",
    "azi",
  ])("such as %j is no day", (text) => expect(parseDay(text)).toBeNull());

  test("that a day was written as is that day", () => {
    fc.assert(fc.property(days, (day) => parseDay(day) === day));
  });
});

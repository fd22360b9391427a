import { expect, test } from "vitest";
import { transferDeadline, waitsSince } from "../../../shop/shipping/calendar.ts";
import { lateSince } from "./late.ts";

const now = new Date("2026-11-24T10:00:00Z"); // a Tuesday

test.each([1, 2, 3])("what waits for more than %i working days is before the moment that waitsSince gives", (days) => {
  for (let hours = 0; hours < 24 * 12; hours += 5) {
    const came = new Date(now.getTime() - hours * 3_600_000);
    expect(came < waitsSince(now, days), `${came.toISOString()}`).toBe(transferDeadline(came, days) <= now);
  }
});

test("weekends give no time: of a trade-in that came on Friday, Monday and Tuesday are the two days", () => {
  const { tradeIns, payouts } = lateSince(now, { transferDays: 3 });
  expect(new Date("2026-11-20T08:00:00Z") < tradeIns).toBe(false);
  expect(new Date("2026-11-19T08:00:00Z") < tradeIns).toBe(true);
  expect(new Date("2026-11-20T08:00:00Z") < payouts).toBe(true);
});

test("claims have 15 days and refunds 14, and money that came has the working days of a transfer", () => {
  const since = lateSince(now, { transferDays: 1 });
  // Whole days: a claim that was opened at any hour of the 9th may be answered on the 24th, the one of the 8th is late.
  expect(since.returns).toEqual(new Date("2026-11-08T22:00:00Z"));
  expect(since.refunds).toEqual(new Date("2026-11-09T22:00:00Z"));
  expect(since.transfers).toEqual(waitsSince(now, 1));
  expect(since.orders).toBe("2026-11-24");
});

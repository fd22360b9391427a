import { describe, expect, test } from "vitest";
import { dayOf } from "../../base/day.ts";
import {
  TRANSFER_WORKING_DAYS,
  estimatedDelivery,
  orthodoxEaster,
  transferDeadline,
  withdrawalDeadline,
} from "./calendar.ts";

test.each([
  [2024, "2024-05-05"],
  [2025, "2025-04-20"],
  [2026, "2026-04-12"],
  [2027, "2027-05-02"],
  [2028, "2028-04-16"],
  [2029, "2029-04-08"],
  [2030, "2030-04-28"],
  [2031, "2031-04-13"],
  [2032, "2032-05-02"],
  [2033, "2033-04-24"],
  [2034, "2034-04-09"],
  [2035, "2035-04-29"],
  [2038, "2038-04-25"],
])("Orthodox Easter of %i is on %s", (year, day) => {
  expect(orthodoxEaster(year)).toBe(day);
});

describe("the estimated delivery", () => {
  test.each([
    ["an ordinary Monday", "2026-11-16T10:00:00Z", "2026-11-19"],
    ["a Wednesday: Saturday is a delivery day", "2026-11-18T10:00:00Z", "2026-11-21"],
    ["a Thursday: not on Sunday", "2026-11-19T10:00:00Z", "2026-11-23"],
    ["before Saint Andrew and the National Day", "2026-11-27T10:00:00Z", "2026-12-02"],
    ["Christmas on a Friday", "2026-12-22T10:00:00Z", "2026-12-28"],
    ["New Year into the Epiphany days", "2026-12-29T10:00:00Z", "2027-01-04"],
    ["before Good Friday: to the Saturday before Easter", "2026-04-07T10:00:00Z", "2026-04-11"],
    ["Easter Sunday and Monday", "2026-04-09T10:00:00Z", "2026-04-14"],
    ["Pentecost and its Monday, then Children's Day on it", "2026-05-28T10:00:00Z", "2026-06-02"],
    ["late evening in UTC is already the next day in Romania", "2026-11-16T22:30:00Z", "2026-11-20"],
  ])("%s: ordered at %s, arrives on %s", (_why, ordered, day) => {
    expect(dayOf(estimatedDelivery(new Date(ordered), { days: 3 }))).toBe(day);
  });
});

describe("the deadline of a bank transfer", () => {
  test.each([
    ["to the end of Thursday after a Monday, in winter time", "2026-11-16T10:00:00Z", "2026-11-19T22:00:00.000Z"],
    ["over a weekend", "2026-11-20T10:00:00Z", "2026-11-25T22:00:00.000Z"],
    ["over two holidays", "2026-11-27T10:00:00Z", "2026-12-04T22:00:00.000Z"],
    ["over Good Friday and Easter, in summer time", "2026-04-09T10:00:00Z", "2026-04-16T21:00:00.000Z"],
    ["across the change to winter time", "2026-10-22T10:00:00Z", "2026-10-27T22:00:00.000Z"],
    ["from an order on a Sunday", "2026-11-22T10:00:00Z", "2026-11-25T22:00:00.000Z"],
  ])("%s", (_what, ordered, until) => {
    expect(transferDeadline(new Date(ordered), TRANSFER_WORKING_DAYS).toISOString()).toBe(until);
  });
});

test.each([
  ["a Monday: the Monday in two weeks", "2026-11-02T10:00:00Z", "2026-11-16T22:00:00.000Z"],
  ["a Saturday: the Monday after that Saturday", "2026-10-31T10:00:00Z", "2026-11-16T22:00:00.000Z"],
  ["a day whose fourteenth is a public holiday", "2026-11-16T10:00:00Z", "2026-12-02T22:00:00.000Z"],
])("a parcel delivered on %s can be withdrawn from until midnight in Romania", (_why, delivered, end) => {
  expect(withdrawalDeadline(new Date(delivered)).toISOString()).toBe(end);
});

import { describe, expect, test } from "vitest";
import { asDatabaseAway, DatabaseAway, isDatabaseAway } from "./database-away.ts";

const withCode = (code: string) => Object.assign(new Error("said the driver"), { code });

describe("a database is away", () => {
  test.each([
    "08000",
    "08003",
    "08006",
    "08P01",
    "57P01",
    "57P02",
    "57P03",
    "53300",
    "25P03",
    "25006",
    "ECONNREFUSED",
    "ECONNRESET",
    "EPIPE",
    "ETIMEDOUT",
    "ENOTFOUND",
    "EHOSTUNREACH",
  ])("where an error says %s", (code) => {
    expect(asDatabaseAway(withCode(code))).toBeInstanceOf(DatabaseAway);
    expect(asDatabaseAway(new Error("a query failed", { cause: withCode(code) }))).toBeInstanceOf(DatabaseAway);
  });

  test.each([
    "Connection terminated",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "timeout exceeded when trying to connect",
    "timeout expired",
    "Client has encountered a connection error and is not queryable",
    "Client was closed and is not queryable",
    "Postgres connection has been discarded",
  ])("where the driver says only %s", (message) => {
    expect(asDatabaseAway(new Error(message))).toBeInstanceOf(DatabaseAway);
  });

  test("where none of its addresses answers", () => {
    expect(asDatabaseAway(new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")]))).toBeInstanceOf(
      DatabaseAway,
    );
  });

  test("if that is the cause of another error, and if the error comes from another copy of this module", () => {
    expect(isDatabaseAway(new Error("a verb failed", { cause: new DatabaseAway(withCode("57P01")) }))).toBe(true);
    expect(isDatabaseAway(Object.assign(new Error("elsewhere"), { name: "DatabaseAway" }))).toBe(true);
  });
});

test.each([
  new Error("undefined is not a function"),
  withCode("23505"),
  withCode("40001"),
  withCode("28P01"),
  withCode("57014"),
  new AggregateError([withCode("ECONNREFUSED"), new Error("a bug")]),
  new AggregateError([]),
  "Connection terminated",
  null,
])("%s stays what it is", (error) => {
  expect(asDatabaseAway(error)).toBe(error);
  expect(isDatabaseAway(error)).toBe(false);
});

test("a card provider that cannot be reached is no database", () => {
  expect(isDatabaseAway(withCode("ECONNREFUSED"))).toBe(false);
});

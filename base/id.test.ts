import { describe, expect, test } from "vitest";
import { newId, parseId, parseListingId } from "./id.ts";

describe("an id from outside", () => {
  test.each(["1", "909", "2147483647"])("listing %s may exist", (text) =>
    expect(parseListingId(text)).toBe(Number(text)),
  );

  test.each([
    "",
    "0",
    "01",
    "-1",
    "1.5",
    "1e3",
    " 1",
    "1 ",
    "2147483648",
    "99999999999",
    "abc",
    "１",
    null,
    undefined,
    1,
  ])("listing %j cannot exist", (text) => expect(parseListingId(text)).toBeNull());

  test("a new id is one, and no two are the same", () => {
    const [one, other] = [newId<"unit">(), newId<"unit">()];
    expect(parseId(one)).toBe(one);
    expect(one).not.toBe(other);
  });

  test.each(["", "1", "x".repeat(36), "ABCDEF00-0000-4000-8000-000000000000", null, 7])("%j is no id", (text) =>
    expect(parseId(text)).toBeNull(),
  );
});

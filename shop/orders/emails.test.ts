import { expect, test } from "vitest";
import { cancelReasonOf } from "./emails.ts";

test("only the entry of a timeline that cancels an order says why it was cancelled; words of staff are no such reason", () => {
  expect(cancelReasonOf({ to: "cancelled", reason: "by-shop" })).toBe("by-shop");
  expect(cancelReasonOf({ to: "cancelled", reason: "a joke" })).toBeNull();
  expect(cancelReasonOf({ to: "cancelled", reason: null })).toBeNull();
  expect(cancelReasonOf({ to: "returned", reason: "by-shop" })).toBeNull();
});

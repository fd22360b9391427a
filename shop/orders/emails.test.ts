import { expect, test } from "vitest";
import { cancelReasonOf } from "./emails.ts";

test("a cancel reason is read only from the timeline's cancellation; a text by staff is not one", () => {
  expect(cancelReasonOf({ to: "cancelled", reason: "by-shop" })).toBe("by-shop");
  expect(cancelReasonOf({ to: "cancelled", reason: "a joke" })).toBeNull();
  expect(cancelReasonOf({ to: "cancelled", reason: null })).toBeNull();
  expect(cancelReasonOf({ to: "returned", reason: "by-shop" })).toBeNull();
});

import { expect, test } from "vitest";
import { roleOf } from "./actor.ts";

test.each([
  ["buyer", "buyer"],
  ["staff:7", "staff"],
  ["staff", "shop"],
  ["card provider", "shop"],
  ["shop", "shop"],
] as const)("what %s did with an order was done by the %s", (actor, role) => expect(roleOf(actor, "buyer")).toBe(role));

test.each([
  ["seller", "seller"],
  ["staff:7", "staff"],
  ["expiry", "shop"],
] as const)("what %s did with a trade-in was done by the %s", (actor, role) =>
  expect(roleOf(actor, "seller")).toBe(role),
);

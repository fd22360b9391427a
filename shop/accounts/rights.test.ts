import { expect, test } from "vitest";
import { hasRight, rights, staffRoles } from "./rights.ts";

test("the owner has every right, and somebody without a role has none", () => {
  for (const right of rights) {
    expect(hasRight(["owner"], right)).toBe(true);
    expect(hasRight([], right)).toBe(false);
  }
});

test("only the owner manages people and settings and reads the audit log", () => {
  for (const role of staffRoles.filter((role) => role !== "owner"))
    for (const right of ["staff.manage", "settings.edit", "audit.view", "integrations.manage"] as const)
      expect(hasRight([role], right)).toBe(false);
});

test("the rights of several roles add up", () => {
  expect(hasRight(["technician"], "money.pay")).toBe(false);
  expect(hasRight(["technician", "accounting"], "money.pay")).toBe(true);
  expect(hasRight(["technician", "accounting"], "bench.record")).toBe(true);
});

import { expect, test } from "vitest";
import { plainEmail } from "./plain-email.ts";

test.each([
  ["Ana.Pop+pc1@Gmail.com", "anapop@gmail.com"],
  ["anapop@googlemail.com", "anapop@gmail.com"],
  ["a.n.a@proton.me", "ana@proton.me"],
  ["ana+shop@outlook.com", "ana@outlook.com"],
  // With other providers, addresses that differ by a dot belong to different people.
  ["ana.pop@example.ro", "ana.pop@example.ro"],
  ["  ANA@example.ro ", "ana@example.ro"],
  ["no address", "no address"],
  ["@example.ro", "@example.ro"],
])("%s is delivered to the mailbox %s", (typed, box) => {
  expect(plainEmail(typed)).toBe(box);
});

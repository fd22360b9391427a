import { expect, test } from "vitest";
import {
  base32,
  codeAt,
  matchingStep,
  newTotpSecret,
  otpauthAddress,
  sealFactor,
  stepOf,
  unsealFactor,
} from "./totp.server.ts";

const RFC = Buffer.from("12345678901234567890");

// RFC 6238, appendix B: the last six of its eight digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at second %i the code is the standard's", (second, code) => {
  expect(codeAt(RFC, stepOf(new Date(second * 1000)))).toBe(code);
});

test("a code is valid in its half minute and the adjacent ones", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const steps = [-2, -1, 0, 1, 2].map((away) => matchingStep(codeAt(RFC, stepOf(now) + away), { secret: RFC, now }));
  expect(steps).toEqual([null, stepOf(now) - 1, stepOf(now), stepOf(now) + 1, null]);
});

test.each(["", "12345", "1234567", "abcdef", "șșșșșș", "12345六", "-12345"])("%o is no code", (code) => {
  expect(matchingStep(code, { secret: RFC, now: new Date("2026-11-21T10:00:00Z") })).toBeNull();
});

// RFC 4648, section 10.
test.each([
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foobar", "MZXW6YTBOI"],
])("%s is written for an app as %s", (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test("the address for the app names the shop and the person", () => {
  expect(otpauthAddress(Buffer.from("foobar"), { issuer: "PC & Bis", name: "ana@example.ro" })).toBe(
    "otpauth://totp/PC%20%26%20Bis:ana%40example.ro?issuer=PC%20%26%20Bis&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30",
  );
});

test("an encrypted secret decrypts only with the shop's own secret, and only unchanged", () => {
  const secret = newTotpSecret();
  const sealed = sealFactor(secret, "ours");
  expect(unsealFactor(sealed, "ours")).toEqual(secret);
  expect(sealed).not.toContain(secret.toString("base64").slice(0, 8));
  expect(() => unsealFactor(sealed, "theirs")).toThrow();
  expect(() =>
    unsealFactor(
      sealed.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      "ours",
    ),
  ).toThrow();
});

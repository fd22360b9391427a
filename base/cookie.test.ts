import { expect, test } from "vitest";
import { COOKIE_YEAR, cookieText, preferenceCookie, readCookie } from "./cookie.ts";

test("a cookie that identifies a visitor cannot be read by scripts, nor set by another host or an unencrypted response", () => {
  expect(cookieText("visitor", { value: "abc", seconds: 60, https: true })).toBe(
    "__Host-visitor=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
  );
  expect(cookieText("again", { value: "abc", seconds: 0, https: false, sameSite: "Strict" })).toBe(
    "again=abc; Path=/; Max-Age=0; HttpOnly; SameSite=Strict",
  );
});

test("a preference has one name, whoever writes it, and scripts may read it", () => {
  expect(preferenceCookie("lng", { value: "uk", seconds: COOKIE_YEAR, https: true })).toBe(
    "lng=uk; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
  );
  expect(preferenceCookie("within", { value: "1", seconds: 0, https: false })).toBe(
    "within=1; Path=/; Max-Age=0; SameSite=Lax",
  );
});

test.each([
  ["lng=ro", "ro"],
  ["a=1; lng=uk; b=2", "uk"],
  ["a=1;lng=hu", "hu"],
  ["xlng=ro; lng=en", "en"],
  ["lng=a=b", "a=b"],
  ["lng=", ""],
  ["lng", null],
  ["=ro", null],
  ["xlng=ro", null],
  ["", null],
])("of %j the cookie lng is %j", (header, value) => {
  expect(readCookie(header, "lng")).toBe(value);
});

import { expect, test } from "vitest";
import { readEnvironment } from "../../../base/env.server.ts";
import { firstSettings } from "../../../shop/settings/settings.ts";
import { companyOf } from "./company-of.ts";

test("the year of the footer changes at midnight in Romania, whatever the server's time zone is", () => {
  const settings = firstSettings(readEnvironment({ NODE_ENV: "test" }));
  const yearAt = (now: string) =>
    companyOf(settings, { url: "https://shop.example", now: new Date(now), language: "ro" }).year;
  expect(yearAt("2026-12-31T21:59:59Z")).toBe(2026);
  expect(yearAt("2026-12-31T22:00:00Z")).toBe(2027);
});

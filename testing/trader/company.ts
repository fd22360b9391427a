// The trader's details as screens get them, for tests of single components.

import { readEnvironment } from "../../base/env.server.ts";
import { firstSettings } from "../../shop/settings/settings.ts";
import type { ShopCompany } from "../../app/kit/pages/company.ts";
import { companyOf } from "../../app/kit/pages/company-of.ts";

export function aCompany(): ShopCompany {
  return companyOf(firstSettings(readEnvironment({ NODE_ENV: "test" })), {
    url: "https://shop.example",
    now: new Date("2026-11-21T10:00:00Z"),
    language: "ro",
  });
}

import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../base/db.server.ts";
import { cardsOf, readEnvironment, type Environment } from "../../base/env.server.ts";
import { listStaff } from "../accounts/staff/list-staff.server.ts";
import { firstSettings, type ShopSettings } from "../settings/settings.ts";
import { isVatRegisteredOn } from "../../base/vat.ts";
import { readinessOf, type ReadinessCheck } from "./readiness.ts";
import { selectDemoStock, selectOpenLockers } from "./readiness.sql.server.ts";

type Deps = {
  db: Db;
  env: Pick<Environment, "PUBLIC_URL" | "SMTP_URL" | "STRIPE_SECRET_KEY" | "COURIER">;
  settings: { current(): ShopSettings };
  clock: Clock;
};

/** Every check of what the shop needs to sell to the public, with its outcome: settings, process, stock, lockers and staff. Four queries. */
export async function checkReadiness({ db, env, settings, clock }: Deps): Promise<ReadinessCheck[]> {
  const [hasDemoStock, open, { colleagues }] = await Promise.all([
    selectDemoStock(db),
    selectOpenLockers(db),
    listStaff({ db }),
  ]);
  const { company, bank, hours, legal, vat, lockers } = settings.current();
  const owners = colleagues.filter(({ roles, hasPassword }) => roles.includes("owner") && hasPassword);
  return readinessOf({
    company,
    bank,
    isVatRegistered: isVatRegisteredOn(clock.today(), vat.rates),
    hours,
    textsFinal: legal.textsFinal,
    demo: firstSettings(readEnvironment({})),
    publicUrl: env.PUBLIC_URL,
    hasMailServer: env.SMTP_URL !== undefined,
    cards: cardsOf(env),
    courier: env.COURIER,
    lockers: { isOn: lockers.on, open },
    hasDemoStock,
    owners: owners.length,
    ownersWithFactor: owners.filter(({ hasSecondFactor }) => hasSecondFactor).length,
  });
}

import { askProvider } from "../../base/ask-provider.ts";
import type { Db } from "../../base/db.server.ts";
import { REFRESH_EVERY_HOURS } from "../lockers/locker.ts";
import { recordNoLockers, storeLockers, takeRefresh } from "../lockers/store-lockers.server.ts";
import { CourierUnavailable, type CourierApi } from "./courier-port.ts";
import { COURIER } from "./create-awbs.server.ts";

type Log = { warn(details: object, message: string): void };

/**
 * Asks the courier's API once a day for its lockers and stores them. A list without a single locker changes nothing: a courier
 * that closes all of them at once has made a mistake. Safe in several processes. Returns how many were stored, or null if it
 * was not time. A job.
 */
export async function refreshLockers(deps: { db: Db; courier: CourierApi | null; log: Log }): Promise<number | null> {
  const { courier: api, log } = deps;
  if (api === null) return null;
  const { courier } = api;
  if (!(await takeRefresh(deps, { courier, hours: REFRESH_EVERY_HOURS }))) return null;
  const lockers = await askProvider(() => api.lockers(), {
    unavailable: CourierUnavailable,
    async otherwise(error) {
      log.warn({ err: error, courier }, "the courier did not give its lockers");
      await recordNoLockers(deps, { courier, problem: error.reason });
      return null;
    },
  });
  if (lockers === null) return 0;
  if (lockers.length === 0) {
    await recordNoLockers(deps, { courier, problem: "empty" });
    return 0;
  }
  return (await storeLockers(deps, { courier, source: "api", lockers, actor: COURIER })).stored;
}

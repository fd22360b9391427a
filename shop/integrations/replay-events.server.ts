import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db } from "../../base/db.server.ts";
import type { EndpointId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { TEST_EVENT } from "./outgoing-event.ts";
import { findDelivery, insertEventFor, lockEndpoint, replayFailedSince, replayOne } from "./webhooks.sql.server.ts";

/**
 * Sends one event again, with the same id. Refuses with `delivery-unknown`, `endpoint-unknown` (it was removed) or
 * `delivery-waiting` (it will be sent anyway).
 */
export function replayDelivery({ db }: { db: Db }, { id, actor }: { id: number; actor: string }) {
  return attempt(db, async (tx) => {
    const delivery = await findDelivery(tx, id);
    if (!delivery) return refuse.notFound({ code: "delivery-unknown" });
    if (!(await lockEndpoint(tx, delivery.endpointId))) return refuse.notFound({ code: "endpoint-unknown" });
    if (!(await replayOne(tx, id))) return refuse.conflict({ code: "delivery-waiting" });
    const after = { codes: [delivery.type, delivery.thing] };
    await recordAudit(tx, {
      actor,
      action: "events-replayed",
      entity: "endpoint",
      entityId: delivery.endpointId,
      after,
    });
    return ok(null);
  });
}

/** Sends again all failed deliveries of an endpoint since a time; returns how many. Refuses with `endpoint-unknown`. */
export function replayFailed({ db }: { db: Db }, { id, actor, since }: { id: EndpointId; actor: string; since: Date }) {
  return attempt(db, async (tx) => {
    if (!(await lockEndpoint(tx, id))) return refuse.notFound({ code: "endpoint-unknown" });
    const count = await replayFailedSince(tx, id, since);
    if (count > 0)
      await recordAudit(tx, {
        actor,
        action: "events-replayed",
        entity: "endpoint",
        entityId: id,
        after: { lines: count, since },
      });
    return ok({ count });
  });
}

/** Sends an event of the type `endpoint.test` to this endpoint only; returns its delivery. Refuses with `endpoint-unknown`. */
export function sendTestEvent({ db }: { db: Db }, { id }: { id: EndpointId }) {
  return attempt(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse.notFound({ code: "endpoint-unknown" });
    const payload = { endpoint: { id, name: endpoint.name, sentAt: await databaseTime(tx) } };
    return ok({ delivery: await insertEventFor(tx, id, { type: TEST_EVENT, thing: id, payload }) });
  });
}

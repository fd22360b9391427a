import type { Logger } from "pino";
import { recordAudit } from "../../base/audit.server.ts";
import { transaction, type Db, type Transaction } from "../../base/db.server.ts";
import { isAccepted, type WebhookAttempt } from "./delivery.ts";
import { delayAfter, FAILING_FOR } from "./endpoint.ts";
import { eventBody, eventMark } from "./outgoing-event.ts";
import type { EndpointId } from "../../base/id.ts";
import { signedHeaders, unsealSecret } from "./secret.server.ts";
import type { WebhookSender } from "./webhook-sender.ts";
import {
  claimDeliveries,
  insertAttempt,
  noteEndpointAnswers,
  noteEndpointFails,
  pauseEndpointRow,
  settleDelivery,
  type ClaimedDelivery,
} from "./webhooks.sql.server.ts";

/** An endpoint that was paused because everything failed since then. */
export type PausedEndpoint = { id: EndpointId; name: string; failingSince: Date };
/** `whenPaused` tells the owners, in the transaction that pauses the endpoint. */
type Notices = { whenPaused: (tx: Transaction, paused: PausedEndpoint) => Promise<void> };
type Deps = { db: Db; webhooks: WebhookSender; authSecret: string; log: Pick<Logger, "warn" | "error"> };

const OF_ENDPOINT = 5;
/** Longer than the slowest attempt: if the process dies meanwhile, the event is sent again after this. */
const LEASE = 60; // seconds

/**
 * Delivers due events until none is left, each endpoint a few at a time. Safe in several processes at once: each delivery
 * is taken by one. A failed attempt is repeated at growing delays; after the last the delivery has failed. An endpoint of
 * which all failed for five days is paused, and the owners are told once. Returns how many were delivered. Refuses nothing.
 */
export async function deliverEvents(deps: Deps, notices: Notices): Promise<number> {
  let delivered = 0;
  for (;;) {
    const claimed = await claimDeliveries(deps.db, { ofEndpoint: OF_ENDPOINT, seconds: LEASE });
    if (claimed.length === 0) return delivered;
    const outcomes = await Promise.all(claimed.map((delivery) => attemptDelivery({ ...deps, ...notices }, delivery)));
    delivered += outcomes.filter(Boolean).length;
  }
}

/** One that cannot be recorded is tried again after its lease, and does not stop the others. */
async function attemptDelivery(deps: Deps & Notices, delivery: ClaimedDelivery): Promise<boolean> {
  try {
    const attempt = await deps.webhooks.post(postOf(deps, delivery));
    await transaction(deps.db, (tx) => record(tx, deps, { delivery, attempt }));
    return isAccepted(attempt);
  } catch (error) {
    deps.log.error({ err: error, delivery: delivery.id }, "a delivery could not be attempted");
    return false;
  }
}

function postOf({ authSecret }: Pick<Deps, "authSecret">, { url, secret, oldSecret, event, now }: ClaimedDelivery) {
  const body = eventBody(event);
  const secrets = [secret, ...(oldSecret === null ? [] : [oldSecret])].map((sealed) =>
    unsealSecret(sealed, authSecret),
  );
  const headers = {
    "content-type": "application/json",
    "user-agent": "PCBis-Webhooks/1",
    ...signedHeaders({ mark: eventMark(event), at: now, body }, secrets),
  };
  return { url, headers, body };
}

type Attempted = { delivery: ClaimedDelivery; attempt: WebhookAttempt };

async function record(
  tx: Transaction,
  { log, whenPaused }: Deps & Notices,
  { delivery, attempt }: Attempted,
): Promise<void> {
  await insertAttempt(tx, delivery.id, attempt);
  if (isAccepted(attempt)) {
    await settleDelivery(tx, delivery, { is: "delivered" });
    return noteEndpointAnswers(tx, delivery.endpointId);
  }
  const retryIn = delayAfter(delivery.tries);
  await settleDelivery(tx, delivery, retryIn === null ? { is: "failed" } : { is: "waiting", retryIn });
  if (!(await noteEndpointFails(tx, delivery.endpointId, { seconds: FAILING_FOR / 1000 }))) return;
  const { failingSince, ...paused } = await pauseEndpointRow(tx, delivery.endpointId, "failing");
  await recordAudit(tx, {
    actor: "system",
    action: "endpoint-paused",
    entity: "endpoint",
    entityId: delivery.endpointId,
    before: { state: "active" },
    after: { state: "paused", reason: "failing" },
  });
  if (failingSince) await whenPaused(tx, { ...paused, failingSince });
  log.warn({ endpoint: delivery.endpointId }, "an endpoint that never answers is paused");
}

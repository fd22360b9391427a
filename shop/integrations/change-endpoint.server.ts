// What staff do with an endpoint. Each change is in the audit log, without the secret.

import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../base/db.server.ts";
import type { EndpointId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { OLD_SECRET_FOR, type Endpoint } from "./endpoint.ts";
import { newEndpointSecret, sealSecret } from "./secret.server.ts";
import {
  insertEndpoint,
  lockEndpoint,
  pauseEndpointRow,
  removeEndpointRow,
  resumeEndpointRow,
  setSecret,
  updateEndpoint,
} from "./webhooks.sql.server.ts";

type Deps = { db: Db; authSecret: string };
type EndpointFields = Pick<Endpoint, "name" | "url" | "types">;

/** Adds an endpoint; returns its secret, which nobody can read later. Refuses with `made-already`: the form came twice. */
export function addEndpoint(
  { db, authSecret }: Deps,
  { id, actor, name, url, types }: EndpointFields & { id: EndpointId; actor: string },
) {
  return attempt(db, async (tx) => {
    const secret = newEndpointSecret();
    const row = { id, name, url, types, secret: sealSecret(secret, authSecret), createdBy: actor };
    if (!(await insertEndpoint(tx, row))) return refuse.conflict({ code: "made-already" });
    await audit(tx, { id, actor, action: "endpoint-added", after: { name, url, types } });
    return ok({ secret });
  });
}

/**
 * Changes name, address and types. What waits is sent to the new address. Refuses with `endpoint-unknown`, or
 * `endpoint-changed` if somebody has saved since `version`.
 */
export function changeEndpoint(
  { db }: Pick<Deps, "db">,
  { id, actor, version, name, url, types }: EndpointFields & { id: EndpointId; actor: string; version: number },
) {
  return attempt(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse.notFound({ code: "endpoint-unknown" });
    if (endpoint.version !== version) return refuse.conflict({ code: "endpoint-changed" });
    const before = { name: endpoint.name, url: endpoint.url, types: endpoint.types };
    await updateEndpoint(tx, id, { name, url, types });
    await audit(tx, { id, actor, action: "endpoint-changed", before, after: { name, url, types } });
    return ok(null);
  });
}

type Named = { id: EndpointId; actor: string };

/** Makes a new secret; the old one signs as well for a day. Refuses with `endpoint-unknown` or `endpoint-changed`. */
export function rotateSecret({ db, authSecret }: Deps, { id, actor, version }: Named & { version: number }) {
  return attempt(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse.notFound({ code: "endpoint-unknown" });
    if (endpoint.version !== version) return refuse.conflict({ code: "endpoint-changed" });
    const secret = newEndpointSecret();
    const sealed = sealSecret(secret, authSecret);
    await setSecret(tx, id, { secret: sealed, old: endpoint.secret, oldSeconds: OLD_SECRET_FOR / 1000 });
    await audit(tx, { id, actor, action: "endpoint-rotated" });
    return ok({ secret });
  });
}

/** Nothing is sent until it is resumed; events that happen meanwhile wait. Refuses with `endpoint-unknown`, or `done-already` if it is paused. */
export function pauseEndpoint({ db }: Pick<Deps, "db">, { id, actor }: Named) {
  return attempt(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse.notFound({ code: "endpoint-unknown" });
    if (endpoint.state === "paused") return refuse.conflict({ code: "done-already" });
    await pauseEndpointRow(tx, id, "staff");
    const [before, after] = [{ state: "active" }, { state: "paused" }];
    await audit(tx, { id, actor, action: "endpoint-paused", before, after });
    return ok(null);
  });
}

/** Sends what waits, and counts failures anew. Refuses with `endpoint-unknown`, or `done-already` if it is not paused. */
export function resumeEndpoint({ db }: Pick<Deps, "db">, { id, actor }: Named) {
  return attempt(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse.notFound({ code: "endpoint-unknown" });
    if (endpoint.state === "active") return refuse.conflict({ code: "done-already" });
    await resumeEndpointRow(tx, id);
    const [before, after] = [{ state: "paused" }, { state: "active" }];
    await audit(tx, { id, actor, action: "endpoint-resumed", before, after });
    return ok(null);
  });
}

/** Removes it: what waits is never sent, and its secrets are deleted. Refuses with `endpoint-unknown`. */
export function removeEndpoint({ db }: Pick<Deps, "db">, { id, actor }: Named) {
  return attempt(db, async (tx) => {
    const endpoint = await lockEndpoint(tx, id);
    if (!endpoint) return refuse.notFound({ code: "endpoint-unknown" });
    await removeEndpointRow(tx, id);
    await audit(tx, { id, actor, action: "endpoint-removed", before: { name: endpoint.name, url: endpoint.url } });
    return ok(null);
  });
}

type Audited = Named & { action: string; before?: unknown; after?: unknown };

async function audit(tx: Transaction, { id, ...entry }: Audited): Promise<void> {
  await recordAudit(tx, { entity: "endpoint", entityId: id, ...entry });
}

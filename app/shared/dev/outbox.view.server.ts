// Who may read the outbox: only a person at the machine of a shop that is reachable from this machine alone. A shop
// with a public name never shows it, whatever a Host header claims.

import type { Environment } from "../../../base/env.server.ts";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

export function mayReadOutbox(request: Request, env: Pick<Environment, "HOST" | "PUBLIC_URL">): boolean {
  return (
    LOOPBACK.has(env.HOST) &&
    LOOPBACK.has(new URL(env.PUBLIC_URL).hostname) &&
    LOOPBACK.has(new URL(request.url).hostname)
  );
}

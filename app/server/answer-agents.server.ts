// Posts of buyers' programs (the MCP server). Invariant: a cookie never reaches it, so nothing here is done in anybody's name,
// and a page of another site cannot use a visitor's connection for it. Rate, size and card numbers are checked as in forms.

import { answerVisitor } from "./answer-visitor.server.ts";
import { BODY_BYTES } from "./body-limits.ts";
import type { Exchange } from "./exchange.server.ts";
import { clientOf, originOf, readBody, senderOf, withoutCard } from "./guard.server.ts";
import { refuse } from "./send.server.ts";
import type { ServerDeps } from "./server-deps.server.ts";

/** A NUL as JSON writes it: the database cannot store one. */
const ESCAPED_NUL = /\\u0000/;

export async function answerAgents(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { request, target, method } = exchange;
  // A GET would open a stream for messages of the server, and a DELETE end a session: the server has neither.
  if (method !== "POST") return refuse(deps, exchange, "bad-method", { allow: "POST" });
  const ours = [deps.publicUrl.origin, originOf(request.headers.host, deps.publicUrl)];
  if (senderOf(request.headers, ours) === "another") return refuse(deps, exchange, "cross-site");
  const { routeId, body: rules } = deps.policies.at(target.path);
  const clientIp = clientOf(request, { trustProxy: deps.env.TRUST_PROXY === "yes" });
  const wait = deps.limit.wait(clientIp, { routeId });
  if (wait > 0) return refuse(deps, exchange, "too-many", { "retry-after": String(wait) });
  const body = await readBody(request, BODY_BYTES[rules.size]);
  if (body === null) return refuse(deps, exchange, "too-large", { connection: "close" });
  if (body.includes(0) || ESCAPED_NUL.test(body.toString("latin1"))) return refuse(deps, exchange, "bad-text");
  if (withoutCard(body, rules.cards === "goods" ? "goods" : "any").hasCard)
    return refuse(deps, exchange, "card-number");
  await answerVisitor(deps, exchange, "post", { body, isFromProgram: true });
}

// The staff API: other programs with a token. Invariant: a cookie never reaches it, so a request that another site makes in the
// browser of staff is anonymous, and no origin has to be checked. The rules of all other addresses stay.

import { answerVisitor } from "./answer-visitor.server.ts";
import { BODY_BYTES } from "./body-limits.ts";
import type { Exchange } from "./exchange.server.ts";
import { clientOf, isSafe, readBody } from "./guard.server.ts";
import { refuse } from "./send.server.ts";
import type { ServerDeps } from "./server-deps.server.ts";

const METHODS = ["GET", "HEAD", "POST", "PATCH", "OPTIONS"];

export async function answerStaffApi(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { request, method } = exchange;
  if (!METHODS.includes(method)) return refuse(deps, exchange, "bad-method", { allow: METHODS.join(", ") });
  const clientIp = clientOf(request, { trustProxy: deps.env.TRUST_PROXY === "yes" });
  // Before anything is read: a wrong token costs a query.
  const wait = deps.limit.waitForToken(clientIp);
  if (wait > 0) return refuse(deps, exchange, "too-many", { "retry-after": String(wait) });
  await answer(deps, exchange);
  if (exchange.response.statusCode === 401) deps.limit.sawWrongToken(clientIp);
}

async function answer(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { request, target, method } = exchange;
  if (isSafe(method) || method === "OPTIONS")
    return await answerVisitor(deps, exchange, "data", { isFromProgram: true });
  const body = await readBody(request, BODY_BYTES[deps.policies.at(target.path).body.size]);
  if (body === null) return refuse(deps, exchange, "too-large", { connection: "close" });
  if (body.includes(0)) return refuse(deps, exchange, "bad-text");
  await answerVisitor(deps, exchange, "post", { body, isFromProgram: true });
}

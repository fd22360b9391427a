// Guards a POST before any screen sees it: its origin, rate, length, and that it holds no card number.

import type { BodyRules } from "../route-handle.ts";
import { errorStatus } from "./application.ts";
import { answerVisitor } from "./answer-visitor.server.ts";
import { BODY_BYTES, COUNTED_BY_BYTES, POSTS_PER_MINUTE } from "./body-limits.ts";
import type { Exchange } from "./exchange.server.ts";
import { formFields } from "./form-fields.server.ts";
import {
  askAgain,
  clientOf,
  isMultipart,
  isOurForm,
  isPhotoForm,
  originOf,
  passBody,
  readBody,
  senderOf,
  sentAgain,
  withoutCard,
  type CardSearch,
} from "./guard.server.ts";
import type { PathPolicy } from "./policy-table.server.ts";
import { refuse, send } from "./send.server.ts";
import type { ServerDeps } from "./server-deps.server.ts";
import { hasNul } from "./target.server.ts";

export async function answerPost(deps: ServerDeps, exchange: Exchange): Promise<void> {
  const { request, target } = exchange;
  const policy = deps.policies.at(target.path);
  const isWebhook = policy.kind === "webhook";
  const sender = isWebhook
    ? "ours"
    : senderOf(request.headers, [deps.publicUrl.origin, originOf(request.headers.host, deps.publicUrl)]);
  // A form of an old browser leads to a page that asks to send it again; for any other body the origin stays unknown.
  if (sender === "another" || (sender === "unknown" && !isOurForm(request.headers)))
    return refuse(deps, exchange, "cross-site");
  const rules = rulesAt(policy.body, target.search);
  const wait = isWebhook && policy.body.rate === undefined ? 0 : secondsToWait(deps, exchange, policy, rules);
  if (wait > 0) return refuse(deps, exchange, "too-many", { "retry-after": String(wait) });
  // Photos are not searched for card numbers: any file has sixteen digits in a row somewhere.
  const body = isPhotoForm(rules, request.headers)
    ? passBody(request)
    : await readBody(request, BODY_BYTES[rules.size]);
  if (body === null && rules.explainsTooLarge)
    return await answerVisitor(deps, exchange, "post", { body: Buffer.alloc(0), isTooLarge: true });
  if (body === null) return refuse(deps, exchange, "too-large", { connection: "close" });
  if ("stream" in body) return await answerVisitor(deps, exchange, "post", { body });
  if (isWebhook) return await answerVisitor(deps, exchange, "webhook", { body });
  if (isOurForm(request.headers) ? hasNul(body.toString("latin1")) : !isMultipart(request.headers) && body.includes(0))
    return refuse(deps, exchange, "bad-text");
  const cards = rules.cards ?? "any";
  if (sender === "unknown") return await confirmSender(deps, exchange, { body, cards });
  await takeBody(deps, exchange, { body, cards });
}

/** The policy of a body. The query decides whether it is a report. */
function rulesAt(rules: BodyRules, search: string): BodyRules {
  const { report } = rules;
  return report && new URLSearchParams(search).has(report.query)
    ? { ...rules, size: report.size, cards: "unsearched" }
    : rules;
}

function secondsToWait(
  { limit, env }: ServerDeps,
  { request }: Exchange,
  { routeId, body }: PathPolicy,
  { size }: BodyRules,
): number {
  const clientIp = clientOf(request, { trustProxy: env.TRUST_PROXY === "yes" });
  // A body that does not say its length counts as the longest that is read.
  const length = Math.min(Number(request.headers["content-length"] ?? BODY_BYTES[size]), BODY_BYTES[size]);
  const bytes = COUNTED_BY_BYTES.includes(size) && !isPhotoForm({ ...body, size }, request.headers) ? length : 0;
  return limit.wait(clientIp, { routeId, postsPerMinute: body.rate && POSTS_PER_MINUTE[body.rate], bytes });
}

async function takeBody(
  deps: ServerDeps,
  exchange: Exchange,
  { body, cards }: { body: Buffer; cards: CardSearch },
): Promise<void> {
  if (cards === "unsearched") return await answerVisitor(deps, exchange, "post", { body });
  const { body: allowed, hasCard } = withoutCard(body, cards);
  if (hasCard && !isOurForm(exchange.request.headers) && cards !== "goods")
    return refuse(deps, exchange, "card-number");
  await answerVisitor(deps, exchange, "post", { body: allowed ?? Buffer.alloc(0), hasCard });
}

/**
 * A form without headers that state its origin: from a browser that is too old to send them, or from another site in
 * such a browser. The visitor gets a page of the shop that asks to send it again; a form from that page is accepted.
 */
async function confirmSender(
  deps: ServerDeps,
  exchange: Exchange,
  { body, cards }: { body: Buffer; cards: CardSearch },
): Promise<void> {
  const { request, target, language } = exchange;
  const options = { path: target.path, secret: deps.secret, https: deps.https };
  const fields = new URLSearchParams(formFields(body.toString("utf8")));
  const confirmed = sentAgain(fields, { ...options, cookies: request.headers.cookie ?? "" });
  if (confirmed) return await takeBody(deps, exchange, { body: Buffer.from(confirmed.toString()), cards });
  if (cards !== "unsearched" && withoutCard(body, cards).hasCard) return refuse(deps, exchange, "card-number");
  const { field, cookie } = askAgain(options);
  fields.delete(field[0]);
  const html = deps.application.resendPage(
    { action: target.path + target.search, fields: [...fields, field] },
    language,
  );
  // The page holds what was typed, so it must not be stored.
  const headers = { ...deps.htmlHeaders({ scripts: [] }), "cache-control": "no-store", "set-cookie": cookie };
  send(deps, exchange, "refused", { status: errorStatus["cross-site"], headers, body: Buffer.from(html) });
}

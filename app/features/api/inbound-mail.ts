// Endpoint for a mail server or provider: each received e-mail is one POST of its raw text. docs/INTEGRATIONS.md has the rules.

import { createHash, timingSafeEqual } from "node:crypto";
import type { Route } from "./+types/inbound-mail";
import { recordReply } from "../../../shop/messages/record-reply.server.ts";
import { looksLikeCardNumber } from "../../../shop/payments/card-leak.ts";
import { shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { defaultLanguage } from "../../i18n/languages.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = {
  kind: "webhook",
  body: { size: "email", rate: "secret", cards: "unsearched" },
} satisfies RouteHandle;

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: "POST" } });
}

/** 200 with the number of the conversation, also for an e-mail that was received before. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const secret = shop.env.INBOUND_MAIL_SECRET;
  if (secret === undefined) return answer(404, { code: "unknown" });
  if (!knowsSecret(request, secret)) return answer(401, { code: "secret-wrong" }, { "WWW-Authenticate": "Bearer" });
  const recorded = await recordReply(shop, {
    raw: new Uint8Array(await request.arrayBuffer()),
    actor: "shop",
    language: defaultLanguage,
    hasCard: (text) => looksLikeCardNumber(text, "any"),
  });
  if (!recorded.ok) return answer(statusOf(recorded.domainError), { code: recorded.domainError.code });
  return answer(200, recorded.value);
}

/** Compares hashes, which are of one length: the time says nothing about the secret. */
function knowsSecret(request: Request, secret: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

function answer(status: number, body: { code: string } | { number: string; isNew: boolean }, headers = {}) {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
}

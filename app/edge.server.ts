// The edge: who is asking, what a form says, where it may lead. What a verb refuses with has its status in refusals.server.ts.
// Invariant: the visitor's secret is known to the visitor's browser alone (the database has its hash), and nothing
// that looks like a card number goes further than this file.

import { createHash, randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { COOKIE_YEAR, cookieName, cookieText, readCookie } from "../base/cookie.ts";
import type { AccountId, VisitorId } from "../base/id.ts";
import { findSession } from "../shop/accounts/find-session.server.ts";
import { SESSION_COOKIE, sessionCookieName } from "../shop/accounts/session-cookie.server.ts";
import type { SignedIn } from "../shop/accounts/session.ts";
import { networkOf } from "../shop/inventory/allocations/holder.ts";
import { cardFields } from "../shop/payments/card-form.ts";
import { looksLikeCardNumber } from "../shop/payments/card-leak.ts";
import { formFields } from "./server/form-fields.server.ts";
import { ASKER_HEADER, CARD_SEEN_HEADER, TOO_LARGE_HEADER } from "./server/guard.server.ts";
import { links } from "./links.ts";
import type { Shop } from "./composition.server.ts";

const VISITOR = "visitor";
const DEVICE = "device";
const SECRET_BYTES = 20; // 160 bits

/** What it takes to know who asks. */
type Deps = Pick<Shop, "db" | "env" | "authSecret">;

/** Who is signed in, or null. One query, and none for a browser without a session. */
export async function signedInOf(request: Request, shop: Deps): Promise<SignedIn | null> {
  const cookie = readCookie(request.headers.get("cookie") ?? "", sessionCookieName(shop.env.PUBLIC_URL));
  if (cookie === null) return null;
  return findSession(shop, unescaped(cookie));
}

/** Who is asking: the visitor of the account that is signed in, else the browser's; null for one that has put nothing anywhere yet. */
export async function visitorOf(request: Request, shop: Deps): Promise<VisitorId | null> {
  return (await signedInOf(request, shop))?.visitorId ?? guestOf(request, shop);
}

/** The visitor that the browser itself is, whoever is signed in. */
export function guestOf(request: Request, shop: Pick<Shop, "env">): VisitorId | null {
  const secret = readCookie(request.headers.get("cookie") ?? "", cookieName(VISITOR, isHttps(shop)));
  return secret && /^[\w-]{27}$/.test(secret) ? visitorIdOf(secret) : null;
}

/** Who is asking; a browser that has no name yet gets one, with the headers that tell it. For what writes. */
export async function visitorFor(
  request: Request,
  shop: Deps,
): Promise<{ visitorId: VisitorId; headers: Record<string, string> }> {
  const known = await visitorOf(request, shop);
  if (known) return { visitorId: known, headers: {} };
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  return {
    visitorId: visitorIdOf(secret),
    headers: { "Set-Cookie": cookieText(VISITOR, { value: secret, seconds: COOKIE_YEAR, https: isHttps(shop) }) },
  };
}

/** The header that gives the browser its session's cookie, for as many seconds. */
export function sessionHeaders(
  shop: Pick<Shop, "env">,
  { cookie, seconds }: { cookie: string; seconds: number },
): Record<string, string> {
  return {
    "Set-Cookie": cookieText(SESSION_COOKIE, { value: encodeURIComponent(cookie), seconds, https: isHttps(shop) }),
  };
}

/** The headers that make the browser nobody: no session, and a new visitor at its next step. */
export function forgetBrowser(shop: Pick<Shop, "env">): Headers {
  const headers = new Headers();
  for (const name of [SESSION_COOKIE, VISITOR])
    headers.append("Set-Cookie", cookieText(name, { value: "", seconds: 0, https: isHttps(shop) }));
  return headers;
}

function isHttps({ env }: Pick<Shop, "env">): boolean {
  return env.PUBLIC_URL.startsWith("https:");
}

function visitorIdOf(secret: string): VisitorId {
  return createHash("sha256").update(secret).digest("hex") as VisitorId;
}

function unescaped(cookie: string): string {
  try {
    return decodeURIComponent(cookie);
  } catch {
    return "";
  }
}

/** The address of the page that is asked for. The router asks for a page's data under an address of their own. */
export function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  return pathname.replace(/\.data$/, "") + (searchParams.size > 0 ? `?${searchParams}` : "");
}

/** For what only somebody with an account may see: who is signed in. Throws the way to sign in, which leads back. */
export async function requireAccount(request: Request, shop: Deps): Promise<SignedIn> {
  const signedIn = await signedInOf(request, shop);
  if (!signedIn) throw redirect(links.login({ to: pageOf(request) }));
  return signedIn;
}

/** A member of staff at work; `actor` names them in the audit log. */
export type StaffMember = { actor: `staff:${AccountId}`; accountId: AccountId; name: string };

/**
 * For every loader and action under /office: the member of staff who asks. Throws what answers instead: the way to sign
 * in, the way to the code of the second factor, or for anybody else a page that does not exist.
 */
export async function requireStaff(request: Request, shop: Deps): Promise<StaffMember> {
  const signedIn = await signedInOf(request, shop);
  const back = new URLSearchParams({ to: pageOf(request) });
  if (!signedIn) throw redirect(links.login(back));
  if (signedIn.role !== "staff") throw data(null, { status: 404 });
  if (!signedIn.hasSecondFactor) throw redirect(links.officeCode(back));
  return { actor: `staff:${signedIn.accountId}`, accountId: signedIn.accountId, name: signedIn.name };
}

/** Which address asks, as the shop's own server says: for limits. Programs that ask routes as functions have none. */
export function askerOf(request: Request): { asker: string; userAgent: string } {
  return { asker: request.headers.get(ASKER_HEADER) ?? "", userAgent: request.headers.get("user-agent") ?? "" };
}

/** The network that asks, for limits on what is held; null for programs that ask routes as functions. */
export function networkAsking(request: Request): string | null {
  return networkOf(askerOf(request).asker);
}

/** The secret by which a browser is known that somebody signed in with before. */
export function deviceOf(request: Request, shop: Pick<Shop, "env">): string | null {
  return readCookie(request.headers.get("cookie") ?? "", cookieName(DEVICE, isHttps(shop)));
}

/** The cookie that keeps it, which outlives the session: only signing in reads it. */
export function deviceCookie(shop: Pick<Shop, "env">, device: string): string {
  return cookieText(DEVICE, { value: device, seconds: COOKIE_YEAR, https: isHttps(shop) });
}

/** What a form sent, a text a field; null where it holds what must be taken for a card number. */
export type Fields = Record<string, string>;

/** `of`: "goods" where barcodes are written. */
export async function readFields(request: Request, of: "any" | "goods" = "any"): Promise<Fields | null> {
  const body = await request.text();
  if (hadCard(request)) return null;
  return looksLikeCardNumber(body, of) ? null : Object.fromEntries(formFields(body));
}

/** A form with files; null where it cannot be read, or a field or a file's name in it holds what no database can store. */
export async function readFileForm(request: Request): Promise<FormData | null> {
  const form = await request.formData().catch(() => null);
  if (form === null) return null;
  return [...form.values()].every((value) => !(typeof value === "string" ? value : value.name).includes("\u0000"))
    ? form
    : null;
}

/** Whether a card number was in what was sent, which was then thrown away. */
export function hadCard(request: Request): boolean {
  return request.headers.has(CARD_SEEN_HEADER);
}

/** Whether so much was sent that it was thrown away. */
export function wasTooLarge(request: Request): boolean {
  return request.headers.has(TOO_LARGE_HEADER);
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; values: Fields; errors: Record<string, string> };

/** Reads fields by a schema: its value, or the first message code of each field and what was typed, to show it again. */
export function parseFields<T>(schema: z.ZodType<T>, fields: Fields | null): Parsed<T> {
  if (fields === null) return { ok: false, values: {}, errors: { form: "card-number" } };
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return { ok: false, values: withoutCard(fields), errors };
}

function withoutCard(fields: Fields): Fields {
  const card: readonly string[] = cardFields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !card.includes(name)));
}

// The edge: identifies the visitor, parses forms, validates return addresses.
// Invariant: only the visitor's browser has the visitor's secret (the database has its hash), and nothing that looks
// like a card number goes further than this file.

import { createHash, randomBytes } from "node:crypto";
import { data, redirect } from "react-router";
import type { z } from "zod";
import { COOKIE_YEAR, cookieName, cookieText, readCookie } from "../base/cookie.ts";
import type { AccountId, SessionId, VisitorId } from "../base/id.ts";
import { findSession } from "../shop/accounts/find-session.server.ts";
import { SESSION_COOKIE, sessionCookieName } from "../shop/accounts/session-cookie.server.ts";
import { hasRight, type Right, type StaffRole } from "../shop/accounts/rights.ts";
import type { SignedIn } from "../shop/accounts/session.ts";
import { networkOf } from "../shop/inventory/allocations/holder.ts";
import { cardFields } from "../shop/payments/card-form.ts";
import { looksLikeCardNumber } from "../shop/payments/card-leak.ts";
import { pagePath, pageSearch } from "./data-requests.ts";
import { cleanField, typedFields } from "./server/form-fields.server.ts";
import { CLIENT_HEADER, CARD_SEEN_HEADER, TOO_LARGE_HEADER } from "./server/guard.server.ts";
import { links } from "./links.ts";
import type { Shop } from "./composition.server.ts";

const VISITOR = "visitor";
const DEVICE = "device";
const SECRET_BYTES = 20; // 160 bits

/** What is needed to identify the visitor. */
type Deps = Pick<Shop, "db" | "env" | "authSecret">;

/** The signed-in person, or null. One query; none for a browser without a session. */
export async function signedInOf(request: Request, shop: Deps): Promise<SignedIn | null> {
  const cookie = readCookie(request.headers.get("cookie") ?? "", sessionCookieName({ https: isHttps(shop) }));
  if (cookie === null) return null;
  return findSession(shop, unescaped(cookie));
}

/**
 * The current visitor: that of the signed-in account, else that of the browser; null for a browser that has stored
 * nothing yet.
 */
export async function visitorOf(request: Request, shop: Deps): Promise<VisitorId | null> {
  return (await signedInOf(request, shop))?.visitorId ?? guestOf(request, shop);
}

/** The browser's own visitor, whoever is signed in. */
export function guestOf(request: Request, shop: Pick<Shop, "env">): VisitorId | null {
  const secret = readCookie(request.headers.get("cookie") ?? "", cookieName(VISITOR, isHttps(shop)));
  return secret && /^[\w-]{27}$/.test(secret) ? visitorIdOf(secret) : null;
}

/**
 * The current visitor. Creates one for a browser that has none, with the headers that set its cookie. For actions that
 * write.
 */
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

/** The header that sets the session cookie, valid for so many seconds. */
export function sessionHeaders(
  shop: Pick<Shop, "env">,
  { cookie, seconds }: { cookie: string; seconds: number },
): Record<string, string> {
  return {
    "Set-Cookie": cookieText(SESSION_COOKIE, { value: encodeURIComponent(cookie), seconds, https: isHttps(shop) }),
  };
}

/** Clears the session and visitor cookies. The next write creates a new visitor. */
export function clearCookies(shop: Pick<Shop, "env">): Headers {
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

/** The address of the requested page. The router requests a page's data under another address. */
export function pageOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pagePath(pathname) + pageSearch(search);
}

/** For pages that need an account: the signed-in person. Throws a redirect to sign in, which leads back. */
export async function requireAccount(request: Request, shop: Deps): Promise<SignedIn> {
  const signedIn = await signedInOf(request, shop);
  if (!signedIn) throw redirect(links.login({ to: pageOf(request) }));
  return signedIn;
}

/** A signed-in member of staff; `actor` names them in the audit log. */
export type StaffMember = {
  actor: `staff:${AccountId}`;
  accountId: AccountId;
  sessionId: SessionId;
  name: string;
  roles: readonly StaffRole[];
};

/**
 * For every loader and action under /office: the member of staff, if they have this right. Otherwise throws a redirect to
 * sign in or to the second factor's code, a 403 for staff without the right, or a 404 for anybody else. One query.
 */
export async function requireStaff(request: Request, shop: Deps, right: Right): Promise<StaffMember> {
  const signedIn = await signedInOf(request, shop);
  const back = new URLSearchParams({ to: pageOf(request) });
  if (!signedIn) throw redirect(links.login(back));
  if (signedIn.role !== "staff") throw data(null, { status: 404 });
  if (!signedIn.hasSecondFactor) throw redirect(links.officeCode(back));
  const { accountId, sessionId, name, staffRoles: roles } = signedIn;
  if (!hasRight(roles, right)) throw missingRight(right, await typedIn(request));
  return { actor: `staff:${accountId}`, accountId, sessionId, name, roles };
}

/** For an action with several forms: throws the 403 of `requireStaff` unless this form's right is there. */
export function demandRight(staff: Pick<StaffMember, "roles">, right: Right, typed: Fields | null): void {
  if (!hasRight(staff.roles, right)) throw missingRight(right, typed);
}

/**
 * What a 403 of the office tells its page. Invariant: a right that was taken away while somebody typed loses nothing:
 * the page shows the fields of the refused form and can send them again.
 */
export type MissingRight = { missingRight: Right; typed: Fields | null };

function missingRight(right: Right, typed: Fields | null) {
  const shownAgain =
    typed && Object.fromEntries(Object.entries(typed).filter(([name]) => !/password|code|secret/i.test(name)));
  return data({ missingRight: right, typed: shownAgain } satisfies MissingRight, { status: 403 });
}

/** The text fields of a refused form; null where there are none. Files are not kept. */
async function typedIn(request: Request): Promise<Fields | null> {
  if (request.method !== "POST" || request.bodyUsed) return null;
  if (!(request.headers.get("content-type") ?? "").startsWith("multipart/")) return readFields(request);
  const form = await readFileForm(request);
  const texts = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return texts.length === 0 || looksLikeCardNumber(texts.join(" "), "any") ? null : Object.fromEntries(texts);
}

/**
 * The client's IP address, as our HTTP server passes it on, and its user agent: for limits. Empty where a program calls
 * the route as a function.
 */
export function clientOf(request: Request): { clientIp: string; userAgent: string } {
  return { clientIp: request.headers.get(CLIENT_HEADER) ?? "", userAgent: request.headers.get("user-agent") ?? "" };
}

/** The client's network, for limits on allocations; null where a program calls the route as a function. */
export function clientNetwork(request: Request): string | null {
  return networkOf(clientOf(request).clientIp);
}

/** The secret that identifies a browser in which somebody has signed in before. */
export function deviceOf(request: Request, shop: Pick<Shop, "env">): string | null {
  return readCookie(request.headers.get("cookie") ?? "", cookieName(DEVICE, isHttps(shop)));
}

/** The cookie that stores it and outlives the session. Only signing in reads it. */
export function deviceCookie(shop: Pick<Shop, "env">, device: string): string {
  return cookieText(DEVICE, { value: device, seconds: COOKIE_YEAR, https: isHttps(shop) });
}

/** The fields of a form, a string each; null where a field may hold a card number. */
export type Fields = Record<string, string>;

/** `of`: "goods" where barcodes may be typed, "unsearched" where staff type serial numbers, which can look like cards. */
export async function readFields(request: Request, of: "any" | "goods" | "unsearched" = "any"): Promise<Fields | null> {
  const body = await request.text();
  if (hadCard(request)) return null;
  if (of !== "unsearched" && looksLikeCardNumber(body, of)) return null;
  return Object.fromEntries(typedFields(body));
}

/**
 * A form with files; null where it cannot be parsed, or where a field or file name holds a character that the database
 * cannot store.
 */
export async function readFileForm(request: Request): Promise<FormData | null> {
  const form = await request.formData().catch(() => null);
  if (form === null) return null;
  const hasNul = [...form.values()].some((value) =>
    (typeof value === "string" ? value : value.name).includes("\u0000"),
  );
  if (hasNul) return null;
  const cleaned = new FormData();
  for (const [name, value] of form) cleaned.append(name, typeof value === "string" ? cleanField(name, value) : value);
  return cleaned;
}

/** Whether the body held a card number and was discarded. */
export function hadCard(request: Request): boolean {
  return request.headers.has(CARD_SEEN_HEADER);
}

/** Whether the body was too large and was discarded. */
export function wasTooLarge(request: Request): boolean {
  return request.headers.has(TOO_LARGE_HEADER);
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; values: Fields; errors: Record<string, string> };

/** A check without a code of ours has a sentence of the library, in English: no page may show it. */
const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Parses fields by a schema: its value, or the first error code of each field with the input, to show it again. */
export function parseFields<T>(schema: z.ZodType<T>, fields: Fields | null): Parsed<T> {
  if (fields === null) return { ok: false, values: {}, errors: { form: "card-number" } };
  const parsed = schema.safeParse(fields);
  if (parsed.success) return { ok: true, value: parsed.data };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    errors[String(path[0] ?? "form")] ??= CODE.test(message) ? message : "form-invalid";
  return { ok: false, values: withoutCard(fields), errors };
}

function withoutCard(fields: Fields): Fields {
  const card: readonly string[] = cardFields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !card.includes(name)));
}

// Calls of the staff API: who calls, whether they may, what they send; and the answers. Cookies count for nothing here.

import { createHash } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { z } from "zod";
import { cleanJson } from "../../../../base/clean-text.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import type { ApiCaller, ApiScope } from "../../../../shop/integrations/api-token.ts";
import { recogniseToken } from "../../../../shop/integrations/change-tokens.server.ts";
import { countCall } from "../../../../shop/integrations/count-call.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { operations, type Operation } from "./operations.ts";
import type { problemShape } from "./schemas.ts";

type Input<Schema> = Schema extends z.ZodType ? z.infer<Schema> : null;

export type ApiCall<Op extends Operation> = {
  shop: Shop;
  caller: ApiCaller;
  query: Op extends { query: infer Query } ? Input<Query> : null;
  body: Op extends { body: infer Body } ? Input<Body> : null;
  /** The version that If-Match names; empty where the operation asks for none. */
  version: string;
};

/** The codes of the API itself, next to those of the domain errors. */
type ProblemCode = "token-missing" | "scope-missing" | "version-required" | "not-json" | "bad-method" | "unknown";

type ProblemDetails = { fields?: Record<string, string>; headers?: Record<string, string>; details?: object };

export function answerProblem(
  status: number,
  code: ProblemCode | (string & {}),
  { fields, headers = {}, details }: ProblemDetails = {},
): Response {
  const body: z.infer<typeof problemShape> = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "",
    status,
    code,
    ...(fields && { fields }),
    ...(details && { details: { ...details } }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/problem+json", "Cache-Control": "no-store", ...headers },
  });
}

/** A verb's domain error. `changed`: the code that means that somebody else has changed the thing since it was read. */
export function answerDomainError(
  { kind, code, ...rest }: Pick<AnyDomainError, "kind" | "code">,
  { changed }: { changed?: string } = {},
): Response {
  const status = code === changed ? 412 : statusOf({ kind, code });
  const { fields, ...details } = rest as { fields?: Record<string, string> };
  return answerProblem(status, code, {
    ...(fields && { fields }),
    ...(Object.keys(details).length > 0 && { details }),
  });
}

export function answerJson<Schema extends z.ZodType>(
  { answer }: { answer: Schema },
  body: z.input<Schema>,
  { version }: { version?: string } = {},
): Response {
  return new Response(JSON.stringify(answer.parse(body)), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      ...(version !== undefined && { ETag: `"${version}"` }),
    },
  });
}

/** A version of a few values, for things that have none of their own. */
export function versionOf(values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 24);
}

function methodsAt(path: string): string[] {
  const known = Object.values(operations).filter((operation) => operation.path === path);
  return [...new Set(known.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))), "OPTIONS"];
}

/**
 * Answers one call: the method, then the token, its scope and its rate, then what was sent. Then `work` calls the verbs.
 * It answers a problem for everything that is not as the operation says.
 */
export async function answerCall<Op extends Operation>(
  { request, shop }: { request: Request; shop: Shop },
  operation: Op,
  work: (call: ApiCall<Op>) => Promise<Response>,
): Promise<Response> {
  const allow = { Allow: methodsAt(operation.path).join(", ") };
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: allow });
  if (request.method !== operation.method) return answerProblem(405, "bad-method", { headers: allow });
  const called = await callerOf(request, shop, operation.scopes);
  if (called instanceof Response) return called;
  const query = operation.query ? operation.query.safeParse(parametersOf(request)) : null;
  if (query?.success === false) return answerInvalid(query.error);
  const version = versionIn(request);
  if (operation.isConditional && version === null) return answerProblem(428, "version-required");
  const body = operation.body ? await bodyOf(request, operation.body) : null;
  if (body instanceof Response) return body;
  return await work({ shop, caller: called, query: query?.data ?? null, body, version: version ?? "" } as ApiCall<Op>);
}

const BEARER = /^Bearer ([\w-]{1,200})$/i;

async function callerOf(request: Request, shop: Shop, scopes: readonly ApiScope[]): Promise<ApiCaller | Response> {
  const secret = BEARER.exec(request.headers.get("authorization") ?? "")?.[1];
  const challenge = { "WWW-Authenticate": "Bearer" };
  if (secret === undefined) return answerProblem(401, "token-missing", { headers: challenge });
  const known = await recogniseToken(shop, { secret });
  if (!known.ok) return answerProblem(401, known.domainError.code, { headers: challenge });
  const wait = await countCall(shop, known.value);
  if (wait > 0) return answerProblem(429, "too-many", { headers: { "Retry-After": String(wait) } });
  return scopes.some((scope) => known.value.scopes.includes(scope)) ? known.value : answerScope(scopes);
}

export function answerScope(scopes: readonly ApiScope[]): Response {
  return answerProblem(403, "scope-missing", { details: { scopes } });
}

function parametersOf(request: Request): Record<string, string> {
  return cleanJson(Object.fromEntries(new URL(request.url).searchParams));
}

function versionIn(request: Request): string | null {
  const match = /^(?:W\/)?"([\w-]{1,100})"$/.exec(request.headers.get("if-match")?.trim() ?? "");
  return match?.[1] ?? null;
}

async function bodyOf(request: Request, schema: z.ZodType): Promise<unknown> {
  const text = await request.text();
  const type = request.headers.get("content-type") ?? "";
  const isEmpty = text.trim() === "";
  if (!isEmpty && !/^application\/(?:merge-patch\+)?json\b/i.test(type)) return answerProblem(415, "not-json");
  const read = schema.safeParse(isEmpty ? {} : cleanJson(parsedJson(text)));
  return read.success ? read.data : answerInvalid(read.error);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function answerInvalid({ issues }: z.ZodError): Response {
  const fields: Record<string, string> = {};
  for (const { path, code } of issues) fields[path.join(".") || "body"] ??= code;
  return answerProblem(422, "form-invalid", { fields });
}

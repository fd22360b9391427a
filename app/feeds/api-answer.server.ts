// Responses of the read-only API: open to any site (CORS), with an ETag; errors as RFC 9457 problem documents.

import type { z } from "zod";
import { answerWith } from "./answer.server.ts";
import type { problem } from "./api.ts";

const FRESH_FOR = 10; // seconds
const openToAll = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "ETag",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

export function answerJson(request: Request, body: unknown): Response {
  return answerWith(request, {
    body: JSON.stringify(body),
    type: "application/json; charset=utf-8",
    maxAge: FRESH_FOR,
    headers: openToAll,
  });
}

const titles = { 400: "Bad request", 404: "Not found", 503: "Service unavailable" } as const;

export function answerProblem(status: keyof typeof titles, detail: string): Response {
  const body: z.infer<typeof problem> = { type: "about:blank", title: titles[status], status, detail };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...openToAll, "Content-Type": "application/problem+json", "Cache-Control": "no-store" },
  });
}

/** Answers a CORS preflight, which browsers send before If-None-Match from another site; null for any other request. */
export function answerPreflight(request: Request): Response | null {
  if (request.method !== "OPTIONS") return null;
  return new Response(null, {
    status: 204,
    headers: {
      ...openToAll,
      "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
      "Access-Control-Allow-Headers": "If-None-Match",
      "Access-Control-Max-Age": "86400",
      Allow: "GET, HEAD, OPTIONS",
    },
  });
}

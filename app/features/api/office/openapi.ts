// /api/office/openapi.json: the staff API described for programs. It says nothing about the shop's data, so it needs no token.

import type { Route } from "./+types/openapi";
import { shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerProblem } from "./answer.server.ts";
import { staffOpenApi } from "./openapi-document.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: ALLOW } });
  const { publicUrl, company } = context.get(shopContext);
  return Response.json(staffOpenApi({ origin: publicUrl, shopName: company.name }), {
    headers: { "Cache-Control": "public, max-age=60" },
  });
}

const ALLOW = "GET, HEAD, OPTIONS";

export function action() {
  return answerProblem(405, "bad-method", { headers: { Allow: ALLOW } });
}

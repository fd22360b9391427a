// /api/openapi.json: the API described for programs.

import type { Route } from "./+types/openapi";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerJson, answerPreflight } from "../../feeds/api-answer.server.ts";
import { openApi } from "../../feeds/openapi.ts";

export const handle = { kind: "api" } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs) {
  const { publicUrl, company } = context.get(shopContext);
  return answerPreflight(request) ?? answerJson(request, openApi({ origin: publicUrl, shopName: company.name }));
}

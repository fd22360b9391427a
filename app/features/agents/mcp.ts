// /api/ucp/mcp: the MCP server for buyers' programs, at the address that the Universal Commerce Protocol's shops use.

import type { Route } from "./+types/mcp";
import { languageContext, shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerMcp } from "./mcp-server.server.ts";

export const handle = { kind: "agents", body: { size: "message" } } satisfies RouteHandle;

export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  return answerMcp({ shop: context.get(shopContext), request, language: context.get(languageContext) });
}

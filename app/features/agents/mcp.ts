// /api/ucp/mcp: the MCP server for buyers' programs, at the address that the Universal Commerce Protocol's shops use.

import type { Route } from "./+types/mcp";
import { languageContext, shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "agents", body: { size: "message" } } satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  // Imported on demand: the SDK takes about nine megabytes of memory.
  const { answerMcp } = await import("./mcp-server.server.ts");
  return answerMcp({ shop: context.get(shopContext), request, language: context.get(languageContext) });
}

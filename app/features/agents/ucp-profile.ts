// /.well-known/ucp: what programs can do here, and where.

import type { Route } from "./+types/ucp-profile";
import { shopContext } from "../../context.server.ts";
import { answerJson, answerPreflight } from "../../feeds/api-answer.server.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ucpProfile } from "./ucp/protocol.ts";

export const handle = { kind: "api" } satisfies RouteHandle;

export function loader({ request, context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(shopContext);
  return answerPreflight(request) ?? answerJson(request, ucpProfile({ endpoint: publicUrl + links.mcp() }));
}

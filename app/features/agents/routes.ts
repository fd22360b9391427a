// Routes of app/features/agents. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const agentsRoutes: RouteConfigEntry[] = [
  route("api/ucp/mcp", "features/agents/mcp.ts"),
  route(".well-known/ucp", "features/agents/ucp-profile.ts"),
  route("llms.txt", "features/agents/llms.ts"),
];

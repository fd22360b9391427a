// Routes of the shell: what every page asks for, and the page for unknown paths. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const shellRoutes: RouteConfigEntry[] = [
  route("api/suggestions", "shell/suggestions-api.ts"),
  route("api/session", "shell/session-api.ts"),
  route("*", "shell/not-found.tsx"),
];

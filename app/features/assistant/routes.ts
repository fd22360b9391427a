// Routes of app/features/assistant. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const assistantRoutes: RouteConfigEntry[] = [
  route("assistant", "features/assistant/assistant.tsx"),
  route("api/assistant", "features/assistant/assistant-api.ts"),
];

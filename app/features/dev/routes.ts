// Routes of app/features/dev. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const devRoutes: RouteConfigEntry[] = [
  route("dev/outbox", "features/dev/outbox.tsx"),
  route("dev/outbox/:id", "features/dev/outbox-email.ts"),
  route("ui", "features/dev/kit.tsx"),
];

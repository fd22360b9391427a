// Routes of app/features/compare. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const compareRoutes: RouteConfigEntry[] = [
  route("compare", "features/compare/compare.tsx"),
  route("api/listings", "features/compare/listings-api.ts"),
];

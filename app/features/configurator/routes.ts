// Routes of app/features/configurator. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const configuratorRoutes: RouteConfigEntry[] = [
  route("configurator", "features/configurator/configurator.tsx"),
  route("configurator/:category", "features/configurator/choose.tsx"),
  route("account/builds", "features/configurator/saved-builds/saved-builds.tsx"),
];

// Routes of app/features/saved. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const savedRoutes: RouteConfigEntry[] = [
  route("favourites", "features/saved/favourites/favourites.tsx"),
  route("alerts/for/:productType", "features/saved/alerts/alert.tsx"),
  route("alerts/confirm", "features/saved/alerts/alert-confirm.tsx"),
  route("alerts/off", "features/saved/alerts/alert-off.tsx"),
  route("api/viewed", "features/saved/viewed-api.ts"),
  route("account/alerts", "features/saved/alerts/own-alerts.tsx"),
];

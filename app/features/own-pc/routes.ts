// Routes of app/features/own-pc. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const ownPcRoutes: RouteConfigEntry[] = [
  route("my-pc", "features/own-pc/my-pc.tsx"),
  route("my-pc/upgrades", "features/own-pc/upgrades.tsx"),
  route("my-pc/build", "features/own-pc/own-build/own-build.tsx"),
  route("my-pc/build/:category", "features/own-pc/own-build/choose-for-own-pc.tsx"),
  route("api/my-pc", "features/own-pc/fits-api.ts"),
];

// Routes of app/features/catalogue. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const catalogueRoutes: RouteConfigEntry[] = [
  route("products", "features/catalogue/products.tsx"),
  route("products/for/:game", "features/catalogue/game-preset.ts"),
  route("components", "features/catalogue/component-categories.tsx"),
  route("components/:category", "features/catalogue/component-category.tsx"),
];

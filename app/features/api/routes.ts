// Routes of app/features/api. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const apiRoutes: RouteConfigEntry[] = [
  route("api/products", "features/api/products.ts"),
  route("api/products/:id", "features/api/product.ts"),
  route("api/openapi.json", "features/api/openapi.ts"),
];

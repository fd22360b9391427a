// Routes of app/features/product. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const productRoutes: RouteConfigEntry[] = [
  route("products/:id/reserve", "features/product/reserve/reserve.tsx"),
  route("products/:id/question", "features/product/question/question.tsx"),
  route("products/:id", "features/product/product.tsx"),
];

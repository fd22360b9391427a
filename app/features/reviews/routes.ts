// Routes of app/features/reviews. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const reviewsRoutes: RouteConfigEntry[] = [
  route("reviews", "features/reviews/reviews.tsx"),
  route("account/orders/:number/review", "features/reviews/order-review.tsx"),
];

// Routes of app/features/content. Each file is named by its path from app/.

import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";

export const contentRoutes: RouteConfigEntry[] = [
  index("features/content/home/home.tsx"),
  route("about", "features/content/about/about.tsx"),
  route("estimates", "features/content/estimates/estimates.tsx"),
  route("contact", "features/content/contact/contact.tsx"),
  route("terms", "features/content/legal/terms.tsx"),
  route("privacy", "features/content/legal/privacy.tsx"),
  ...["cookies", "delivery", "withdrawal-form", "guarantee", "recycling", "accessibility", "product-safety"].map(
    (path) => route(path, "features/content/legal/legal.tsx", { id: `features/content/legal/${path}` }),
  ),
];

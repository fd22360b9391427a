// Routes of app/features/newsletter. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const newsletterRoutes: RouteConfigEntry[] = [
  route("newsletter", "features/newsletter/newsletter.tsx"),
  route("newsletter/confirm", "features/newsletter/newsletter-confirm.tsx"),
  route("newsletter/off", "features/newsletter/newsletter-off.tsx"),
];

// Routes of app/features/feeds. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const feedsRoutes: RouteConfigEntry[] = [
  route("og/:name", "features/feeds/preview.ts"),
  route("feeds/:file", "features/feeds/feed.ts"),
  route("robots.txt", "features/feeds/robots.ts"),
  route("sitemap.xml", "features/feeds/sitemap.ts"),
  route("sitemaps/:file", "features/feeds/sitemap-part.ts"),
];

// The site map, in the order of the specification's section 2.

import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("products", "routes/products.tsx"),
  route("products/for/:game", "routes/game-preset.ts"),
  route("compare", "routes/compare.tsx"),
  route("products/:id", "routes/product.tsx"),
  route("components", "routes/components.tsx"),
  route("components/:category", "routes/component-category.tsx"),
  route("drawings/:name", "routes/drawings.ts"),
  route("api/products", "routes/api/products.ts"),
  route("api/products/:id", "routes/api/product.ts"),
  route("api/openapi.json", "routes/api/openapi.ts"),
  route("feeds/:file", "routes/syndication/feed.ts"),
  route("robots.txt", "routes/syndication/robots.ts"),
  route("sitemap.xml", "routes/syndication/sitemap.ts"),
  route("sitemaps/:file", "routes/syndication/sitemap-part.ts"),
  route("configurator", "routes/configurator.tsx"),
  route("components/sell", "routes/sell-components.tsx"),
  route("sell", "routes/sell.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("terms", "routes/terms.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("reviews", "routes/reviews.tsx"),
  route("api/assistant", "routes/api.assistant.ts"),
  route("ui", "routes/ui.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;

// The site map: the routes of every feature and of the shell. Their order does not matter, the router ranks paths itself.

import type { RouteConfig } from "@react-router/dev/routes";
import { accountRoutes } from "./features/account/routes.ts";
import { agentsRoutes } from "./features/agents/routes.ts";
import { apiRoutes } from "./features/api/routes.ts";
import { assistantRoutes } from "./features/assistant/routes.ts";
import { cartRoutes } from "./features/cart/routes.ts";
import { catalogueRoutes } from "./features/catalogue/routes.ts";
import { checkoutRoutes } from "./features/checkout/routes.ts";
import { compareRoutes } from "./features/compare/routes.ts";
import { configuratorRoutes } from "./features/configurator/routes.ts";
import { contentRoutes } from "./features/content/routes.ts";
import { devRoutes } from "./features/dev/routes.ts";
import { feedsRoutes } from "./features/feeds/routes.ts";
import { newsletterRoutes } from "./features/newsletter/routes.ts";
import { officeRoutes } from "./features/office/routes.ts";
import { ordersRoutes } from "./features/orders/routes.ts";
import { ownPcRoutes } from "./features/own-pc/routes.ts";
import { passportRoutes } from "./features/passport/routes.ts";
import { productRoutes } from "./features/product/routes.ts";
import { returnsRoutes } from "./features/returns/routes.ts";
import { reviewsRoutes } from "./features/reviews/routes.ts";
import { savedRoutes } from "./features/saved/routes.ts";
import { shellRoutes } from "./shell/routes.ts";
import { tradeInRoutes } from "./features/trade-in/routes.ts";

export default [
  ...contentRoutes,
  ...catalogueRoutes,
  ...productRoutes,
  ...passportRoutes,
  ...compareRoutes,
  ...savedRoutes,
  ...newsletterRoutes,
  ...feedsRoutes,
  ...apiRoutes,
  ...agentsRoutes,
  ...tradeInRoutes,
  ...configuratorRoutes,
  ...ownPcRoutes,
  ...returnsRoutes,
  ...reviewsRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...ordersRoutes,
  ...accountRoutes,
  ...officeRoutes,
  ...devRoutes,
  ...assistantRoutes,
  ...shellRoutes,
] satisfies RouteConfig;

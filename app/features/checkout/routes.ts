// Routes of app/features/checkout. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const checkoutRoutes: RouteConfigEntry[] = [
  route("checkout", "features/checkout/checkout.tsx"),
  route("checkout/pay/:number", "features/checkout/pay.tsx"),
  route("checkout/return/:number", "features/checkout/card-return.ts"),
  route("checkout/complete/:number", "features/checkout/complete.tsx"),
  route("api/postal-codes/:code", "features/checkout/postal-code-api.ts"),
  route("api/checkout-fields", "features/checkout/judge-fields-api.ts"),
  route("webhooks/card", "features/checkout/card-webhook.ts"),
];

// Routes of app/features/api. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const apiRoutes: RouteConfigEntry[] = [
  route("api/products", "features/api/products.ts"),
  route("api/products/:id", "features/api/product.ts"),
  route("api/openapi.json", "features/api/openapi.ts"),
  route("api/inbound-mail", "features/api/inbound-mail.ts"),
  route("api/office/openapi.json", "features/api/office/openapi.ts"),
  route("api/office/listings", "features/api/office/listings.ts"),
  route("api/office/listings/:id", "features/api/office/listing.ts"),
  route("api/office/units", "features/api/office/units.ts"),
  route("api/office/units/:code", "features/api/office/unit.ts"),
  route("api/office/units/:code/write-off", "features/api/office/unit-write-off.ts"),
  route("api/office/orders", "features/api/office/orders.ts"),
  route("api/office/orders/:number", "features/api/office/order.ts"),
  route("api/office/orders/:number/prepare", "features/api/office/order-prepare.ts"),
  route("api/office/orders/:number/ship", "features/api/office/order-ship.ts"),
  route("api/office/orders/:number/deliver", "features/api/office/order-deliver.ts"),
  route("api/office/*", "features/api/office/unknown.ts"),
];

// Routes of app/features/orders. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const ordersRoutes: RouteConfigEntry[] = [
  route("keep/:id", "features/orders/extend/extend.tsx"),
  route("keep-again", "features/orders/extend/resend-link.ts"),
  route("account/orders", "features/orders/orders.tsx"),
  route("account/orders/:number", "features/orders/order.tsx"),
  route("account/invoices", "features/orders/invoices.tsx"),
  route("account/warranties", "features/orders/warranties.tsx"),
  route("account/warranties/:id/certificate.pdf", "features/orders/warranty-certificate.ts"),
  route("account/reservations", "features/orders/reservations.tsx"),
  route("account/orders/:number/papers/:document", "features/orders/order-document.ts"),
];

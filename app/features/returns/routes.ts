// Routes of app/features/returns. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const returnsRoutes: RouteConfigEntry[] = [
  route("withdraw", "features/returns/withdraw.tsx"),
  route("withdraw/:number", "features/returns/withdraw-order.tsx"),
  route("account/orders/:number/claim", "features/returns/claim.tsx"),
  route("account/claims/:number", "features/returns/own-claim.tsx"),
  route("account/claims/:number/photos/:photo", "features/returns/claim-photo.ts"),
  route("account/warranties/:id/claim", "features/returns/holder-claim.tsx"),
];

// Routes of app/features/trade-in. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const tradeInRoutes: RouteConfigEntry[] = [
  route("api/parts", "features/trade-in/wizard/parts-api.ts"),
  route("api/card-worth", "features/trade-in/loose-parts/card-worth-api.ts"),
  route("components/sell", "features/trade-in/loose-parts/sell-components.tsx"),
  route("sell", "features/trade-in/sell.tsx"),
  route("photos/:of", "features/trade-in/photos/photos.ts"),
  route("sell/:step", "features/trade-in/wizard/sell-step.tsx"),
  route("trade-in/:number", "features/trade-in/sent/trade-in.tsx"),
  route("detect/:file", "features/trade-in/detect/detect-script.ts"),
  route("account/trade-ins", "features/trade-in/own-trade-ins.tsx"),
  route("trade-in/:number/identity", "features/trade-in/seller-documents/identity.tsx"),
  route("trade-in/:number/sign", "features/trade-in/seller-documents/sign.tsx"),
  route("trade-in/:number/papers/:document", "features/trade-in/sent/trade-in-document.ts"),
];

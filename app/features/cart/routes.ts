// Routes of app/features/cart. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const cartRoutes: RouteConfigEntry[] = [route("cart", "features/cart/cart.tsx")];

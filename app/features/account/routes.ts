// Routes of app/features/account. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const accountRoutes: RouteConfigEntry[] = [
  route("login", "features/account/sign-in/login.tsx"),
  route("register", "features/account/sign-in/login.tsx", { id: "register" }),
  route("confirm-email", "features/account/sign-in/confirm-email.tsx"),
  route("reset-password", "features/account/sign-in/reset-password.tsx"),
  route("logout", "features/account/sign-in/logout.ts"),
  route("account", "features/account/account.tsx"),
  route("account/profile", "features/account/profile.tsx"),
  route("account/email", "features/account/email.tsx"),
  route("account/password", "features/account/password.tsx"),
  route("account/addresses", "features/account/addresses.tsx"),
  route("account/sessions", "features/account/sessions.tsx"),
  route("account/data", "features/account/data.tsx"),
  route("account/export", "features/account/export.ts"),
];

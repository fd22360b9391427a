// Routes of app/features/passport. Each file is named by its path from app/.

import { route, type RouteConfigEntry } from "@react-router/dev/routes";

export const passportRoutes: RouteConfigEntry[] = [
  route("p/:code", "features/passport/passport.tsx"),
  route("p/:code.json", "features/passport/passport-file.ts"),
  route("p/:code/erasure.pdf", "features/passport/erasure-file.ts"),
  route("passport-verifier.html", "features/passport/verifier/verifier-file.ts"),
  route(".well-known/passport-keys.json", "features/passport/keys-file.ts"),
  route(".well-known/passport-roots.json", "features/passport/roots-file.ts"),
  route(".well-known/passport-roots/:file", "features/passport/root-day-file.ts"),
];

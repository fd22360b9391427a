// /api/postal-codes/:code: the place of a postal code, which forms fill in while it is typed. The same for everybody.

import { cleanCode } from "../../../base/clean-text.ts";
import { findPlace } from "../../../shop/shipping/find-place.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/postal-code-api";

export const handle = { kind: "data" } satisfies RouteHandle;

export type PostalCodePlace = { place: ReturnType<typeof findPlace> };

export function loader({ params }: Route.LoaderArgs) {
  const place = findPlace(cleanCode(params.code));
  return Response.json({ place } satisfies PostalCodePlace, { headers: { "Cache-Control": "public, max-age=86400" } });
}

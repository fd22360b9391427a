// The layout of the office. Unlike the shop it has no search, no cart and no cached pages.
// Invariant: every screen below calls `requireStaff` too, because the router runs loaders in parallel.

import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/layout";
import { staffNames } from "../../../shop/accounts/staff/staff-names.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireStaff } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { FailedPage } from "../../kit/pages/failed-page.tsx";
import { OfficeFrame } from "./components/frame.tsx";
import { MissingRightPage, missingRightIn } from "./components/missing-right.tsx";

export const handle = { words: ["office"] } satisfies RouteHandle;

/** `names`: of everybody who works here or did, for histories. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { name, roles } = await requireStaff(request, shop, "office.view");
  return data({ name, roles, names: await staffNames(shop) }, { headers: { "Cache-Control": "no-store" } });
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function OfficeLayout({ loaderData: { name, roles } }: Route.ComponentProps) {
  return (
    <OfficeFrame name={name} roles={roles}>
      <Outlet />
    </OfficeFrame>
  );
}

/** A screen that fails replaces only itself. After a form without JavaScript the layout itself was not loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { name = "", roles = [] } = useRouteLoaderData<typeof loader>("features/office/layout") ?? {};
  const missing = isRouteErrorResponse(error) ? missingRightIn(error) : null;
  return (
    <OfficeFrame name={name} roles={roles}>
      {missing ? <MissingRightPage {...missing} /> : <FailedPage error={error} />}
    </OfficeFrame>
  );
}

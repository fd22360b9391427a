// The layout of the office. Unlike the shop it has no search, no cart and no cached pages.
// Invariant: every screen below calls `requireStaff` too, because the router runs loaders in parallel.

import { data, isRouteErrorResponse, Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { staffNames } from "../../../shop/accounts/staff/staff-names.server.ts";
import { namesOfTokens } from "../../../shop/integrations/change-tokens.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireStaff } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { listSavedViews } from "../../../shop/office/list-saved-views.server.ts";
import { FailedPage } from "../../kit/pages/failed-page.tsx";
import { ShopFrame } from "../../kit/pages/shop-frame.tsx";
import { OfficeFrame } from "./components/frame.tsx";
import { SavedViewsContext } from "./list/saved-views.tsx";
import { waitingCounts } from "./waiting.view.server.ts";
import { OfficeError } from "./components/office-error.tsx";
import { missingRightIn } from "./components/missing-right.tsx";

export const handle = { words: ["office"] } satisfies RouteHandle;

/** `names`: of everybody who works here or did; `programs`: of tokens of the staff API. For histories. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { name, roles, accountId } = await requireStaff(request, shop, "office.view");
  const [waiting, views, names, programs] = await Promise.all([
    waitingCounts(shop, { roles }),
    listSavedViews(shop, { accountId }),
    staffNames(shop),
    namesOfTokens(shop),
  ]);
  return data({ name, roles, waiting, views, names, programs }, { headers: { "Cache-Control": "no-store" } });
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  const { name, roles, waiting, views } = loaderData;
  return (
    <OfficeFrame name={name} roles={roles} waiting={waiting}>
      <SavedViewsContext value={views}>
        <Outlet />
      </SavedViewsContext>
    </OfficeFrame>
  );
}

/**
 * A screen that fails leaves the navigation in place. After a form without JavaScript the layout itself was not loaded.
 * For a buyer the office does not exist: the shop's own page.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isDenied = isRouteErrorResponse(error) && missingRightIn(error) !== null;
  if (!loaderData && !isDenied)
    return (
      <ShopFrame>
        <FailedPage error={error} />
      </ShopFrame>
    );
  const { name, roles, waiting } = loaderData ?? { name: "", roles: [], waiting: {} };
  return (
    <OfficeFrame name={name} roles={roles} waiting={waiting}>
      <OfficeError error={error} />
    </OfficeFrame>
  );
}

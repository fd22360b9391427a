// The layout of the office. Unlike the shop it has no search, no cart and no cached pages.
// Invariant: every screen below calls `requireStaff` too, because the router runs loaders in parallel.

import { data, Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { shopContext } from "../../context.server.ts";
import { requireStaff } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { OfficeFrame } from "./components/frame.tsx";

export const handle = { words: ["office"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name } = await requireStaff(request, context.get(shopContext));
  return data({ name }, { headers: { "Cache-Control": "no-store" } });
}

export function headers() {
  return { "Cache-Control": "no-store" };
}

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeFrame name={loaderData.name}>
      <Outlet />
    </OfficeFrame>
  );
}

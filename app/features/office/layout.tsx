// The frame of the office: who is at work, where they can go. Not the shop's: no search, no cart, nothing that is kept.
// Invariant: every screen below asks `requireStaff` itself too, since the router runs loaders side by side.

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

// Any address of the office that has no screen.

import { data } from "react-router";
import type { Route } from "./+types/not-found";
import { shopContext } from "../../context.server.ts";
import { requireStaff } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { words: [] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "office.view");
  throw data(null, { status: 404 });
}

export default function OfficeNotFound() {
  return null;
}

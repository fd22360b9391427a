// The office as the shop's pages know it: one address, whatever is behind it, so that a new screen there costs no visitor
// anything. A link from the shop into it is therefore a full page load; on the server only what is no screen comes here.

import { data } from "react-router";
import type { Route } from "./+types/door";
import type { RouteHandle } from "../../route-handle.ts";
import { Lost } from "../../ui/lost.tsx";

export const handle = { words: [] } satisfies RouteHandle;

export function loader() {
  return data(null, { status: 404 });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
  location.assign(request.url);
  // The page is on its way out, and shows what it showed until it is gone.
  return await new Promise<never>(() => {});
}

export default function Nowhere() {
  return <Lost />;
}

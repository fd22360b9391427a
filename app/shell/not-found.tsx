// The catch-all route: any path that the site map does not have (spec 2 and 8).

import { data } from "react-router";
import type { RouteHandle } from "../route-handle.ts";
import { NotFoundPage } from "../kit/pages/not-found-page.tsx";

export const handle = { words: [] } satisfies RouteHandle;

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}

// /.well-known/passport-roots/2026-11-23.json: the root of one day with its leaves, among which is the end of every passport
// that grew on it.

import type { Route } from "./+types/root-day-file";
import { viewRootDay } from "../../../shop/passport/view-roots.server.ts";
import { shopContext } from "../../context.server.ts";
import { answerWith } from "../../feeds/answer.server.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const HOUR = 3600; // seconds; it never changes

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const day = /^(\d{4}-\d{2}-\d{2})\.json$/.exec(params.file)?.[1];
  const root = day === undefined ? null : await viewRootDay(context.get(shopContext), day);
  if (!root) return new Response(null, { status: 404 });
  return answerWith(request, { body: JSON.stringify(root), type: "application/json; charset=utf-8", maxAge: HOUR });
}

// /.well-known/passport-roots.json: the signed root of each day, the newest first; `?before=` a day shows earlier ones.

import type { Route } from "./+types/roots-file";
import { viewRoots } from "../../../shop/passport/view-roots.server.ts";
import { shopContext } from "../../context.server.ts";
import { answerWith } from "../../feeds/answer.server.ts";
import { links } from "../../links.ts";
import type { RouteHandle } from "../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, publicUrl } = context.get(shopContext);
  const before = new URL(request.url).searchParams.get("before");
  if (before !== null && !/^\d{4}-\d{2}-\d{2}$/.test(before)) return new Response(null, { status: 404 });
  const roots = await viewRoots({ db }, { before });
  const last = roots.at(-1);
  const earlier = last?.prev ? publicUrl + links.passportRoots({ before: last.day }) : null;
  const body = JSON.stringify({ roots, earlier });
  return answerWith(request, { body, type: "application/json; charset=utf-8", maxAge: 300 });
}

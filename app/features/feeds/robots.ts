// /robots.txt: what crawlers should skip, and the URL of the sitemap.

import type { Route } from "./+types/robots";
import { shopContext } from "../../context.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { privatePaths } from "../../kit/pages/addresses.ts";
import { answerWith } from "../../feeds/answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const HOUR = 3600; // seconds

export function loader({ request, context }: Route.LoaderArgs) {
  const { env } = context.get(shopContext);
  // Every choice in the configurator links to another build, so the number of pages is unbounded.
  const lines = [
    "User-agent: *",
    ...[...privatePaths, `${links.configurator()}?`].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${env.PUBLIC_URL}${links.sitemap()}`,
    "",
  ];
  return answerWith(request, { body: lines.join("\n"), type: "text/plain; charset=utf-8", maxAge: HOUR });
}

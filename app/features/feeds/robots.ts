// /robots.txt: what a crawler may leave alone, and where the sitemap is.

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
  // Every choice in the configurator is a link to another build: there is no end to them.
  const lines = [
    "User-agent: *",
    ...[...privatePaths, `${links.configurator()}?`].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${env.PUBLIC_URL}${links.sitemap()}`,
    "",
  ];
  return answerWith(request, { body: lines.join("\n"), type: "text/plain; charset=utf-8", maxAge: HOUR });
}

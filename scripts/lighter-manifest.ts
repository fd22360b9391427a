// The site map that browsers load with every page, without what they do not read: it grows with every screen. The office is
// not on it: whoever goes there comes by a full page load, and has the whole map from then on (docs/decisions/0076).

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { wholeMap } from "../app/http/site-map.ts";

type Route = { id: string; parentId?: string; path?: string } & Record<string, unknown>;
type Manifest = { url: string; routes: Record<string, Route> } & Record<string, unknown>;

const HEAD = "window.__reactRouterManifest=";

/** Asked for by pictures, by other programs, by search engines or by a plain fetch, never by the router. A picker of parts does ask by it. */
const NEVER_GONE_TO = /^(api\/(?!(?:session|parts)$)|(og|feeds|sitemaps|webhooks)\/)|^(robots\.txt|sitemap\.xml)$/;
/** The route that everything in the office is, for a browser that has not been there. */
export const DOOR = "routes/office/door";

/** Rewrites the manifest of a finished build as two. */
export async function lightenManifest(client: string): Promise<void> {
  const folder = join(client, "assets");
  const [name, ...others] = (await readdir(folder)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined || others.length > 0) throw new Error("the build should have one manifest");
  const file = join(folder, name);
  const text = await readFile(file, "utf8");
  if (!text.startsWith(HEAD) || !text.endsWith(";")) throw new Error(`${name} is no manifest as we know it`);
  const manifest = JSON.parse(text.slice(HEAD.length, -1)) as Manifest;
  if (!manifest.routes[DOOR]) throw new Error(`the office has no ${DOOR}`);
  const whole = lighter(manifest);
  await writeFile(wholeMap(file), textOf({ ...whole, url: wholeMap(whole.url) }));
  await writeFile(file, textOf(withoutOffice(whole)));
}

function textOf(manifest: Manifest): string {
  return `${HEAD}${JSON.stringify(manifest)};`;
}

/**
 * What is not there is read as false. Files that a screen imports are named to the browser by the page that shows it; they
 * would be read here only to fetch a page before it is asked for, which the shop does not do.
 */
export function lighter({ routes, ...rest }: Manifest): Manifest {
  const kept = Object.entries(routes).filter(([, { path }]) => path === undefined || !NEVER_GONE_TO.test(path));
  const unread = (name: string, value: unknown) => value === false || name === "imports" || name === "css";
  return { ...rest, routes: Object.fromEntries(kept.map(([id, route]) => [id, Object.fromEntries(Object.entries(route).filter(([name, value]) => !unread(name, value))) as Route])) };
}

export function withoutOffice({ routes, ...rest }: Manifest): Manifest {
  const isOffice = ({ path = "", parentId }: Route): boolean => /^office(\/|$)/.test(path) || (parentId !== undefined && routes[parentId] !== undefined && isOffice(routes[parentId]));
  return { ...rest, routes: Object.fromEntries(Object.entries(routes).filter(([id, route]) => id === DOOR || !isOffice(route))) };
}

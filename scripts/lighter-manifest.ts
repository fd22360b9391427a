// The site map that browsers load with every page, without what they do not read: it grows with every screen.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Route = { path?: string; imports?: string[]; css?: string[] } & Record<string, unknown>;
type Manifest = { entry: { imports: string[]; css: string[] }; routes: Record<string, Route> } & Record<string, unknown>;

const HEAD = "window.__reactRouterManifest=";

/** Asked for by pictures, by other programs and by search engines, never by the router. */
const NEVER_GONE_TO = /^(drawings|og|feeds|sitemaps|webhooks)\/|^(robots\.txt|sitemap\.xml)$/;

/** Rewrites the manifest of a finished build. */
export async function lightenManifest(client: string): Promise<void> {
  const folder = join(client, "assets");
  const [name, ...others] = (await readdir(folder)).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (name === undefined || others.length > 0) throw new Error("the build should have one manifest");
  const file = join(folder, name);
  const text = await readFile(file, "utf8");
  if (!text.startsWith(HEAD) || !text.endsWith(";")) throw new Error(`${name} is no manifest as we know it`);
  await writeFile(file, `${HEAD}${JSON.stringify(lighter(JSON.parse(text.slice(HEAD.length, -1)) as Manifest))};`);
}

/** What is not there is read as false, and the entry's own files are loaded anyway. */
export function lighter({ routes, ...rest }: Manifest): Manifest {
  const { entry } = rest;
  const kept = Object.entries(routes).filter(([, { path }]) => path === undefined || !NEVER_GONE_TO.test(path));
  return {
    ...rest,
    routes: Object.fromEntries(
      kept.map(([id, route]) => {
        const needed = Object.entries(route).filter(([, value]) => value !== false);
        const own = (files: string[] | undefined, known: string[]) => files?.filter((file) => !known.includes(file)) ?? [];
        return [id, { ...Object.fromEntries(needed), imports: own(route.imports, entry.imports), css: own(route.css, entry.css) }];
      }),
    ),
  };
}

// The routes of app/routes.ts with their modules, in the form of a build.

import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { BuildRoutes } from "../app/server/policy-table.server.ts";
import siteMap from "../app/routes.ts";

const modules = import.meta.glob<object>([
  "../app/root.tsx",
  "../app/features/**/*.{ts,tsx}",
  "../app/shell/**/*.{ts,tsx}",
  "!**/*.test.*",
]);

async function moduleOf(file: string): Promise<object> {
  const load = modules[`../app/${file}`];
  if (!load) throw new Error(`the site map names ${file}, which is no file`);
  return await load();
}

async function entriesOf(
  entries: readonly RouteConfigEntry[],
  parentId: string,
): Promise<[string, NonNullable<BuildRoutes[string]>][]> {
  const loaded = await Promise.all(
    entries.map(async ({ id: named, file, path, index, children }) => {
      const id = named ?? file.replace(/\.tsx?$/, "");
      const own: [string, NonNullable<BuildRoutes[string]>] = [
        id,
        { id, parentId, path, index, module: await moduleOf(file) },
      ];
      return [own, ...(await entriesOf(children ?? [], id))];
    }),
  );
  return loaded.flat();
}

/** All routes of the shop by id, the root included. */
export async function siteRoutes(): Promise<BuildRoutes> {
  const root = { id: "root", path: "", module: await moduleOf("root.tsx") };
  return Object.fromEntries([["root", root], ...(await entriesOf(siteMap, "root"))]);
}

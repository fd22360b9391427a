import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { packAssets } from "./scripts/pack-assets.ts";
import { copyWordFiles } from "./scripts/word-files.ts";

export default {
  ssr: true,
  // The whole manifest is sent at once: navigation never waits for route discovery, and a cached page needs no second request before
  // its first navigation.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    copyWordFiles(client);
    await packAssets(client);
  },
} satisfies Config;

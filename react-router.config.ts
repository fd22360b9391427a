import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The whole site map is one small manifest: navigation never waits for route discovery,
  // and a cached page needs no second request before its first click.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

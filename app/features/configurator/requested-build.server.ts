// Reads a build from a configurator URL.

import { parseId } from "../../../base/id.ts";
import { readBuild } from "../../../shop/configurator/build-address.ts";
import { pageOf } from "../../edge.server.ts";
import type { BuildAddress } from "../../../shop/configurator/build-address.ts";

/** The build in the page's URL, and the other parameters. */
export function requestedBuild(request: Request): { address: BuildAddress; params: URLSearchParams } {
  const params = new URL(pageOf(request), request.url).searchParams;
  return { address: { requested: readBuild(params), saved: parseId<"build">(params.get("saved")) }, params };
}

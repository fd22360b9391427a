// The scripts that list the parts of a computer: /detect/pcbis-linux.sh, pcbis-macos.sh, pcbis-windows.ps1. They are
// served as text that anybody can read first, with the addresses of the shop and of its first step of selling filled in.

import type { Route } from "./+types/detect-script";
import { shopContext } from "../../../context.server.ts";
import linux from "./pcbis-linux.sh?raw";
import macos from "./pcbis-macos.sh?raw";
import windows from "./pcbis-windows.ps1?raw";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { answerWith } from "../../../feeds/answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const HOUR = 3600; // seconds
const scripts: Record<string, string> = {
  "pcbis-linux.sh": linux,
  "pcbis-macos.sh": macos,
  "pcbis-windows.ps1": windows,
};

export function loader({ request, params, context }: Route.LoaderArgs) {
  const script = Object.hasOwn(scripts, params.file) ? scripts[params.file] : undefined;
  if (script === undefined) return new Response(null, { status: 404 });
  const { env } = context.get(shopContext);
  return answerWith(request, {
    body: script
      .replaceAll("@SHOP@", env.PUBLIC_URL)
      // The script adds the code that it made.
      .replaceAll("@SELL@", env.PUBLIC_URL + links.sell({ code: "" })),
    type: "text/plain; charset=utf-8",
    maxAge: HOUR,
    headers: { "Content-Disposition": `attachment; filename="${params.file}"` },
  });
}

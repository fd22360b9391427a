// A register of a month for the accountant, as PDF or CSV.

import type { Route } from "./+types/register-file";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { fileAnswer } from "../../../documents/document-answer.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { registerFile } from "./month-files.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "money.view");
  const [, register = "", month = "", format = ""] =
    /^([a-z-]+-(20\d{2}-(?:0[1-9]|1[0-2])))\.(pdf|csv)$/.exec(params.file ?? "") ?? [];
  const file = month === "" ? null : await registerFile(shop, { month, register, format });
  if (!file) return new Response(null, { status: 404 });
  return fileAnswer(file.data, {
    type: format === "pdf" ? "application/pdf" : "text/csv; charset=utf-8",
    name: file.name,
    opens: format === "pdf" ? "inline" : "attachment",
  });
}

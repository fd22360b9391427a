// /office/bench-files/{id}: a file of a measuring program as it was dropped, for staff.

import type { Route } from "./+types/measurement-file";
import { parseId } from "../../../../../base/id.ts";
import { measurementFileBytes } from "../../../../../shop/inventory/bench/files/measurement-file-bytes.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { droppedFileAnswer } from "./dropped-file-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const id = parseId<"measurement-file">(params.id);
  return droppedFileAnswer(id && (await measurementFileBytes(shop, id)));
}

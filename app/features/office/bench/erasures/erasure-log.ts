// /office/erasure-logs/{id}: the log of an erasing program as it was dropped, for staff.

import type { Route } from "./+types/erasure-log";
import { parseId } from "../../../../../base/id.ts";
import { erasureLogBytes } from "../../../../../shop/inventory/erasure/erasure-log-bytes.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { droppedFileAnswer } from "../files/dropped-file-answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const id = parseId<"erasure-log">(params.id);
  return droppedFileAnswer(id && (await erasureLogBytes(shop, id)));
}

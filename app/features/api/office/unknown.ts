// Any other address of the staff API.

import type { RouteHandle } from "../../../route-handle.ts";
import { answerProblem } from "./answer.server.ts";

export const handle = { kind: "staff-api", body: { size: "form" } } satisfies RouteHandle;

export function loader() {
  return answerProblem(404, "unknown");
}

export function action() {
  return answerProblem(404, "unknown");
}

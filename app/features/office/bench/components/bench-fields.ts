// The fields of a unit's forms at the bench.

import type { GradingAnswers } from "../../../../../shop/inventory/grading/rubric.ts";
import type { benchUnitView } from "../bench-unit.view.server.ts";

export type BenchView = NonNullable<Awaited<ReturnType<typeof benchUnitView>>>;

/** The name of the field that answers a question begins with it. */
export const ANSWER = "answer.";

export function answersIn(fields: Readonly<Record<string, string>>): GradingAnswers {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(ANSWER) ? [[name.slice(ANSWER.length), value]] : [],
    ),
  ) as GradingAnswers;
}

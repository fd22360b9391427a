// What the page of a unit at the bench shows after a form was refused.

import type { RejectedFile } from "../../../../base/photo.ts";
import type { BenchProblem } from "../../../../shop/catalogue/bench/bench-form.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";

export type BenchAnswer = {
  intent: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
  problems: Record<string, BenchProblem>;
  domainError: AnyDomainError | null;
  /** What is stored now, where somebody else has changed it since the page was opened. */
  fresh: { seen: string; typed: Record<string, string> } | null;
  rejected: readonly RejectedFile[];
};

// What the page of a unit at the bench shows after a form was refused.

import type { RejectedFile } from "../../../../base/photo.ts";
import type { BenchProblem } from "../../../../shop/catalogue/bench/bench-form.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";

/** What is stored now, as it would be typed, where somebody else has changed it since the page was opened. */
export type FreshBench = {
  seen: string;
  typed: Record<string, string>;
  change: { actor: string; at: Date } | null;
  /** The columns of games that the form lacks, with their values. */
  added?: Record<string, string>;
};

export type BenchAnswer = {
  intent: string;
  typed: Record<string, string>;
  errors: Record<string, string>;
  problems: Record<string, BenchProblem>;
  domainError: AnyDomainError | null;
  fresh: FreshBench | null;
  rejected: readonly RejectedFile[];
};

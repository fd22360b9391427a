// What the page of dropped files shows after it was refused.

import type { FileProblem } from "../../../../../shop/catalogue/bench/file-choices.ts";
import type { AnyDomainError } from "../../../../domain-errors.server.ts";
import type { FileDropView } from "./file-drop.view.server.ts";

/** `view`: what is stored now, where it has changed since the page was opened. */
export type FileDropAnswer = {
  typed: Record<string, string>;
  errors: Record<string, string>;
  problems: Record<string, FileProblem>;
  domainError: AnyDomainError | null;
  view: FileDropView | null;
  /** Who measured the unit since the page was opened. */
  change: { actor: string; at: Date } | null;
};

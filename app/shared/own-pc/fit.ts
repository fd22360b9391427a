// What pages show of a verdict: whether a listing fits the visitor's own PC, in their language.

import type { FitVerdict } from "../../../shop/own-pc/fit-verdict.ts";

/** `text`: the verdict with its first reason, for a card; `reasons`: all of them. */
export type FitView = { is: FitVerdict["is"]; text: string; reasons: string[] };

/** The reasons that the text does not have. */
export function furtherReasons({ text, reasons }: FitView): string[] {
  return reasons.filter((reason) => !text.includes(reason));
}

/** The answer of /api/my-pc. */
export type OwnFits = {
  hasPc: boolean;
  /** By the id of the listing. */
  fits: Record<string, FitView>;
  /** How many results the list would have with the filter "fits my PC"; null if no list was named. */
  count: number | null;
};

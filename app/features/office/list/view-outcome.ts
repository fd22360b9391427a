// What became of a form about saved views, as the address of the list says it after the redirect.

/** The parameter of the address. */
export const VIEW_OUTCOME = "view";

const outcomes = ["saved", "removed", "full", "gone", "unnamed"] as const;
export type ViewOutcome = (typeof outcomes)[number];

export const refusedViews: ReadonlySet<ViewOutcome> = new Set(["full", "gone", "unnamed"] as const);

export function viewOutcome(search: string): ViewOutcome | null {
  const parameter = new URLSearchParams(search).get(VIEW_OUTCOME);
  return outcomes.find((outcome) => outcome === parameter) ?? null;
}

/** The list's address, saying what became of the form. */
export function withOutcome(path: string, query: string, outcome: ViewOutcome): string {
  const params = new URLSearchParams(query);
  params.set(VIEW_OUTCOME, outcome);
  return `${path}?${params}`;
}

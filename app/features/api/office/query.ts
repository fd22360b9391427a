// Parameters of lists of the staff API.

const USUAL_PAGE = 50;

/** The rows of a page: 50, or as many as asked for, at most 200. */
export function pageSize(limit: string | undefined): number {
  return limit === undefined ? USUAL_PAGE : Number(limit);
}

export function momentOf(text: string | undefined): Date | null {
  return text === undefined ? null : new Date(text);
}

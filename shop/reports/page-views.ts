// Counts views of pages for the reports: how many, never by whom.
// Invariant: only a number for each page and day is stored; no visitor, address or cookie.

export const countedPages = ["home", "list", "product", "cart", "checkout"] as const;
export type CountedPage = (typeof countedPages)[number];

/** The views of one process that are not stored yet. */
export class PageViews {
  #views = new Map<CountedPage, number>();

  add(page: CountedPage, views = 1): void {
    this.#views.set(page, (this.#views.get(page) ?? 0) + views);
  }

  /** Takes the views that are not stored. If storing them fails, the caller adds them again. */
  take(): ReadonlyMap<CountedPage, number> {
    const taken = this.#views;
    this.#views = new Map();
    return taken;
  }
}

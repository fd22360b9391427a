// A view of a list that a member of staff saved: its filters, search and sort under a name.
// Invariant: a view belongs to one person, and its names are unique on each list.

import type { SavedViewId } from "../../base/id.ts";

export const MOST_SAVED_VIEWS = 100;
export const LONGEST_VIEW_NAME = 60;

export type SavedListView = { id: SavedViewId; name: string; /** The list's address. */ path: string; query: string };

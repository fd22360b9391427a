// A note: what a member of staff writes about a thing of the shop, for the others. Customers never read it.
// Invariant: only its author changes or deletes it; everybody may pin it.

import type { Actor } from "../../base/actor.ts";
import type { NoteId } from "../../base/id.ts";

/** The kinds of things that may have notes. */
export const notedThings = ["order", "customer", "unit", "listing", "trade-in", "claim"] as const;
export type NotedThing = (typeof notedThings)[number];

/** One thing, by its kind and its number, code or id. */
export type NoteSubject = { entity: NotedThing; entityId: string };

export const LONGEST_NOTE = 4000; // characters

export type Note = {
  id: NoteId;
  text: string;
  pinned: boolean;
  actor: Actor;
  at: Date;
  editedAt: Date | null;
};

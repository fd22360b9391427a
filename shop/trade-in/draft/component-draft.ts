// A draft of components: the list of parts that somebody sells individually, while it is being edited.
// Invariant: a line keeps its unique key for life; lines that are still unclear are in no offer.

import type { KnownPart, PartCategory, PartId } from "../../parts/part.ts";
import type { UnclearReason } from "../../parts/matching/match.ts";
import { kindOfCategory, type Condition, type Declaration, type DeclaredPart } from "../../pricing/declaration.ts";
import { hintOf } from "../../pricing/part-hint.ts";

export const MOST_LINES = 200; // of a list, and of a draft
export const MOST_OF_ONE = 99; // pieces per line

/** `named` is a model that is not in our lists: it is priced by its category and confirmed at testing. */
export type ComponentIs =
  | { is: "known"; part: KnownPart }
  | { is: "named"; category: PartCategory; name: string }
  | {
      is: "unclear";
      text: string;
      category: PartCategory | null;
      reason: UnclearReason;
      candidates: readonly PartId[];
    };

export type ComponentLine = ComponentIs & {
  key: string;
  quantity: number;
  /** The line's own condition; null means that of the whole list. */
  condition: Condition | null;
  faulty: boolean;
};

export type ComponentDraft = {
  lines: readonly ComponentLine[];
  /** The number of the next line's key. Keys of removed lines are not reused. */
  next: number;
  condition: Condition; // spec 3: default good
  extras: { box: boolean; accessories: string; comments: string };
};

export const emptyComponentDraft: ComponentDraft = {
  lines: [],
  next: 1,
  condition: "good",
  extras: { box: false, accessories: "", comments: "" },
};

export type NewComponent = ComponentIs & Pick<ComponentLine, "quantity" | "condition" | "faulty">;

/** A change to one line; `decided` when it names another part than before. */
export type LineEdit = Pick<ComponentLine, "key" | "quantity" | "condition" | "faulty"> & {
  decided: ComponentIs | null;
};

export type ComponentsEdit = {
  lines: readonly LineEdit[];
  /** Line keys, or the whole list. */
  removed: readonly string[] | "all";
  added: readonly NewComponent[];
  /** Null: unchanged. */
  whole: Pick<ComponentDraft, "condition" | "extras"> | null;
};

export const noEdit: ComponentsEdit = { lines: [], removed: [], added: [], whole: null };

/** The draft after an edit. Lines removed meanwhile (in another tab) stay removed. Null if it would be too long. */
export function withEdit(
  draft: ComponentDraft,
  { lines, removed, added, whole }: ComponentsEdit,
): ComponentDraft | null {
  const edits = new Map(lines.map((edit) => [edit.key, edit]));
  const remaining =
    removed === "all"
      ? []
      : draft.lines.filter(({ key }) => !removed.includes(key)).map((line) => edited(line, edits.get(line.key)));
  const edit = { ...draft, ...whole, lines: remaining };
  return added.length <= freeLines(edit) ? withComponents(edit, added) : null;
}

function edited(line: ComponentLine, edit: LineEdit | undefined): ComponentLine {
  if (!edit) return line;
  const { decided, ...changes } = edit;
  return decided ? { ...decided, ...changes } : { ...line, ...changes };
}

/** Appends lines. */
export function withComponents(draft: ComponentDraft, added: readonly NewComponent[]): ComponentDraft {
  const lines = added.map((component, place): ComponentLine => ({ ...component, key: `line-${draft.next + place}` }));
  return { ...draft, lines: [...draft.lines, ...lines], next: draft.next + added.length };
}

/** How many more lines fit. */
function freeLines(draft: ComponentDraft): number {
  return MOST_LINES - draft.lines.length;
}

export function unclearIn(draft: ComponentDraft): Extract<ComponentLine, { is: "unclear" }>[] {
  return draft.lines.filter((line) => line.is === "unclear");
}

/** The lines that name a part, as input for the offer engine. */
export function componentsDeclared(draft: ComponentDraft): Declaration {
  return {
    of: "components",
    parts: draft.lines.flatMap(declaredLine),
    condition: draft.condition,
    extras: { box: draft.extras.box, accessories: draft.extras.accessories.trim() !== "" },
  };
}

function declaredLine(line: ComponentLine): DeclaredPart[] {
  const { key, quantity, condition, faulty } = line;
  if (line.is === "unclear") return [];
  const one = { key, quantity, condition, faulty };
  if (line.is === "known") return [{ ...one, part: line.part }];
  const kind = kindOfCategory(line.category);
  return [{ ...one, part: null, kind, name: line.name, hint: hintOf(kind, line.name) }];
}

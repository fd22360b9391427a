import type { Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { getPart } from "../../parts/get-part.server.ts";
import type { PartCategory } from "../../parts/part.ts";
import {
  MOST_LINES,
  withEdit,
  type ComponentDraft,
  type ComponentIs,
  type ComponentsEdit,
  type LineEdit,
} from "./component-draft.ts";
import { knownPart, nameComponents, type Row } from "./name-components.server.ts";
import type { DraftRequest, NoDraft } from "./open-draft.server.ts";
import { saveComponents } from "./save-components.server.ts";
import type { TradeIn } from "../trade-in.ts";

/** How a seller identifies a line: one of our parts, the name as it is with its category, or another search text. */
export type Decision =
  | { by: "pick"; id: string }
  | { by: "keep"; name: string; category: PartCategory }
  | { by: "rewrite"; text: string; category: PartCategory | null };

export type ComponentsInput = Pick<ComponentsEdit, "removed" | "whole"> & {
  lines: readonly (Omit<LineEdit, "decided"> & { decision: Decision | null })[];
  /** More lines, as parsed from a list. */
  rows: readonly Row[];
};

type NotChanged = DomainError<"invalid", "components-full", { most: number }>;
type NotEdited = NoDraft | NotChanged | DomainError<"invalid", "part-unknown", { key: string }>;

/**
 * Edits a seller's list of components; the first line creates the draft. The edit is applied completely or not at
 * all. Refuses with `components-full` (`most` lines), `part-unknown` (`key` names the line), and like `openDraft`.
 */
export async function editComponents(
  deps: { db: Db },
  { lines, rows, removed, whole, ...request }: Omit<DraftRequest, "of"> & ComponentsInput,
): Promise<Result<TradeIn, NotEdited>> {
  const decided = await decide(deps, lines);
  if (!decided.ok) return decided;
  const edit = { lines: decided.value, removed, whole, added: await nameComponents(deps, rows) };
  return saveComponents(deps, {
    ...request,
    change(before): Result<ComponentDraft, NotChanged> {
      const draft = withEdit(before, edit);
      return draft ? ok(draft) : refuse.invalid({ code: "components-full", most: MOST_LINES });
    },
  });
}

/** Resolves ids to parts and search texts to names before the draft is locked. */
async function decide(
  deps: { db: Db },
  lines: ComponentsInput["lines"],
): Promise<Result<LineEdit[], DomainError<"invalid", "part-unknown", { key: string }>>> {
  const rewritten = lines.filter(({ decision }) => decision?.by === "rewrite");
  const found = await nameComponents(
    deps,
    rewritten.map(({ decision }) => rowOf(decision as Extract<Decision, { by: "rewrite" }>)),
  );
  const edits: LineEdit[] = [];
  for (const line of lines) {
    const { decision, ...changes } = line;
    const decided =
      decision?.by === "rewrite" ? whatIs(found[rewritten.indexOf(line)]!) : await decidedBy(deps, decision);
    if (decided === "unknown") return refuse.invalid({ code: "part-unknown", key: line.key });
    edits.push({ ...changes, decided });
  }
  return ok(edits);
}

function rowOf({ text: name, category }: Extract<Decision, { by: "rewrite" }>): Row {
  return { name, category, quantity: 1, condition: null };
}

function whatIs({
  quantity: _quantity,
  condition: _condition,
  faulty: _faulty,
  ...is
}: ComponentIs & { quantity: number; condition: unknown; faulty: boolean }): ComponentIs {
  return is as ComponentIs;
}

async function decidedBy(
  deps: { db: Db },
  decision: Exclude<Decision, { by: "rewrite" }> | null,
): Promise<ComponentIs | null | "unknown"> {
  if (decision === null) return null;
  if (decision.by === "keep") return { is: "named", category: decision.category, name: decision.name };
  const part = await getPart(deps, decision.id);
  return part ? { is: "known", part: knownPart(part) } : "unknown";
}

import { attempt, databaseTime, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { getPart } from "../../parts/get-part.server.ts";
import { knownIndex, knownParts } from "../../parts/known-parts.server.ts";
import type { FoundItem } from "../../parts/match-report.ts";
import { nameKey, type KnownPart } from "../../parts/part.ts";
import { drivesIn, fillIn, isUnanswered, type FillAs, type ResolvedItem } from "./detection.ts";
import { emptyDraft, tooManyDrives } from "./draft.ts";
import { openFor, type DraftRequest, type NoDraft } from "./open-draft.server.ts";
import { expiryIn, type TradeIn } from "../trade-in.ts";
import { findTradeIn, writeDraft } from "../trade-ins.sql.server.ts";

type NotFilled =
  | NoDraft
  | DomainError<"invalid", "drives-full", { most: number; count: number }>
  | DomainError<"conflict", "described-already">;

/**
 * Fills in a draft from a detection, with quantities of identical parts. `as` says whether it is the computer
 * described so far; while that is unknown, existing answers are not overwritten. Refuses with `described-already`,
 * `drives-full`, and like `openDraft`.
 */
export async function fillDraft(
  deps: { db: Db },
  { found, as, ...request }: Omit<DraftRequest, "of"> & { found: readonly FoundItem[]; as: FillAs | null },
): Promise<Result<TradeIn, NotFilled>> {
  const full = tooManyDrives(drivesIn(found));
  if (full) return refuse.invalid(full);
  const items = await resolveFound(deps, found);
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, NotFilled>> => {
    const opened = await openFor(tx, { of: "machine", ...request });
    if (!opened.ok) return opened;
    const { id, draft } = opened.value;
    if (as === null && !isUnanswered(draft)) return refuse.conflict({ code: "described-already" });
    await writeDraft(tx, id, fillIn(draft ?? emptyDraft, items, as ?? "same"), {
      language: request.language,
      expiresAt: expiryIn("draft", { offers: [] }, await databaseTime(tx)),
    });
    const saved = await findTradeIn(tx, { id });
    if (!saved) throw new Error(`the draft ${id} was filled in but cannot be read`);
    return ok(saved);
  });
}

/** The parts in our lists that the found names mean, or may mean. One query for each imported part. */
export async function resolveFound(deps: { db: Db }, found: readonly FoundItem[]): Promise<ResolvedItem[]> {
  const items: ResolvedItem[] = [];
  for (const item of found) items.push(await resolved(deps, asKit(item)));
  return items;
}

/** Two modules that the maker sells as a kit of two become that kit. */
function asKit(item: FoundItem): FoundItem {
  const { match, quantity } = item;
  if (item.kind !== "ram" || quantity < 2 || match.name === null) return item;
  const name = match.name.replace(
    /(?<!\d)(\d+)GB module/,
    (_all, size: string) => `${Number(size) * quantity}GB (${quantity}x${size}GB)`,
  );
  const kit = name === match.name ? undefined : knownIndex.memory.get(nameKey(name));
  return kit ? { ...item, quantity: 1, match: { ...match, name: kit.name, partId: kit.id } } : item;
}

async function resolved(deps: { db: Db }, item: FoundItem): Promise<ResolvedItem> {
  const { partId, candidates } = item.match;
  const part = partId === null ? null : await getPart(deps, partId);
  return { ...item, part: part && known(part), options: candidates.flatMap(partsNamed) };
}

/** A chip sold with two memory sizes is two parts. */
function partsNamed(name: string): KnownPart[] {
  return knownParts
    .filter((part) => part.name === name || (part.category === "graphics-cards" && part.facts.chip === name))
    .map(known);
}

function known({ id, category, name, facts }: (typeof knownParts)[number]): KnownPart {
  return { id, category, name, facts } as KnownPart;
}

import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { FindingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { getPart } from "../../parts/get-part.server.ts";
import type { KnownPart } from "../../parts/part.ts";
import type { Condition, DeclaredPart } from "../../pricing/declaration.ts";
import { lineKey, splitKey, splitPart, splitsOf, type FoundClaim } from "../../pricing/found-declaration.ts";
import type { TransitionError, StaffTransition } from "./transition-as-staff.server.ts";
import { writeFinding } from "./office.sql.server.ts";
import { auditSubject, declaredOffer, findingsOf, type TradeIn } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";

/** A finding by claim. `model` and `identified` name a part in our lists. */
export type FoundValue =
  | { claim: "model"; partId: string }
  | { claim: "quantity"; quantity: number }
  | { claim: "condition"; condition: Condition }
  | { claim: "fault" | "missing" | "box" | "accessories" };

/** Formats the declared and the found value in the seller's words; pure, it runs inside the transaction. */
export type FormatFinding = (
  facts: {
    claim: FoundClaim;
    declared: DeclaredPart | null;
    found: DeclaredPart | null;
    was: boolean;
    condition: Condition;
    /** Of a line of several: how many pieces it concerns. */
    pieces: { count: number; of: number } | null;
  },
  language: TradeIn["language"],
) => { said: string; found: string };

export type FindingInput = StaffTransition & {
  /** The line it is about, or the part of one that an earlier finding split off; `box` and `accessories` have their own keys. */
  key: string;
  /** How many pieces of a line of several are so; null: all. A finding about their number concerns the whole line. */
  pieces?: number | null;
  value: FoundValue;
  visible: boolean;
  note: string | null;
  /** Ids of photos of this trade-in, measurements in words. */
  evidence: readonly string[];
  /** The findings that the page showed: it replaces one of these knowingly. */
  seen: readonly FindingId[];
};

type NotRecorded =
  | TransitionError
  | DomainError<"invalid", "line-not-declared">
  | DomainError<"invalid", "part-unknown">
  | DomainError<"invalid", "as-declared">
  | DomainError<"invalid", "pieces-too-many", { most: number }>
  | DomainError<"conflict", "finding-changed">;

/**
 * Stores what testing found about one line, replacing an earlier finding about the same claim. What concerns fewer pieces than the line has
 * splits them off: the others keep their price. Refuses with
 * `trade-in-unknown`, `trade-in-not-movable` (it is not being tested), `line-not-declared`, `part-unknown`,
 * `as-declared` (no finding: it is as declared), `pieces-too-many` (`most`: what is left of the line), or `finding-changed` if the earlier one was not among those `seen`.
 */
export async function recordFinding(
  deps: { db: Db; formatFinding: FormatFinding },
  input: FindingInput,
): Promise<Result<null, NotRecorded>> {
  const { number, actor, value, visible, note, evidence, pieces = null } = input;
  const model = value.claim === "model" ? await getPart(deps, value.partId) : null;
  return attempt(deps.db, async (tx): Promise<Result<null, NotRecorded>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    const offer = tradeIn && declaredOffer(tradeIn);
    if (!tradeIn || !offer) return refuse.notFound({ code: "trade-in-unknown" });
    if (tradeIn.state !== "testing") return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    const { declaration } = offer.made;
    const isExtra = value.claim === "box" || value.claim === "accessories";
    const line = declaration.parts.find((part) => part.key === lineKey(input.key)) ?? null;
    const named = line && splitPart(line, findingsOf(tradeIn)).find((part) => part.key === input.key);
    if (isExtra ? input.key !== value.claim : !named) return refuse.invalid({ code: "line-not-declared" });
    if (named && pieces !== null && pieces > named.quantity)
      return refuse.invalid({ code: "pieces-too-many", most: named.quantity });
    const split = named && line ? splitOff(named, { line, pieces, value, tradeIn }) : null;
    // The same form sent twice must not concern one piece more.
    const ofLine = findingsOf(tradeIn).filter(({ key: known }) => lineKey(known) === line?.key);
    if (line && line.quantity > 1 && !ofLine.every(({ id }) => input.seen.includes(id)))
      return refuse.conflict({ code: "finding-changed" });
    const declared = split ?? (value.claim === "quantity" ? line : (named ?? null));
    const key = declared?.key ?? input.key;
    if (value.claim === "model" && !model) return refuse.invalid({ code: "part-unknown" });

    const found = declared && !isExtra ? foundAs(declared, value, model as KnownPart | null) : null;
    if (declared && found && isSame(declared, found, declaration.condition))
      return refuse.invalid({ code: "as-declared" });
    // `identified` contradicts nobody: the seller had not named the model. A declared capacity or family is a promise.
    const claim: FoundClaim =
      value.claim === "model" && declared?.part === null && !declared.hint ? "identified" : value.claim;
    const earlier = findingsOf(tradeIn).find((finding) => finding.key === key && finding.claim === claim);
    if (earlier && !input.seen.includes(earlier.id)) return refuse.conflict({ code: "finding-changed" });
    const was = isExtra ? declaration.extras[value.claim as "box" | "accessories"] : true;
    const words = deps.formatFinding(
      { claim, declared, found, was, condition: declaration.condition, pieces: piecesOf(declared, line, value) },
      tradeIn.language,
    );
    const photoIds = new Set<string>(tradeIn.photos.map(({ id }) => id));
    const proofs = evidence.filter((proof) => photoIds.has(proof) || !PHOTO_ID.test(proof));
    await writeFinding(tx, tradeIn.id, {
      sequence: offer.sequence,
      key,
      claim,
      ...words,
      foundPart: found,
      pieces: key === line?.key || isExtra ? null : (declared?.quantity ?? null),
      visible,
      note,
      evidence: proofs,
      actor,
    });
    await recordAudit(tx, {
      actor,
      action: "found",
      ...auditSubject(tradeIn),
      after: { key, claim, ...words, visible, evidence: proofs },
    });
    return ok(null);
  });
}

/** The pieces that a finding splits off what is left of a line; null if it concerns all of that, or a part that was split off before. */
function splitOff(
  named: DeclaredPart,
  { line, pieces, value, tradeIn }: { line: DeclaredPart; pieces: number | null; value: FoundValue; tradeIn: TradeIn },
): DeclaredPart | null {
  if (pieces === null || value.claim === "quantity" || named.key !== line.key || pieces === named.quantity) return null;
  const taken = splitsOf(line.key, findingsOf(tradeIn));
  let place = taken.size + 1;
  while (taken.has(splitKey(line.key, place))) place += 1;
  return { ...named, key: splitKey(line.key, place), quantity: pieces };
}

function piecesOf(declared: DeclaredPart | null, line: DeclaredPart | null, { claim }: FoundValue) {
  if (!declared || !line || line.quantity === 1 || claim === "quantity") return null;
  return { count: declared.quantity, of: line.quantity };
}

const PHOTO_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function foundAs(declared: DeclaredPart, value: FoundValue, model: KnownPart | null): DeclaredPart | null {
  const { key, quantity, condition, faulty } = declared;
  switch (value.claim) {
    case "model": {
      if (!model) return null;
      const { id, category, name, facts } = model;
      return {
        key,
        quantity,
        condition,
        faulty,
        part: { id, category, name, facts } as KnownPart,
      };
    }
    case "quantity":
      return { ...declared, quantity: value.quantity };
    case "condition":
      return { ...declared, condition: value.condition };
    case "fault":
      return { ...declared, faulty: !faulty };
    default:
      return null;
  }
}

function isSame(declared: DeclaredPart, found: DeclaredPart, condition: Condition): boolean {
  const state = (part: DeclaredPart) =>
    [part.part?.id ?? null, part.quantity, part.condition ?? condition, part.faulty].join();
  return state(declared) === state(found) && (declared.part !== null || found.part === null);
}

import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db } from "../../../base/db.server.ts";
import type { FindingId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { getPart } from "../../parts/get-part.server.ts";
import type { KnownPart } from "../../parts/part.ts";
import type { Condition, DeclaredPart } from "../../pricing/declaration.ts";
import type { TransitionError, StaffTransition } from "./transition-as-staff.server.ts";
import { writeFinding } from "./office.sql.server.ts";
import type { FoundClaim } from "../../pricing/revision.ts";
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
  },
  language: TradeIn["language"],
) => { said: string; found: string };

export type FindingInput = StaffTransition & {
  /** The line it is about; `box` and `accessories` have their own keys. */
  key: string;
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
  | DomainError<"conflict", "finding-changed">;

/**
 * Stores what testing found about one line, replacing an earlier finding about the same claim. Refuses with
 * `trade-in-unknown`, `trade-in-not-movable` (it is not being tested), `line-not-declared`, `part-unknown`,
 * `as-declared` (no finding: it is as declared), or `finding-changed` if the earlier one was not among those `seen`.
 */
export async function recordFinding(
  deps: { db: Db; formatFinding: FormatFinding },
  input: FindingInput,
): Promise<Result<null, NotRecorded>> {
  const { number, actor, key, value, visible, note, evidence } = input;
  const model = value.claim === "model" ? await getPart(deps, value.partId) : null;
  return attempt(deps.db, async (tx): Promise<Result<null, NotRecorded>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    const offer = tradeIn && declaredOffer(tradeIn);
    if (!tradeIn || !offer) return refuse.notFound({ code: "trade-in-unknown" });
    if (tradeIn.state !== "testing") return refuse.conflict({ code: "trade-in-not-movable", state: tradeIn.state });
    const { declaration } = offer.made;
    const isExtra = value.claim === "box" || value.claim === "accessories";
    const declared = declaration.parts.find((part) => part.key === key) ?? null;
    if (isExtra ? key !== value.claim : declared === null) return refuse.invalid({ code: "line-not-declared" });
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
      { claim, declared, found, was, condition: declaration.condition },
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

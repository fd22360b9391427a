import type { Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { Grade } from "../../inventory/grade.ts";
import { storedReceivedParts } from "../../inventory/receiving/stored.ts";
import type { Piece, ReceivedPart } from "../../inventory/receiving/receiving.ts";
import { storedSpecs } from "../../catalogue/stored.ts";
import { loadUnitToSplit } from "../units/units.sql.server.ts";
import { partsOfPc, usualWorth } from "./conversion.ts";

/**
 * The parts of a unit at the shop, as pieces to split it into: as it was bought, else as its listing says, each with
 * what such a part is usually worth. Refuses with `split-unknown`.
 */
export async function partsOfUnit({ db }: { db: Db }, { code }: { code: string }) {
  const unit = await loadUnitToSplit(db, code);
  if (!unit) return refuse.notFound({ code: "split-unknown" });
  const parts = unit.bought === null ? listedParts(unit) : storedReceivedParts(unit.bought);
  const { kind, title, cost, regime } = unit;
  return ok({ kind, title, cost, regime, pieces: parts.map((part) => pieceOf(part, unit)) });
}

function pieceOf(part: ReceivedPart, { grade }: { grade: Grade | null }): Piece {
  return { ...part, worth: usualWorth[part.category], suggestedGrade: grade ?? "C" };
}

type Listed = { kind: "pc" | "component"; category: ReceivedPart["category"] | null; title: string; specs: unknown };

function listedParts({ kind, category, title, specs }: Listed): ReceivedPart[] {
  const what = storedSpecs({ kind, category, specs } as Parameters<typeof storedSpecs>[0]);
  if (what.kind === "component") return [{ category: what.category, name: title, part: null, specs: what.specs }];
  // The parts of a draft that staff enter by hand are not known before it is published.
  if (!("storage" in what.specs)) return [];
  return partsOfPc(what.specs).map(({ category, name, specs }) => ({ category, name, part: null, specs }));
}

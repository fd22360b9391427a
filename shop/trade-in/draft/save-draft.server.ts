import { attempt, databaseTime, type Db } from "../../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import { getPart } from "../../parts/get-part.server.ts";
import type { PartCategory } from "../../parts/part.ts";
import {
  emptyDraft,
  plainText,
  LONGEST_NAME,
  maySkip,
  partSteps,
  tooManyDrives,
  withAnswer,
  type StepAnswer,
  type Choice,
  type Picked,
} from "./draft.ts";
import { knownPart } from "./name-components.server.ts";
import { nameTyped, type NotTaken } from "./name-typed.server.ts";
import { openFor, type DraftRequest, type NoDraft } from "./open-draft.server.ts";
import { expiryIn, type TradeIn } from "../trade-in.ts";
import { findTradeIn, writeDraft } from "../trade-ins.sql.server.ts";

type NoAnswer =
  | DomainError<"invalid", "part-unknown", { step: StepAnswer["step"] }>
  | DomainError<"invalid", "part-ambiguous", { step: StepAnswer["step"]; options: { id: string; name: string }[] }>
  | DomainError<"invalid", "part-not-taken", { step: StepAnswer["step"]; reason: NotTaken }>
  | DomainError<"invalid", "step-not-skippable", { step: StepAnswer["step"] }>
  | DomainError<"invalid", "drives-full", { most: number; count: number }>;

/**
 * Answers one or more steps of the wizard; the first answer creates the draft. Of concurrent answers to one step the
 * last wins; other steps are kept. A typed name that is in our lists becomes that part. Refuses with `part-unknown`
 * (not a part of the step's category, or no name), `part-ambiguous` (the name could be any of `options`, and the
 * seller did not confirm it), `part-not-taken` (not a part of a desktop computer), `step-not-skippable`,
 * `drives-full`, and like `openDraft`.
 */
export async function saveDraft(
  deps: { db: Db },
  { answers, ...request }: Omit<DraftRequest, "of"> & { answers: readonly StepAnswer[] },
): Promise<Result<TradeIn, NoDraft | NoAnswer>> {
  const chosen: StepAnswer<Choice>[] = [];
  for (const answer of answers) {
    const known = await resolve(deps, answer);
    if (!known.ok) return known;
    chosen.push(...known.value);
  }
  return attempt(deps.db, async (tx): Promise<Result<TradeIn, NoDraft>> => {
    const opened = await openFor(tx, { of: "machine", ...request });
    if (!opened.ok) return opened;
    const { id, draft: before } = opened.value;
    const draft = chosen.reduce(withAnswer, before ?? emptyDraft);
    await writeDraft(tx, id, draft, {
      language: request.language,
      expiresAt: expiryIn("draft", { offers: [] }, await databaseTime(tx)),
    });
    const saved = await findTradeIn(tx, { id });
    if (!saved) throw new Error(`the draft ${id} was saved but cannot be read`);
    return ok(saved);
  });
}

/** Looks up ids in our lists: facts of a part never come from the client. */
async function resolve(deps: { db: Db }, answer: StepAnswer): Promise<Result<StepAnswer<Choice>[], NoAnswer>> {
  const { step } = answer;
  if (answer.step === "photos") return ok([answer, ...(await powerSupplyIn(deps, answer.extras.psuModel))]);
  if (answer.step === "storage") {
    const full = tooManyDrives(answer.drives.length);
    if (full) return refuse.invalid(full);
    const drives = [];
    for (const { picked, ...drive } of answer.drives) {
      const choice = picked && (await choiceOf(deps, picked, { category: drive.type, step }));
      if (choice?.ok === false) return choice;
      drives.push({ ...drive, picked: (choice?.value ?? null) as Exclude<Choice, { is: "skipped" }> | null });
    }
    return ok([{ step: "storage", drives }]);
  }
  if (answer.picked === null) return ok([{ step: answer.step, picked: null }]);
  if (answer.picked.is === "skipped" && !maySkip(answer.step))
    return refuse.invalid({ code: "step-not-skippable", step });
  const choice = await choiceOf(deps, answer.picked, { category: partSteps[answer.step], step });
  return choice.ok ? ok([{ step: answer.step, picked: choice.value }]) : choice;
}

/** Replaces a power supply named among the extras by the part in our lists. Otherwise the text stays. */
async function powerSupplyIn(deps: { db: Db }, text: string): Promise<StepAnswer<Choice>[]> {
  const name = plainText(text, LONGEST_NAME);
  const typed = name === "" ? null : await nameTyped(deps, { name, category: "power-supplies" });
  return typed?.is === "known" ? [{ step: "psu", picked: { is: "known", part: knownPart(typed.part) } }] : [];
}

async function choiceOf(
  deps: { db: Db },
  picked: Picked,
  { category, step }: { category: PartCategory; step: StepAnswer["step"] },
): Promise<Result<Choice, NoAnswer>> {
  if (picked.is === "skipped") return step === "storage" ? refuse.invalid({ code: "part-unknown", step }) : ok(picked);
  if (picked.is === "known") {
    const part = await getPart(deps, picked.id);
    return part?.category === category
      ? ok({ is: "known", part: knownPart(part) })
      : refuse.invalid({ code: "part-unknown", step });
  }
  const name = plainText(picked.name, LONGEST_NAME);
  if (name === "") return refuse.invalid({ code: "part-unknown", step });
  if (picked.sure) return ok({ is: "named", name });
  const typed = await nameTyped(deps, { name, category });
  if (typed.is === "known") return ok({ is: "known", part: knownPart(typed.part) });
  if (typed.is === "refused") return refuse.invalid({ code: "part-not-taken", step, reason: typed.reason });
  if (typed.is === "asked")
    return refuse.invalid({
      code: "part-ambiguous",
      step,
      options: typed.options.map((part) => ({ id: part.id, name: part.name })),
    });
  return ok({ is: "named", name });
}

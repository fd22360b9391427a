import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { getPart } from "../parts/get-part.server.ts";
import type { PartCategory } from "../parts/part.ts";
import type { KnownPart } from "./declaration.ts";
import { emptyDraft, inOwnWords, LONGEST_NAME, maySkip, MOST_DRIVES, partSteps, withAnswer, type Answer, type Choice, type Picked } from "./draft.ts";
import { openFor, type DraftWish, type NoDraft } from "./open-draft.server.ts";
import { expiryIn, type TradeIn } from "./trade-in.ts";
import { databaseTime, findTradeIn, writeSaid } from "./trade-ins.sql.server.ts";

type NoAnswer = { code: "part-unknown"; step: Answer["step"] } | { code: "step-not-skippable"; step: Answer["step"] } | { code: "drives-full"; most: number };

/**
 * Answers one or more steps of the wizard; the first answer of all makes the draft. A step that was answered elsewhere
 * meanwhile has its last answer, the other steps stay. Refuses with `part-unknown` (not a part of the step's category, or
 * without a name), `step-not-skippable`, `drives-full`, and as `openDraft`.
 */
export async function saveDraft(shop: { db: Db }, { answers, ...wish }: Omit<DraftWish, "of"> & { answers: readonly Answer[] }): Promise<Result<TradeIn, NoDraft | NoAnswer>> {
  const chosen: Answer<Choice>[] = [];
  for (const answer of answers) {
    const known = await resolve(shop, answer);
    if (!known.ok) return known;
    chosen.push(known.value);
  }
  return attempt(shop.db, async (tx): Promise<Result<TradeIn, NoDraft>> => {
    const opened = await openFor(tx, { of: "machine", ...wish });
    if (!opened.ok) return opened;
    const { id, draft: before } = opened.value;
    const draft = chosen.reduce(withAnswer, before ?? emptyDraft);
    await writeSaid(tx, id, draft, { language: wish.language, expiresAt: expiryIn("draft", { offers: [] }, await databaseTime(tx)) });
    const saved = await findTradeIn(tx, { id });
    if (!saved) throw new Error(`the draft ${id} was saved but cannot be read`);
    return ok(saved);
  });
}

/** Ids become parts of our lists: nobody tells the shop what a part is like. */
async function resolve(shop: { db: Db }, answer: Answer): Promise<Result<Answer<Choice>, NoAnswer>> {
  const { step } = answer;
  if (answer.step === "photos") return ok(answer);
  if (answer.step === "storage") {
    if (answer.drives.length > MOST_DRIVES) return refuse({ code: "drives-full", most: MOST_DRIVES });
    const drives = [];
    for (const { picked, ...drive } of answer.drives) {
      const choice = picked && (await choiceOf(shop, picked, drive.type));
      if (picked && (!choice || choice.is === "skipped")) return refuse({ code: "part-unknown", step });
      drives.push({ ...drive, picked: choice as Exclude<Choice, { is: "skipped" }> | null });
    }
    return ok({ step: "storage", drives });
  }
  if (answer.picked === null) return ok({ step: answer.step, picked: null });
  if (answer.picked.is === "skipped" && !maySkip(answer.step)) return refuse({ code: "step-not-skippable", step });
  const picked = await choiceOf(shop, answer.picked, partSteps[answer.step]);
  return picked ? ok({ step: answer.step, picked }) : refuse({ code: "part-unknown", step });
}

async function choiceOf(shop: { db: Db }, picked: Picked, category: PartCategory): Promise<Choice | null> {
  if (picked.is === "skipped") return picked;
  if (picked.is === "named") {
    const name = inOwnWords(picked.name, LONGEST_NAME);
    return name === "" ? null : { is: "named", name };
  }
  const part = await getPart(shop, picked.id);
  if (part?.category !== category) return null;
  const { id, name, facts } = part;
  return { is: "known", part: { id, category, name, facts } as KnownPart };
}

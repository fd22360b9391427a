import { expect, test } from "vitest";
import { modelsIn } from "../understanding/known-models.server.ts";
import { criteriaAfter } from "../understanding/follow-up.ts";
import { questionKinds, type Criteria } from "../criteria.ts";
import { furtherQuestions } from "./further.ts";
import { heldOutQuestions } from "./held-out.ts";
import { labelOfCriteria, readLabelled, type Label, type LabelledQuestion } from "./labelled.ts";
import { seenQuestions } from "./seen.ts";

type Score = { right: number; all: number };

/** Compares the fields that the label or the reading has: a field that neither has is no success. */
function compare(label: Label, read: Label): Score & { wrong: string[] } {
  const names = [...new Set([...Object.keys(label), ...Object.keys(read)])];
  const wrong = names.filter((name) => label[name] !== read[name]);
  return { right: names.length - wrong.length, all: names.length, wrong };
}

function understood({ messages }: LabelledQuestion): Label {
  const criteria = messages.reduce<Criteria | null>(
    (last, message) => criteriaAfter(last, message, { hasShown: last !== null, modelsIn }),
    null,
  );
  return criteria ? labelOfCriteria(criteria) : {};
}

/** The share of fields read right, and a table by kind. Names the wrong fields of each question if asked to. */
function measure(questions: readonly LabelledQuestion[], { showWrong = false } = {}) {
  const byKind = new Map<string, Score>();
  const wrongLines: string[] = [];
  for (const question of questions) {
    const read = understood(question);
    const { right, all, wrong } = compare(question.label, read);
    const kind = question.label["kind"] ?? "";
    const score = byKind.get(kind) ?? { right: 0, all: 0 };
    byKind.set(kind, { right: score.right + right, all: score.all + all });
    if (wrong.length > 0)
      wrongLines.push(
        `${question.language} | ${question.messages.join(" => ")} | ${wrong.map((name) => `${name}: ${question.label[name] ?? "-"} ≠ ${read[name] ?? "-"}`).join("; ")}`,
      );
  }
  const total = [...byKind.values()].reduce((sum, one) => ({ right: sum.right + one.right, all: sum.all + one.all }));
  const table = [...byKind].map(([kind, { right, all }]) => `${kind} ${right}/${all}`).join(", ");
  if (showWrong) console.info(wrongLines.join("\n"));
  return { share: total.right / total.all, table: `${((100 * total.right) / total.all).toFixed(1)} % (${table})` };
}

const seen = readLabelled(seenQuestions);
const further = readLabelled(furtherQuestions);
const heldOut = readLabelled(heldOutQuestions);

test("there are at least 400 questions in four languages, half of them held out", () => {
  expect(seen.length + heldOut.length).toBeGreaterThanOrEqual(400);
  expect(heldOut.length).toBeGreaterThanOrEqual(200);
  expect(new Set(seen.map(({ language }) => language))).toEqual(new Set(["ro", "en", "hu", "uk"]));
});

test("at least 95 % of the fields of the seen questions are read right", () => {
  const { share, table } = measure(seen, { showWrong: process.env["SHOW_WRONG"] === "1" });
  console.info(`seen: ${table}`);
  expect(share).toBeGreaterThanOrEqual(0.95);
});

test("at least 90 % of the fields of the questions that no rule was written against are read right", () => {
  const { share, table } = measure(heldOut);
  console.info(`held out: ${table}`);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test("at least 95 % of the fields of the further questions are read right, of every kind at least fifteen questions", () => {
  const { share, table } = measure(further, { showWrong: process.env["SHOW_WRONG"] === "1" });
  console.info(`further: ${table}`);
  expect(share).toBeGreaterThanOrEqual(0.95);
  const kinds = Map.groupBy(further, ({ label }) => label["kind"]);
  for (const kind of questionKinds) expect(kinds.get(kind)?.length, kind).toBeGreaterThanOrEqual(15);
});

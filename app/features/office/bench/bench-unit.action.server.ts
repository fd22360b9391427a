// The actions of a unit at the bench: record measurements, give a grade, add photographs of results, say why nothing was erased.

import { parseId, type BenchSessionId, type GradingId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { Semaphore } from "../../../../base/semaphore.ts";
import { addBenchPhotos } from "../../../../shop/inventory/bench/add-bench-photos.server.ts";
import { MOST_BENCH_PHOTOS } from "../../../../shop/inventory/bench/bench-photo.ts";
import { drawBenchPhoto } from "../../../../shop/inventory/bench/draw-bench-photo.server.ts";
import { questionsOf, type GradingAnswers } from "../../../../shop/inventory/grading/rubric.ts";
import { UnerasedForm } from "../../../../shop/inventory/erasure/forms.ts";
import {
  addedRuns,
  readBenchForm,
  typedValues,
  type BenchProblem,
  type BenchRun,
} from "../../../../shop/catalogue/bench/bench-form.ts";
import { BenchSessionForm, GradeForm } from "../../../../shop/catalogue/bench/forms.ts";
import { gradeUnit } from "../../../../shop/catalogue/bench/grade-unit.server.ts";
import { noteUnerased } from "../../../../shop/catalogue/bench/note-unerased.server.ts";
import { recordMeasurements } from "../../../../shop/catalogue/bench/record-measurements.server.ts";
import { viewBenchUnit } from "../../../../shop/catalogue/bench/view-bench-unit.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import { takeUploadedPhotos } from "../../../server/uploaded-photos.server.ts";
import type { FreshBench } from "./bench-answer.ts";
import { drivesOf, storedValues } from "./bench-unit.view.server.ts";

type Done =
  | { outcome: "saved"; count: number }
  | { outcome: "graded"; grade: string }
  | { outcome: "noted" }
  | { outcome: "invalid"; errors: Record<string, string>; problems: Record<string, BenchProblem> }
  | { outcome: "refused"; domainError: AnyDomainError; fresh: FreshBench | null };

type Post = { code: string; fields: Fields | null; actor: string };

export async function postMeasurements(shop: Shop, { code, fields, actor }: Post): Promise<Done> {
  const found = await viewBenchUnit(shop, { code });
  if (!found.ok) return { outcome: "refused", domainError: found.domainError, fresh: null };
  const [stored, drives] = [storedValues(found.value), drivesOf(found.value).length];
  const session = parseFields(BenchSessionForm, fields);
  const { values, cleared, problems, runs } = readBenchForm(fields ?? {}, { stored, drives });
  if (!session.ok || Object.keys(problems).length > 0)
    return { outcome: "invalid", errors: session.ok ? {} : session.errors, problems };
  const { seen, ...conditions } = session.value;
  const done = await recordMeasurements(shop, { code, actor, seen, session: conditions, values, cleared });
  if (done.ok) return { outcome: "saved", count: done.value.count + done.value.removed };
  const fresh = done.domainError.code === "bench-changed" ? await freshMeasurements(shop, { code, runs }) : null;
  return { outcome: "refused", domainError: done.domainError, fresh };
}

/** What changes the valid measurements of a unit, as the log names it. */
const measuring = ["measured", "repaired", "back-on-sale"];

export async function lastMeasured(shop: Shop, code: string) {
  return lastChange(shop.db, { entity: "unit", entityId: code, actions: measuring });
}

async function freshMeasurements(
  shop: Shop,
  { code, runs }: { code: string; runs: readonly BenchRun[] },
): Promise<FreshBench | null> {
  const [found, change] = await Promise.all([viewBenchUnit(shop, { code }), lastMeasured(shop, code)]);
  if (!found.ok) return null;
  const [stored, drives] = [storedValues(found.value), drivesOf(found.value).length];
  const typed = typedValues(stored, { runs, drives });
  return { seen: found.value.seen, typed, change, added: addedRuns(stored, runs) };
}

export async function postGrade(shop: Shop, { code, fields, actor }: Post): Promise<Done> {
  const found = await viewBenchUnit(shop, { code });
  if (!found.ok) return { outcome: "refused", domainError: found.domainError, fresh: null };
  const { unit } = found.value;
  const form = parseFields(GradeForm, fields);
  if (!form.ok) return { outcome: "invalid", errors: form.errors, problems: {} };
  const answers: GradingAnswers = {};
  for (const question of questionsOf(unit.kind === "pc" ? "pc" : unit.category!))
    answers[question] = fields?.[`answer.${question}`] ?? "";
  const { own, reason } = form.value;
  const graded = await gradeUnit(shop, {
    code,
    actor,
    answers,
    override: own === null || reason === null ? null : { grade: own, reason },
    seen: parseId<"grading">(fields?.["gradingSeen"]) as GradingId | null,
    drives: fields?.["drives"] ?? "",
  });
  if (graded.ok) return { outcome: "graded", grade: graded.value.grade };
  const { domainError } = graded;
  if (domainError.code === "grading-open")
    return {
      outcome: "invalid",
      errors: Object.fromEntries(domainError.open.map((question) => [`answer.${question}`, "form-invalid"])),
      problems: {},
    };
  const fresh = domainError.code === "grading-changed" ? await freshGrading(shop, code) : null;
  return { outcome: "refused", domainError, fresh };
}

async function freshGrading(shop: Shop, code: string): Promise<FreshBench | null> {
  const found = await viewBenchUnit(shop, { code });
  if (!found.ok || !found.value.grading) return null;
  const { id, answers, grade, found: follows, reason, actor, gradedAt } = found.value.grading;
  const answered = Object.entries(answers).map(([question, answer]) => [`answer.${question}`, answer]);
  const own = grade === follows ? "" : grade;
  const typed = { ...Object.fromEntries(answered), own, reason: reason ?? "", grade };
  return { seen: id, typed, change: { actor, at: gradedAt } };
}

/** Why the drives of a seller's unit were not erased. */
export async function postUnerased(shop: Shop, { code, fields, actor }: Post): Promise<Done> {
  const form = parseFields(UnerasedForm, fields);
  if (!form.ok) return { outcome: "invalid", errors: form.errors, problems: {} };
  const noted = await noteUnerased(shop, { code, actor, unerased: form.value });
  return noted.ok ? { outcome: "noted" } : { outcome: "refused", domainError: noted.domainError, fresh: null };
}

const uploads = new Semaphore({ permits: 2, queue: 8 });

/** Stores the photographs of a form. Refuses as `takeUploadedPhotos` and `addBenchPhotos` do. */
export function takeBenchPhotos(
  shop: Pick<Shop, "db">,
  { request, code, sessionId, actor }: { request: Request; code: string; sessionId: BenchSessionId; actor: string },
) {
  return takeUploadedPhotos(request, {
    uploads,
    most: MOST_BENCH_PHOTOS,
    draw: drawBenchPhoto,
    store: (photos) => addBenchPhotos(shop, { code, sessionId, actor, photos }),
  });
}

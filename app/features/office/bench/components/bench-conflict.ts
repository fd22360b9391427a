// What a colleague measured or how they graded the unit while the form was open, beside what was typed.

import {
  driveField,
  driveTests,
  fpsField,
  typedRuns,
  versionField,
  wholeTests,
} from "../../../../../shop/catalogue/bench/bench-form.ts";
import { gameNames, games } from "../../../../../shop/catalogue/specs.ts";
import { benchTools } from "../../../../../shop/inventory/bench/bench-tests.ts";
import { gradeFrom } from "../../../../../shop/inventory/grading/rubric.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { ConflictView } from "../../components/conflict.tsx";
import { useConflict } from "../../components/use-conflict.ts";
import type { BenchAnswer } from "../bench-answer.ts";
import { answersIn, type BenchView } from "./bench-fields.ts";

/** Null unless the form was refused because a colleague was faster. */
export function useBenchConflict(view: BenchView, answer: BenchAnswer | undefined): ConflictView | null {
  const measured = useMeasuredFields(view);
  const graded = useGradedFields(view);
  const fresh = answer?.fresh ?? null;
  const fields = !answer || !fresh ? null : (answer.intent === "grade" ? graded : measured)(fresh.typed, answer.typed);
  return useConflict(fresh?.change ?? null, fields);
}

type Typed = Readonly<Record<string, string>>;

/** Every value, and the versions that stored values were measured with; one that nobody types is stored as the name of its program. */
function useMeasuredFields({ kind, drives }: BenchView) {
  const { t } = useWords("office-bench");
  const { t: words } = useWords("product-bench");
  const testName = (test: string) => words(`test.${test}` as "test.cinebench");
  return (stored: Typed, yours: Typed): ConflictView["fields"] => {
    const fps = typedRuns(yours).flatMap(({ resolution, settings }, column) =>
      games.map((game) => ({
        name: fpsField(game, column),
        label: `${gameNames[game]}, ${resolution.replace("x", " × ")}, ${t(`form.quality.${settings as "high"}`)}`,
      })),
    );
    const whole = wholeTests.map(({ test }) => ({ name: test, label: testName(test) }));
    const perDrive = drives.flatMap((drive, place) =>
      driveTests.map(({ test }) => ({
        name: driveField(test, String(place + 1)),
        label: `${t("form.drive", { number: place + 1, name: drive })}: ${testName(test)}`,
      })),
    );
    const versions = [
      ...(kind === "pc" ? games.map((game) => ({ of: game as string, label: gameNames[game] })) : []),
      ...benchTools.map((tool) => ({ of: tool as string, label: t(`form.tools.${tool}`) })),
    ]
      .filter(({ of }) => stored[versionField(of)] !== undefined)
      .map(({ of, label }) => ({ name: versionField(of), label: t("form.version", { of: label }), empty: of }));
    const values = [...fps, ...whole, ...perDrive].map((field) => ({ ...field, empty: "" }));
    return [...values, ...versions].map(({ name, label, empty }) => ({
      label,
      stored: stored[name] ?? "",
      yours: (yours[name] ?? "").trim() || empty,
    }));
  };
}

/** The grade, each answer that it follows from, and another grade with its reason. */
function useGradedFields({ kind, questions }: BenchView) {
  const { t } = useWords("office-bench");
  const { t: words } = useWords("product-bench");
  return (stored: Typed, yours: Typed): ConflictView["fields"] => {
    const follows = gradeFrom({ kind, answers: answersIn(yours) });
    const own = yours["own"] ?? "";
    const answered = (question: BenchView["questions"][number]["question"], answer: string | undefined) =>
      answer ? words(`answer.${question}.${answer}` as "answer.dust.traces") : "";
    return [
      {
        label: t("grade.title"),
        stored: stored["grade"] ?? "",
        yours: own === "" && follows.ok ? follows.grade : own,
      },
      ...questions.map(({ question }) => ({
        label: words(`question.${question}`),
        stored: answered(question, stored[`answer.${question}`]),
        yours: answered(question, yours[`answer.${question}`]),
      })),
      { label: t("grade.own"), stored: stored["own"] ?? "", yours: own },
      { label: t("grade.reason"), stored: stored["reason"] ?? "", yours: yours["reason"] ?? "" },
    ];
  };
}

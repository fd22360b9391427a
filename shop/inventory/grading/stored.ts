// Parses the JSON columns of gradings; data of another shape throws: that is a bug.

import { z } from "zod";
import { gradingQuestions, type GradingAnswers } from "./rubric.ts";

const answers = z.partialRecord(z.enum(gradingQuestions), z.string()) satisfies z.ZodType<GradingAnswers>;

/** grading.answers */
export const storedAnswers = (json: unknown): GradingAnswers => answers.parse(json);

// Parses the JSON columns of gradings.

import { storedObject } from "../../../base/stored-json.ts";
import type { GradingAnswers } from "./rubric.ts";

/** grading.answers */
export const storedAnswers = (json: unknown): GradingAnswers => storedObject<GradingAnswers>(json, "grading.answers");

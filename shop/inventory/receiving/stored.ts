// Parses the JSON columns of received units. Only their shape is checked: schemas validated the parts when they were
// written.

import { storedList } from "../../../base/stored-json.ts";
import type { TakenPart } from "./receiving.ts";

/** intake.parts */
export const storedTakenParts = (json: unknown): TakenPart[] => storedList<TakenPart>(json, "intake.parts");

// Parses the JSON columns of received units. Only their shape is checked: schemas validated the parts when they were
// written.

import { storedList } from "../../../base/stored-json.ts";
import type { ReceivedPart } from "./receiving.ts";

/** intake.parts */
export const storedReceivedParts = (json: unknown): ReceivedPart[] => storedList<ReceivedPart>(json, "intake.parts");

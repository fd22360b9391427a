// What was read from a stored file, and which files of a drop could not be used.

import { storedList, storedObject } from "../../../../base/stored-json.ts";
import type { FileIssue, MeasuredFile } from "./measurement-file.ts";

/** A file of a drop that was not stored. `unit`: the code of the unit that has it already. */
export type RejectedMeasurementFile = { name: string; unit: string | null } & FileIssue;

export const storedReading = (json: unknown) => storedObject<MeasuredFile>(json, "measurement_file.reading");
export const storedRejected = (json: unknown) => storedList<RejectedMeasurementFile>(json, "measurement_drop.rejected");

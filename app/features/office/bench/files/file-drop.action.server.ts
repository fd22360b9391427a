// Confirms what was read from dropped files: measured values, and erased drives.

import type { MeasurementDropId } from "../../../../../base/id.ts";
import {
  earlierReadings,
  readFileChoices,
  type FileProblem,
} from "../../../../../shop/catalogue/bench/file-choices.ts";
import { BenchSessionForm } from "../../../../../shop/catalogue/bench/forms.ts";
import { recordErasures } from "../../../../../shop/catalogue/bench/record-erasures.server.ts";
import { recordMeasurements } from "../../../../../shop/catalogue/bench/record-measurements.server.ts";
import { viewFileDrop } from "../../../../../shop/catalogue/bench/view-file-drop.server.ts";
import type { Shop } from "../../../../composition.server.ts";
import type { AnyDomainError } from "../../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../../edge.server.ts";
import { takenErasures } from "../erasures/dropped-erasures.server.ts";
import { drivesOf, storedValues } from "../bench-unit.view.server.ts";

type Confirmed =
  | { outcome: "saved"; count: number }
  /** `isMore`: files of measuring programs still wait in the drop. */
  | { outcome: "erased"; count: number; isMore: boolean }
  | { outcome: "invalid"; errors: Record<string, string>; problems: Record<string, FileProblem> }
  | { outcome: "refused"; domainError: AnyDomainError };

type Confirming = { code: string; id: MeasurementDropId; fields: Fields | null; actor: string };

/** All ticked values and their files in one transaction, or none. */
export async function confirmFiles(shop: Shop, { code, id, fields, actor }: Confirming): Promise<Confirmed> {
  const found = await viewFileDrop(shop, { code, id });
  if (!found.ok) return { outcome: "refused", domainError: found.domainError };
  const waiting = found.value.drop.files.filter(({ sessionId }) => sessionId === null);
  const form = parseFields(BenchSessionForm, fields);
  const { values, files, problems } = readFileChoices(waiting, { typed: fields ?? {}, drives: drivesOf(found.value) });
  if (!form.ok || Object.keys(problems).length > 0)
    return { outcome: "invalid", errors: form.ok ? {} : form.errors, problems };
  const { seen, ...session } = form.value;
  const cleared = earlierReadings(values, storedValues(found.value));
  const done = await recordMeasurements(shop, { code, actor, seen, session, values, cleared, files });
  return done.ok
    ? { outcome: "saved", count: done.value.count }
    : { outcome: "refused", domainError: done.domainError };
}

/** All erased drives that staff gave a place in the unit, in one transaction, or none. */
export async function confirmErasures(shop: Shop, { code, id, fields, actor }: Confirming): Promise<Confirmed> {
  const found = await viewFileDrop(shop, { code, id });
  if (!found.ok) return { outcome: "refused", domainError: found.domainError };
  const { logs, recorded, drop } = found.value;
  const taken = takenErasures({ logs, recorded, drives: drivesOf(found.value) }, fields ?? {});
  const done = await recordErasures(shop, { code, actor, dropId: id, taken });
  const isMore = drop.files.some(({ sessionId }) => sessionId === null);
  return done.ok
    ? { outcome: "erased", count: done.value.count, isMore }
    : { outcome: "refused", domainError: done.domainError };
}

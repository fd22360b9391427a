// The actions of an edit of many listings: preview, apply, undo.

import type { BulkEditId } from "../../../../base/id.ts";
import { applyBulkEdit } from "../../../../shop/stock/bulk/apply-bulk-edit.server.ts";
import { parseLocalTime } from "../../../../shop/stock/bulk/local-time.ts";
import { prepareBulkEdit } from "../../../../shop/stock/bulk/prepare-bulk-edit.server.ts";
import { undoBulkEdit } from "../../../../shop/stock/bulk/undo-bulk-edit.server.ts";
import { readBulkForm } from "../../../../shop/stock/forms.ts";
import type { Fields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

export const bulkOutcomes = ["previewed", "applied", "planned", "undone", "cancelled"] as const;

type Posted = { id: BulkEditId; fields: Fields; actor: string };

export async function postBulkEdit(shop: Shop, { id, fields, actor }: Posted) {
  const done = <O extends (typeof bulkOutcomes)[number]>(outcome: O) => ({ ok: true, value: outcome }) as const;
  if (fields["intent"] === "undo") {
    const undone = await undoBulkEdit(shop, { id, actor });
    return undone.ok ? done(undone.value.state) : undone;
  }
  if (fields["intent"] === "apply") {
    const applied = await applyBulkEdit(shop, { id, actor });
    return applied.ok ? done(applied.value.state) : applied;
  }
  const { value, errors } = readBulkForm(fields);
  if (Object.keys(errors).length > 0) return { errors };
  const time = (text: string | null) => (text === null ? null : parseLocalTime(text));
  const prepared = await prepareBulkEdit(shop, {
    id,
    changes: value.changes,
    startsAt: time(value.startsAt),
    endsAt: time(value.endsAt),
  });
  return prepared.ok ? done("previewed") : prepared;
}

/** Whether the form asks for something that only those who set prices may do. */
export function isAboutPrices(fields: Fields, changes: { price: unknown } | null): boolean {
  return fields["intent"] === "preview" ? (fields["step"] ?? "") !== "" : (changes?.price ?? null) !== null;
}

// The actions of a unit's page: each form calls one verb.

import { UnitForm } from "../../../../shop/stock/forms.ts";
import { editUnit } from "../../../../shop/stock/units/edit-unit.server.ts";
import { mergeListing, moveUnit } from "../../../../shop/stock/units/move-unit.server.ts";
import { viewUnit } from "../../../../shop/stock/units/view-unit.server.ts";
import { writeOffStock } from "../../../../shop/stock/units/write-off-stock.server.ts";
import { refuse } from "../../../../base/result.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

/** The outcome, for the message on the next page. */
export const unitOutcomes = ["edit", "write-off", "move", "merge", "split", "repair"] as const;

type Posted = { code: string; fields: Fields | null; actor: string };

export async function postUnit(shop: Shop, { code, fields, actor }: Posted) {
  const parsed = parseFields(UnitForm, fields);
  if (!parsed.ok) return { intent: null, parsed } as const;
  const { value } = parsed;
  return { intent: value.intent, done: await run(shop, { code, actor, value }) } as const;
}

type UnitCommand = { code: string; actor: string; value: import("zod").infer<typeof UnitForm> };

async function run(shop: Shop, { code, actor, value }: UnitCommand) {
  switch (value.intent) {
    case "edit": {
      const { serial, grade, place, wasSerial, wasGrade, wasPlace } = value;
      const was = { serial: wasSerial, grade: wasGrade, place: wasPlace };
      return await editUnit(shop, { code, actor, was, serial, grade, place });
    }
    case "write-off":
      return await writeOffStock(shop, { code, actor, reason: value.reason });
    case "move":
      return await moveUnit(shop, { code, actor, to: value.listing });
    case "merge": {
      const found = await viewUnit(shop, code);
      if (!found.ok) return found;
      const from = found.value.unit.listing?.id;
      return from === undefined
        ? refuse.conflict({ code: "unit-not-in-stock" })
        : await mergeListing(shop, { from, to: value.listing, actor });
    }
  }
}

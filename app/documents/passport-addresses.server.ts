// The passports of the units on a document, for its QR codes.

import type { Db } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import type { Document } from "../../shop/invoices/invoice.ts";
import { formatPassportCode } from "../../shop/passport/passport-code.ts";
import { passportCodesOf } from "../../shop/passport/view-passport.server.ts";
import { links } from "../links.ts";

export type PassportOnDocument = { unit: string; code: string; address: string };

/** In the order of the lines; only an invoice has any. One query. Codes never change, so a document stays the same file. */
export async function passportsOnDocument(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { kind, lines }: Document,
): Promise<PassportOnDocument[]> {
  if (kind !== "invoice") return [];
  const units = lines.flatMap(({ subject }) => (subject.kind === "unit" ? [subject] : []));
  const codes = await passportCodesOf(
    { db },
    units.map(({ unitId }) => unitId as UnitId),
  );
  return units.flatMap(({ unitId, code: unit }) => {
    const found = codes.get(unitId as UnitId);
    if (found === undefined) return [];
    const code = formatPassportCode(found);
    return [{ unit, code, address: publicUrl + links.passport(code) }];
  });
}

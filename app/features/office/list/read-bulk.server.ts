// What the bulk form of an office list sends.

import { looksLikeCardNumber } from "../../../../shop/payments/card-leak.ts";
import { hadCard, type Fields } from "../../../edge.server.ts";
import { typedFields } from "../../../server/form-fields.server.ts";

export type BulkForm = {
  intent: string;
  /** The values of the ticked rows, each once. */
  ids: readonly string[];
  /** Whether everything that the list finds was chosen, not only the ticked rows: then the address says which. */
  everything: boolean;
  /** The other fields, a string each. */
  fields: Fields;
};

/** Reads the form of `OfficeList`'s bulk buttons; null where a field may hold a card number. */
export async function readBulk(request: Request, { name = "ids" }: { name?: string } = {}): Promise<BulkForm | null> {
  const body = await request.text();
  if (hadCard(request) || looksLikeCardNumber(body, "goods")) return null;
  const sent = typedFields(body);
  const { intent = "", everything, ...fields } = Object.fromEntries(sent.filter(([field]) => field !== name));
  const ids = [...new Set(sent.flatMap(([field, value]) => (field === name && value !== "" ? [value] : [])))];
  return { intent, ids, everything: everything === "yes", fields };
}

// The forms on the page of a customer.

import type { Actor } from "../../../../base/actor.ts";
import type { CustomerId } from "../../../../base/id.ts";
import { CustomerForm } from "../../../../shop/customers/forms.ts";
import { recordDataRequest, settleDataRequest } from "../../../../shop/customers/settle-data-request.server.ts";
import { tagCustomers } from "../../../../shop/customers/tag-customers.server.ts";
import { isNoteIntent } from "../../../../shop/notes/forms.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields } from "../../../edge.server.ts";
import { noteByForm } from "../shared/notes/notes.view.server.ts";
import { withDecider } from "../last-change.server.ts";

type Answer = { errors: Record<string, string>; typed: Fields; domainError: AnyDomainError | null };
type Changed = { done: string } | { status: number; answer: Answer };

export async function changeCustomer(
  shop: Shop,
  { id, fields, actor }: { id: CustomerId; fields: Fields | null; actor: Actor },
): Promise<Changed> {
  const typed = fields ?? {};
  const refused = (domainError: AnyDomainError): Changed => ({
    status: statusOf(domainError),
    answer: { errors: {}, typed, domainError },
  });
  if (isNoteIntent(fields?.["intent"])) {
    const noted = await noteByForm(shop, fields, { subject: { entity: "customer", entityId: id }, actor });
    if (noted.ok) return { done: "note" };
    const { errors, domainError } = noted;
    return { status: domainError ? statusOf(domainError) : 422, answer: { errors, typed: noted.typed, domainError } };
  }
  const parsed = parseFields(CustomerForm, fields);
  if (!parsed.ok) return { status: 422, answer: { errors: parsed.errors, typed: parsed.values, domainError: null } };
  const form = parsed.value;
  const changed =
    form.intent === "tag-add" || form.intent === "tag-remove"
      ? await tagCustomers(shop, { ids: [id], tag: form.tag, intent: form.intent, actor })
      : form.intent === "request"
        ? await recordDataRequest(shop, { customerId: id, form, actor })
        : await withDecider(shop, await settleDataRequest(shop, { customerId: id, form, actor }), {
            entity: "customer",
            entityId: id,
            actions: ["export-answered", "export-refused", "erase-refused", "erased"],
          });
  return changed.ok ? { done: form.intent } : refused(changed.domainError);
}

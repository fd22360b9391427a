// The forms on the page of a conversation.

import type { AccountId } from "../../../../base/id.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listStaff } from "../../../../shop/accounts/staff/list-staff.server.ts";
import { changeConversation } from "../../../../shop/messages/change-conversation.server.ts";
import { ConversationForm } from "../../../../shop/messages/forms.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields, type StaffMember } from "../../../edge.server.ts";
import { withDecider } from "../last-change.server.ts";

type Answer = { errors: Record<string, string>; values: Fields; domainError: AnyDomainError | null };
type Changed = { done: ConversationForm["intent"] } | { status: number; answer: Answer };

/** Those who may answer messages. */
export async function answerers(shop: Pick<Shop, "db">): Promise<{ id: AccountId; name: string }[]> {
  const { colleagues } = await listStaff(shop);
  return colleagues.filter(({ roles }) => hasRight(roles, "messages.answer")).map(({ id, name }) => ({ id, name }));
}

export async function changeByForm(
  shop: Shop,
  { number, by, fields }: { number: string; by: StaffMember; fields: Fields | null },
): Promise<Changed> {
  const parsed = parseFields(ConversationForm, fields);
  if (!parsed.ok) return { status: 422, answer: { errors: parsed.errors, values: parsed.values, domainError: null } };
  const form = parsed.value;
  const values = fields ?? {};
  const refused = (domainError: AnyDomainError): Changed => ({
    status: statusOf(domainError),
    answer: { errors: {}, values, domainError },
  });
  if (form.intent === "assign" && form.assignee !== null) {
    const isKnown = (await answerers(shop)).some(({ id }) => id === form.assignee);
    if (!isKnown) return refused({ kind: "invalid", code: "assignee-unknown" });
  }
  const done = await changeConversation(shop, { number, form, by });
  const changed = await withDecider(shop, done, { entity: "conversation", entityId: number });
  return changed.ok ? { done: form.intent } : refused(changed.domainError);
}

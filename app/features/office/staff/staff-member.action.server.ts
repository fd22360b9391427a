// The forms on the page of a member of staff: each calls one verb.

import type { AccountId } from "../../../../base/id.ts";
import { parseId } from "../../../../base/id.ts";
import { endOtherSessions } from "../../../../shop/accounts/end-other-sessions.server.ts";
import { changeRoles } from "../../../../shop/accounts/staff/change-roles.server.ts";
import { dismissStaff } from "../../../../shop/accounts/staff/dismiss-staff.server.ts";
import { endStaffSessions } from "../../../../shop/accounts/staff/end-staff-sessions.server.ts";
import { RolesForm, rolesSeen } from "../../../../shop/accounts/staff/forms.ts";
import { resetFactor } from "../../../../shop/accounts/staff/reset-factor.server.ts";
import type { Decider } from "../../../../shop/accounts/staff/staff.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, type Fields, type StaffMember } from "../../../edge.server.ts";
import type { Shop } from "../../../composition.server.ts";

type Answer = { errors: Record<string, string>; values: Fields | null; domainError: AnyDomainError | null };
type Changed = { done: "roles" | "sessions" | "factor" | "removed" } | { status: number; answer: Answer };

type Options = { by: StaffMember & Decider; accountId: AccountId; fields: Fields };

export async function changeColleague(shop: Shop, { by, accountId, fields }: Options): Promise<Changed> {
  const about = { by, accountId };
  switch (fields["intent"]) {
    case "factor":
      return outcome(await resetFactor(shop, about), "factor");
    case "remove":
      return outcome(await dismissStaff(shop, about), "removed");
    case "end-all":
      return outcome(await endStaffSessions(shop, { ...about, sessionId: "all" }), "sessions");
    case "end-others":
      // The button of your own page: it keeps the session that presses it.
      if (accountId === by.accountId) await endOtherSessions(shop, by);
      return { done: "sessions" };
    case "end-session": {
      const sessionId = parseId<"session">(fields["session"]);
      if (sessionId) return outcome(await endStaffSessions(shop, { ...about, sessionId }), "sessions");
      return { done: "sessions" };
    }
    default: {
      const parsed = parseFields(RolesForm, fields);
      if (!parsed.ok)
        return { status: 422, answer: { errors: parsed.errors, values: parsed.values, domainError: null } };
      const { roles } = parsed.value;
      return outcome(await changeRoles(shop, { ...about, roles, seen: rolesSeen(fields["seen"]) }), "roles", fields);
    }
  }
}

type Outcome = { ok: true } | { ok: false; domainError: AnyDomainError };

function outcome(
  changed: Outcome,
  done: "roles" | "sessions" | "factor" | "removed",
  values: Fields | null = null,
): Changed {
  if (changed.ok) return { done };
  const { domainError } = changed;
  return { status: statusOf(domainError), answer: { errors: {}, values, domainError } };
}

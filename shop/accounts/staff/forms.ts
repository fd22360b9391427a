// The forms about staff. Messages are codes.

import { z } from "zod";
import { StaffForm } from "../forms.ts";
import { staffRoles, type StaffRole } from "../rights.ts";

/** Each role is a checkbox of its own name: `role.sales`. */
export const roleField = (role: StaffRole) => `role.${role}`;

type Ticked = Partial<Record<`role.${StaffRole}`, string | undefined>>;

const ticks = z.object(
  Object.fromEntries(staffRoles.map((role) => [roleField(role), z.string().optional()])),
) as unknown as z.ZodType<Ticked>;

function rolesIn(form: Ticked, context: z.RefinementCtx): StaffRole[] {
  const roles = staffRoles.filter((role) => form[`role.${role}`] === "on");
  if (roles.length === 0) context.addIssue({ code: "custom", message: "roles-required", path: ["roles"] });
  return roles;
}

export const RolesForm = ticks.transform((form, context) => ({ roles: rolesIn(form, context) }));

export const InviteForm = StaffForm.extend({
  language: z.enum(["ro", "en", "hu", "uk"], "form-invalid"),
})
  .loose()
  .transform(({ name, email, language, ...rest }, context) => ({
    name,
    email,
    language,
    roles: rolesIn(rest as Ticked, context),
  }));

/** The roles that a form was rendered with, as its hidden field holds them. */
export function rolesSeen(text: string | undefined): StaffRole[] {
  const seen = new Set((text ?? "").split(" "));
  return staffRoles.filter((role) => seen.has(role)).toSorted();
}

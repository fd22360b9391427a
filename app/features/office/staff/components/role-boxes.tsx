// The roles as checkboxes, each with what it may do.

import { staffRoles, type StaffRole } from "../../../../../shop/accounts/rights.ts";
import { roleField } from "../../../../../shop/accounts/staff/forms.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { CheckboxField, fieldId } from "../../../../kit/field.tsx";

type RoleBoxesProps = {
  ticked: readonly StaffRole[];
  error?: string | undefined;
  /** The panel around it has the same label. */
  isLabelled?: boolean;
};

export function RoleBoxes({ ticked, error, isLabelled = false }: RoleBoxesProps) {
  const { t } = useWords("office-staff");
  const { t: office } = useWords("office");
  return (
    <fieldset id={fieldId("roles")} tabIndex={-1} aria-describedby={error ? "roles-error" : undefined}>
      <legend className={isLabelled ? "sr-only" : "font-condensed font-semibold"}>{t("rolesLabel")}</legend>
      {staffRoles.map((role) => (
        <CheckboxField
          key={role}
          name={roleField(role)}
          label={<span className="font-semibold">{office(`roles.${role}`)}</span>}
          hint={t(`may.${role}`)}
          defaultChecked={ticked.includes(role)}
        />
      ))}
      {error ? (
        <p id="roles-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The roles that a refused form had ticked. */
export function tickedIn(values: Readonly<Record<string, string>>): StaffRole[] {
  return staffRoles.filter((role) => values[roleField(role)] === "on");
}

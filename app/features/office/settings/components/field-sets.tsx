// The fields of a group, in the sets that belong together.

import { CourierField } from "../../components/courier-field.tsx";
import { counties } from "../../../../../shop/shipping/counties.ts";
import type { GroupName } from "../../../../../shop/settings/group-names.ts";
import type { FieldKind, FieldSpec } from "../../../../../shop/settings/groups.ts";
import type { Key } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { SelectField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import type { FieldSet } from "../settings.view.server.ts";
import { useFieldLabel } from "./use-field-label.ts";

type FieldSetsProps = {
  group: GroupName;
  sets: readonly FieldSet[];
  fields: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** Fields with a hint: `hints.<group>.<field>`. */
const hinted = new Set([
  "company.name",
  "company.capital",
  "company.tradeRegister",
  "bank.iban",
  "bank.payoutIban",
  "delivery.freeAbove",
  "delivery.cash",
  "limits.stranger",
  "limits.network",
  "limits.wholeNetwork",
  "limits.alarmPercent",
  "limits.fourEyesAbove",
  "limits.worksAlone",
  "limits.repeatSales",
  "parcels.usualCourier",
  "deadlines.strangerTransferDays",
  "deadlines.reservationHours",
  "deadlines.offerDays",
  "deadlines.revisedDays",
  "deadlines.reviewDays",
  "deadlines.returnDays",
  "purchases.returnFee",
  "purchases.instantPercent",
  "purchases.payoutDays",
  "social.href",
  "banners.link",
  "rates.value",
]);

export function FieldSets({ group, sets, fields, errors }: FieldSetsProps) {
  const { heading } = useFieldLabel(group);
  const panels = sets.map((set) => {
    const inputs = set.fields.map((spec) => (
      <SettingField
        key={spec.name}
        group={group}
        spec={spec}
        value={fields[spec.name] ?? ""}
        error={errors[spec.name]}
      />
    ));
    const grid = <div className="grid items-start gap-4 sm:grid-cols-2">{inputs}</div>;
    if (set.heading === null) return <Panel key={set.key}>{grid}</Panel>;
    return (
      <Panel key={set.key} label={heading(set.fields[0]!.name) ?? ""} level={2}>
        {grid}
      </Panel>
    );
  });
  // Small sets, such as the days of a week, stand side by side.
  const isSmall = sets.length > 2 && sets.every((set) => set.fields.length <= 2);
  return isSmall ? <div className="grid items-start gap-4 xl:grid-cols-2">{panels}</div> : panels;
}

const inputs: Partial<Record<FieldKind, { type?: string; inputMode?: "numeric" | "decimal" }>> = {
  email: { type: "email" },
  phone: { type: "tel" },
  whole: { inputMode: "numeric" },
  decimal: { inputMode: "decimal" },
  money: { inputMode: "decimal" },
  day: { type: "date" },
  time: { type: "time" },
};

function SettingField({
  group,
  spec: { name, kind, isOptional },
  value,
  error,
}: {
  group: GroupName;
  spec: FieldSpec;
  value: string;
  error: string | undefined;
}) {
  const { t } = useWords("office-settings");
  const { label } = useFieldLabel(group);
  const last = name.split(".").at(-1)!;
  const about = `${group}.${last}`;
  const common = {
    name,
    label: label(name),
    error,
    ...(hinted.has(about) && { hint: t(`hints.${about}` as Key<"office-settings">) }),
  };
  if (kind === "county")
    return (
      <SelectField {...common} defaultValue={value} required>
        {Object.entries(counties).map(([code, county]) => (
          <option key={code} value={code}>
            {county}
          </option>
        ))}
      </SelectField>
    );
  if (kind === "courier") return <CourierField {...common} chosen={value} />;
  if (kind === "yes-no")
    return (
      <SelectField {...common} defaultValue={value} required>
        <option value="yes">{t("yes")}</option>
        <option value="no">{t("no")}</option>
      </SelectField>
    );
  if (kind === "long") return <TextAreaField {...common} defaultValue={value} required={!isOptional} />;
  return (
    <TextField
      {...common}
      {...inputs[kind]}
      defaultValue={value}
      autoComplete="off"
      spellCheck={kind === "line" && group === "banners"}
      {...(isOptional && { required: false })}
    />
  );
}

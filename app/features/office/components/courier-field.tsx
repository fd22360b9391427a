// The courier of a parcel. The usual one is chosen until staff choose another: it is a setting (the group `parcels`).

import { couriers } from "../../../../shop/shipping/courier.ts";
import { SelectField } from "../../../kit/field.tsx";

type CourierFieldProps = {
  label: string;
  /** What was typed, or the courier that is proposed. */
  chosen: string;
  name?: string;
  error?: string | undefined;
};

export function CourierField({ label, chosen, name = "courier", error }: CourierFieldProps) {
  return (
    <SelectField name={name} label={label} defaultValue={chosen} error={error} required>
      {Object.entries(couriers).map(([code, courier]) => (
        <option key={code} value={code}>
          {courier.name}
        </option>
      ))}
    </SelectField>
  );
}

// The four fields of an address. The postal code comes first: it fills in the city and the county (decision 287).

import { useRef, useState, type ChangeEvent } from "react";
import { counties, type County } from "../../shop/shipping/counties.ts";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
import { SelectField, TextField } from "./field.tsx";
import { useHydrated } from "./use-hydrated.ts";

const sorted = Object.entries(counties).toSorted(([, a], [, b]) => a.localeCompare(b, "ro"));

/** Two short fields beside each other, below each other where the text is so large that they do not fit. */
export const pairClass = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] items-start gap-4";

export type PlaceField = "address" | "county" | "city" | "postalCode";
type FieldProps = { name: string; label: string; error: string | undefined; defaultValue: string; required?: boolean };
type Place = { county: County; city: string | null };

/**
 * The fields of an address, to ship to or to invoice, for a grid of two columns. A page with two addresses tells
 * autofill which one each is. Needs the words of the namespace "checkout".
 */
export function PlaceFields({
  field,
  section,
}: {
  field: (name: PlaceField) => FieldProps;
  section?: "shipping" | "billing";
}) {
  const { t } = useWords("checkout");
  const filledInAs = (name: string) => (section ? `${section} ${name}` : name);
  const isHydrated = useHydrated();
  const { place, onPostalCode } = usePlaceOfCode({ city: field("city").name, county: field("county").name });
  // The checkout's server fills the place in too; other forms do it in the browser only.
  const fills = isHydrated || section !== undefined;
  return (
    <>
      <div className="flex flex-col gap-1.5 sm:col-span-2">
        <div className={pairClass}>
          <TextField
            {...field("postalCode")}
            onChange={onPostalCode}
            autoComplete={filledInAs("postal-code")}
            inputMode="numeric"
            maxLength={10}
          />
          <TextField {...field("city")} autoComplete={filledInAs("address-level2")} />
        </div>
        <p aria-live="polite" className="min-h-5 text-sm text-muted">
          {place ? placeName(place) : fills ? t("shipping.postalCodeFills") : null}
        </p>
      </div>
      <SelectField {...field("county")} autoComplete={filledInAs("address-level1")} className="sm:col-span-2">
        <option value="">{t("shipping.chooseCounty")}</option>
        {sorted.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field("address")}
        autoComplete={filledInAs("address-line1")}
        className="sm:col-span-2"
        hint={t("shipping.addressHint")}
      />
    </>
  );
}

function placeName({ city, county }: Place): string {
  return [city, city === counties[county] ? null : counties[county]].filter(Boolean).join(", ");
}

/** Looks up the place of a complete postal code and fills it in, except over what the visitor typed or chose. */
function usePlaceOfCode(names: { city: string; county: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  const filled = useRef({ city: "", county: "" });

  function fill(form: HTMLFormElement | null, part: "city" | "county", value: string) {
    const control = form?.elements.namedItem(names[part]);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
    if (control.value !== "" && control.value !== filled.current[part]) return;
    control.value = value;
    filled.current[part] = value;
  }

  async function onPostalCode({ target }: ChangeEvent<HTMLInputElement>) {
    const code = target.value.replace(/\D/g, "");
    if (code.length !== 6) return setPlace(null);
    const found = await placeOf(code);
    // The visitor may have typed on.
    if (target.value.replace(/\D/g, "") !== code) return;
    setPlace(found);
    if (found === null) return;
    fill(target.form, "county", found.county);
    fill(target.form, "city", found.city ?? "");
  }

  return { place, onPostalCode };
}

/** Null also where the shop cannot be reached: the fields can be typed. */
async function placeOf(code: string): Promise<Place | null> {
  try {
    const response = await fetch(links.apiPostalCode(code));
    return response.ok ? ((await response.json()) as { place: Place | null }).place : null;
  } catch {
    return null;
  }
}

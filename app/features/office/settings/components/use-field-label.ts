import type { GroupName } from "../../../../../shop/settings/group-names.ts";
import type { Key } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { weekdays } from "../../../../../shop/settings/opening-hours.ts";
import { weekdayNames } from "../../../../i18n/format.ts";

/** Labels of fields; `full` says which row, weekday or currency it belongs to. */
export function useFieldLabel(group: GroupName) {
  const { t, language } = useWords("office-settings");
  const label = (name: string) => t(`fields.${group}.${name.split(".").at(-1)}` as Key<"office-settings">);
  const heading = (name: string): string | null => {
    const steps = name.split(".");
    const about = steps.at(-2);
    if (about === undefined) return null;
    if (/^\d+$/.test(about)) return t(`rows.${group}` as Key<"office-settings">, { number: Number(about) + 1 });
    const day = weekdays.findIndex((weekday) => weekday === about);
    return day === -1 ? about : weekdayNames(language)[day]!;
  };
  const full = (name: string) => [heading(name), label(name)].filter((part) => part !== null).join(": ");
  return { label, heading, full };
}

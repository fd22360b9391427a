import { couriers, type Courier } from "../../../../../shop/shipping/courier.ts";
import type { SettingFieldChange } from "../../../../../shop/settings/form-fields.ts";
import type { GroupName } from "../../../../../shop/settings/group-names.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { useFieldLabel } from "./use-field-label.ts";

/** What differs between two versions: each field before and after. */
export function ChangeList({ group, changes }: { group: GroupName; changes: readonly SettingFieldChange[] }) {
  const { t } = useWords("office-settings");
  const { full } = useFieldLabel(group);
  if (changes.length === 0) return <p className="text-muted">{t("history.same")}</p>;
  const shown = ({ kind }: SettingFieldChange, text: string) => {
    if (text === "") return t("history.empty");
    if (kind === "courier") return couriers[text as Courier]?.name ?? text;
    return kind === "yes-no" ? t(text === "yes" ? "yes" : "no") : text;
  };
  return (
    <dl className="mt-2 flex flex-col border-t border-line">
      {changes.map((change) => (
        <div key={change.field} className="border-b border-line py-2">
          <dt className="text-sm text-muted">{full(change.field)}</dt>
          <dd className="break-words">
            <del>{shown(change, change.before)}</del> →{" "}
            <ins className="font-semibold no-underline">{shown(change, change.after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

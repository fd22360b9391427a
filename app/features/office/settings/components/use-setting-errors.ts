import type { Key } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";

/** The messages of the fields' error codes. */
export function useSettingErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const { t } = useWords("office-settings");
  return Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [name, t(`errors.${code}` as Key<"office-settings">)]),
  );
}

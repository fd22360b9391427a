// The filter of lists whose rows wait for staff: all that wait, or those past their deadline (`late.ts`).

import { useWords } from "../../../i18n/use-words.ts";
import type { ListFilter } from "./list-filters.tsx";

export const dueOptions = ["open", "late"] as const;

export function useDueFilter(): ListFilter {
  const { t } = useWords("office");
  return {
    name: "due",
    label: t("list.due.label"),
    options: dueOptions.map((value) => ({ value, label: t(`list.due.${value}`) })),
  };
}

// What a colleague measured while dropped files waited to be confirmed, beside the ticked values of the files.

import { choiceField } from "../../../../../../shop/catalogue/bench/file-choices.ts";
import { gameNames } from "../../../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import type { ConflictView } from "../../../components/conflict.tsx";
import { useConflict } from "../../../components/use-conflict.ts";
import type { FileDropAnswer } from "../file-drop-answer.ts";
import type { FileDropView } from "../file-drop.view.server.ts";

/** Null unless the values were refused because a colleague measured the unit meanwhile. */
export function useFilesConflict(view: FileDropView, answer: FileDropAnswer | undefined): ConflictView | null {
  const { t } = useWords("office-bench");
  const { t: words } = useWords("product-bench");
  const typed = answer?.typed ?? {};
  const fields = view.files.flatMap(({ values, needs }, place) => {
    const chosen = (of: Parameters<typeof choiceField>[0]) => typed[choiceField(of, place)] ?? "";
    const run = [chosen("resolution").replace("x", " × "), chosen("settings")].filter(Boolean).join(" · ");
    const at = needs === "run" ? run : needs === "drive" ? chosen("drive") : null;
    const game = gameNames[chosen("game") as keyof typeof gameNames] ?? t("files.fps");
    return values
      .filter(({ field }) => typed[field] === "on")
      .map(({ test, value, replaces }) => ({
        label: test === null ? `${game}, ${run}` : words(`test.${test}` as "test.cinebench"),
        stored: replaces.find((before) => at === null || before.at === at)?.value ?? "",
        yours: value,
      }));
  });
  return useConflict(answer?.change ?? null, fields);
}

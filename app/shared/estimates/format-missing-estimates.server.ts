// Why there is no estimate of frame rates, as sentences in the visitor's language: one for each reason, with its games.

import type { MissingEstimate } from "../../../shop/estimates/fps-estimate.ts";
import { gameNames } from "../../../shop/catalogue/specs.ts";
import type { Language } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";

/** Empty where nothing is missing. */
export function formatMissingEstimates(missing: readonly MissingEstimate[], language: Language): string[] {
  const t = wordsFor(language, "content-estimates");
  return [...Map.groupBy(missing, ({ reason }) => reason)].map(([reason, of]) =>
    t(`missing.${reason}`, { games: of.map(({ game }) => gameNames[game]).join(", ") }),
  );
}

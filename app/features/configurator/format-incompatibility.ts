// A misfit and a limit in words of the visitor's language.

import type { BuildLimit } from "../../../shop/compatibility/limits.ts";
import type { Misfit } from "../../../shop/compatibility/incompatibility.ts";
import { useWords } from "../../i18n/use-words.ts";

/** Needs the words of the room "configurator". */
export function useFitWords() {
  const { t } = useWords("configurator");
  return {
    sayMisfit: ({ code, values }: Misfit) => t(`misfits.${code}`, values),
    sayLimit: ({ code, values }: BuildLimit) => t(`limits.${code}`, values),
  };
}

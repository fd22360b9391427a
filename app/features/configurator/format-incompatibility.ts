// Incompatibilities and limits as text in the visitor's language.

import type { BuildLimit } from "../../../shop/compatibility/limits.ts";
import type { Incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import { useWords } from "../../i18n/use-words.ts";

/** Needs the namespace "configurator". */
export function useFormatIncompatibility() {
  const { t } = useWords("configurator");
  return {
    formatIncompatibility: ({ code, values }: Incompatibility) => t(`incompatibilities.${code}`, values),
    formatLimit: ({ code, values }: BuildLimit) => t(`limits.${code}`, values),
  };
}

// The short facts of a product in the visitor's language.

import { osName } from "../../../shop/catalogue/operating-system.ts";
import { useWords } from "../../i18n/use-words.ts";

const NO_OS = osName("none");

/** Facts are the same in every language, except that a PC comes without an operating system. */
export function useFacts(): (facts: readonly string[]) => string[] {
  const { t } = useWords("kit");
  return (facts) => facts.map((fact) => (fact === NO_OS ? t("noOs") : fact));
}

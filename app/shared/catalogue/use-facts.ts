// The short facts of a product in the visitor's language.

import { osName } from "../../../shop/catalogue/operating-system.ts";
import { useWords } from "../../i18n/use-words.ts";

const NO_OS = osName("none");

export function useFacts(): (facts: readonly string[]) => string[] {
  const { t } = useWords("kit");
  return (facts) => factsWith(facts, { noOs: t("noOs") });
}

/** Facts are the same in every language, except that a PC comes without an operating system: `noOs` in the reader's. */
export function factsWith(facts: readonly string[], { noOs }: { noOs: string }): string[] {
  return facts.map((fact) => (fact === NO_OS ? noOs : fact));
}

import { useWords } from "../../i18n/use-words.ts";
import type { ClaimView } from "./claim.view.server.ts";

/** What a claim is about, one text for each product or extended warranty. Needs the words of the namespace "returns". */
export function useClaimTitles(): (claim: Pick<ClaimView, "units" | "extensions">) => string[] {
  const { t } = useWords("returns");
  return ({ units, extensions }) => [
    ...units.map(({ title }) => title),
    ...extensions.map(({ title }) => t("extensionOf", { title })),
  ];
}

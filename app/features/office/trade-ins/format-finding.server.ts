// The text of a finding in the seller's language, declared and found, for the e-mail and the page of the trade-in.

import type { Condition, DeclaredPart } from "../../../../shop/pricing/declaration.ts";
import type { FormatFinding } from "../../../../shop/trade-in/office/record-finding.server.ts";
import { wordsFor } from "../../../i18n/words.server.ts";

export const formatFinding: FormatFinding = (facts, language) => {
  const words = formatClaim(facts, language);
  const { pieces } = facts;
  if (pieces === null) return words;
  const t = wordsFor(language, "office-trade-ins");
  return { ...words, found: t("compare.ofPieces", { found: words.found, count: pieces.count, of: pieces.of }) };
};

const formatClaim = (
  { claim, declared, found, was, condition }: Omit<Parameters<FormatFinding>[0], "pieces">,
  language: Parameters<FormatFinding>[1],
): { said: string; found: string } => {
  const [t, offer] = [wordsFor(language, "office-trade-ins"), wordsFor(language, "trade-in-offer")];
  const conditionOf = (part: DeclaredPart | null) =>
    offer(`condition.${part?.condition ?? condition}` as `condition.${Condition}`);
  const works = (isFaulty: boolean) => t(isFaulty ? "compare.faulty" : "compare.works");
  const there = (is: boolean) => t(is ? "compare.with" : "compare.without");
  switch (claim) {
    case "identified":
    case "model":
      return { said: nameIn(declared), found: nameIn(found) };
    case "quantity":
      return {
        said: t("compare.pieces", { count: declared?.quantity ?? 0 }),
        found: t("compare.pieces", { count: found?.quantity ?? 0 }),
      };
    case "condition":
      return { said: conditionOf(declared), found: conditionOf(found) };
    case "fault":
      return { said: works(declared?.faulty ?? false), found: works(found?.faulty ?? true) };
    case "missing":
      return { said: nameIn(declared), found: t("compare.missing") };
    case "box":
    case "accessories":
      return { said: `${t(`compare.${claim}`)}: ${there(was)}`, found: there(!was) };
  }
};

function nameIn(part: DeclaredPart | null): string {
  return part === null ? "" : part.part ? part.part.name : part.name;
}

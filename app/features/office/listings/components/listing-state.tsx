import type { ListingDisplayStatus } from "../../../../../shop/catalogue/editing/listing-sorts.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const tones = { draft: "neutral", live: "good", sold: "neutral", withdrawn: "warn" } as const;

/** Whether a listing is a draft, on sale, sold or withdrawn. */
export function ListingState({ state }: { state: ListingDisplayStatus }) {
  const { t } = useWords("office-listings");
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

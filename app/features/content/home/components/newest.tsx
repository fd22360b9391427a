// The newest PCs.

import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import type { ListingCard } from "../../../../shared/catalogue/card.ts";
import { Cards } from "../../../../shared/catalogue/cards.tsx";

export function Newest({ cards }: { cards: readonly ListingCard[] }) {
  const { t } = useWords("content-home");
  if (cards.length === 0) return null;
  return (
    <section className="wrap pb-12 md:pb-16">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-3xl">{t("newest.title")}</h2>
        <ButtonLink to={links.products()} variant="secondary">
          {t("newest.all")}
        </ButtonLink>
      </div>
      <Cards cards={cards} label={t("newest.title")} />
    </section>
  );
}

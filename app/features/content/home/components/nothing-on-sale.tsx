// The top of the home page while no PC can be bought: what a visitor can do here meanwhile.

import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";

export function NothingOnSale({ components }: { components: number }) {
  const { t } = useWords("content-home");
  return (
    <section className="border-b border-line bg-surface">
      <div className="wrap py-10 md:py-16">
        <h1 className="max-w-[20ch] text-4xl">{t("empty.title")}</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-muted">{t("empty.lead")}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={links.sell()} size="lg">
            {t("hero.sell")}
          </ButtonLink>
          {components > 0 ? (
            <ButtonLink to={links.components()} size="lg" variant="secondary">
              {t("empty.components", { count: components })}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}

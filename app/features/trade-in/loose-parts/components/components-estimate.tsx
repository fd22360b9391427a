// The estimate for the list so far, and the link to the form for the offer, which explains each price.

import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { ComponentsView } from "../components.view.server.ts";
import { GuaranteedAmount } from "../../components/guaranteed-amount.tsx";

export function ComponentsEstimate({ list: { estimate, pieces, lines } }: { list: ComponentsView }) {
  const { t } = useWords("trade-in-loose-parts");
  // On a phone it stays visible once the list has a price.
  const bar =
    lines.length > 0
      ? "max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-x-0 max-lg:px-4 max-lg:py-2.5"
      : "";
  return (
    <section
      data-bar={lines.length > 0 || undefined}
      className={`hatch border border-estimate bg-estimate-soft p-4 md:p-5 ${bar}`}
    >
      <h2 className="silk inline-block bg-estimate-soft pe-2">{t("estimate.title")}</h2>
      <output className="block">
        {estimate.isMade ? (
          <>
            <GuaranteedAmount offer={estimate} size="md" className="text-estimate" ground="bg-estimate-soft pe-2" />
            <span className="mt-2 block w-fit bg-estimate-soft pe-1 text-sm max-lg:mt-0">
              {t("estimate.pieces", { count: pieces })} · {t("estimate.shipping")}{" "}
              <span className="whitespace-nowrap">−{formatPrice(estimate.shipping)}</span>
            </span>
          </>
        ) : (
          <span className="block bg-estimate-soft">
            {estimate.code === "not-worth-sending"
              ? t("estimate.notWorth", { worth: formatPrice(estimate.worth), shipping: formatPrice(estimate.shipping) })
              : t("estimate.none")}
          </span>
        )}
      </output>
      {lines.length > 0 && estimate.isMade ? (
        <a
          href="#offer"
          className="link mt-3 inline-flex min-h-11 items-center bg-estimate-soft pe-2 font-semibold max-lg:absolute max-lg:end-3 max-lg:top-1 max-lg:mt-0 max-lg:max-w-[45%] max-lg:ps-2 max-lg:text-end max-lg:text-sm lg:min-h-9"
        >
          {t("estimate.go")}
        </a>
      ) : null}
    </section>
  );
}

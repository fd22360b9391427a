// Who made the parts, and who answers for them in the EU (Regulation (EU) 2023/988, article 19).

import type { SafetyContact } from "../../../../shop/safety/manufacturer.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { ListingSpecsView } from "../product.view.server.ts";

export function Makers({ makers }: Pick<ListingSpecsView, "makers">) {
  const { t } = useWords("product");
  const known = makers.flatMap(({ brand, maker }) => (maker ? [{ brand, maker }] : []));
  const unknown = makers.filter(({ maker }) => maker === null).map(({ brand }) => brand);
  return (
    <section className="mt-8 max-w-3xl" aria-labelledby="makers">
      <h2 id="makers" className="text-xl">
        {t("makers.title")}
      </h2>
      <dl className="mt-2 flex flex-col gap-3 text-sm empty:hidden">
        {known.map(({ brand, maker }) => (
          <div key={brand}>
            <dt className="font-semibold">{brand}</dt>
            <dd className="wrap-anywhere">{contactText(maker)}</dd>
            {maker.inEu ? (
              <dd className="wrap-anywhere text-muted">{`${t("makers.inEu")}: ${contactText(maker.inEu)}`}</dd>
            ) : null}
          </div>
        ))}
      </dl>
      {unknown.length > 0 ? (
        <p className="mt-3 text-sm">
          <span className="font-semibold">{unknown.join(", ")}.</span> {t("makers.ask")}{" "}
          <a href={links.contact()} className="link">
            {t("makers.askLink")}
          </a>
          .
        </p>
      ) : null}
      <a href={links.safety()} className="link mt-1 inline-flex min-h-11 items-center text-sm">
        {t("makers.page")}
      </a>
    </section>
  );
}

const contactText = ({ name, address, contact }: SafetyContact) => `${name}, ${address}, ${contact}`;

// The warranty: the shop's own part by part, the legal guarantee beside it (rule 17), and the conditions.

import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { LEAST_GUARANTEE_MONTHS } from "../../../../shop/warranty/legal-guarantee.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { useCompany } from "../../../kit/pages/company.ts";
import { Panel } from "../../../kit/panel.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { Warranty } from "../../../kit/warranty.tsx";

export function WarrantyTab({ listing }: { listing: Listing }) {
  const { t } = useWords("product");
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <section aria-labelledby="commercial">
        <h2 id="commercial" className="text-2xl">
          {t("warranty.commercial")}
        </h2>
        <table className="mt-3 w-full border-t border-line">
          <tbody>
            {coverOf(listing).map(({ part, months }) => (
              <tr key={part} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal text-muted">
                  {t(`part.${part}`)}
                </th>
                <td className="figure py-2 text-end">{months > 0 ? <Warranty months={months} /> : t("none")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="flex flex-col gap-6">
        <Panel label={t("warranty.legal")}>
          <p>
            <span className="figure text-2xl font-medium">
              <Warranty months={useCompany()?.guaranteeMonths ?? LEAST_GUARANTEE_MONTHS} />
            </span>
          </p>
          <p className="mt-2 text-muted">{t("warranty.legalText")}</p>
        </Panel>
        <section aria-labelledby="warranty-notes">
          <h2 id="warranty-notes" className="text-xl">
            {t("warranty.notes")}
          </h2>
          <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 marker:text-action">
            <li>{t("warranty.invoice")}</li>
            <li>{t("warranty.seal")}</li>
            {listing.kind === "pc" ? <li>{t("warranty.qr")}</li> : null}
            <li>
              {t("warranty.terms")}{" "}
              <ShopLink to={links.terms()} className="link">
                {t("warranty.termsLink")}
              </ShopLink>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}

type CoveredPart = "cpu" | "gpu" | "ram" | "storage" | "motherboard" | "psu" | "case" | "component";

/** Spec 3, warranty_details. A PC without a graphics card has no row for it. */
function coverOf(listing: Listing): { part: CoveredPart; months: number }[] {
  if (listing.kind === "component") return [{ part: "component", months: listing.warrantyMonths }];
  const { warrantyMonths, gpu } = listing.specs;
  const parts = ["cpu", "gpu", "ram", "storage", "motherboard", "psu", "case"] as const;
  return parts.filter((part) => part !== "gpu" || gpu !== null).map((part) => ({ part, months: warrantyMonths[part] }));
}

// The listing for search engines: the product with its offer, and the way to it.

import { aisleOf } from "../../../shop/catalogue/aisle.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import type { ShownListing } from "../../routes/catalogue/product.server.ts";
import { breadcrumbData } from "../../syndication/breadcrumb-data.ts";
import { productData } from "../../syndication/structured-data.ts";
import { JsonLd } from "../json-ld.tsx";
import { useCompany } from "../shell/company.ts";

export function ProductData({ shown: { listing, availability, pictures }, description }: { shown: ShownListing; description: string }) {
  const { t, language } = useWords("shell");
  const trader = useCompany();
  if (!trader) return null;
  const aisle = aisleOf(listing);
  const steps =
    aisle === "pc"
      ? [{ label: t("menu.pcs"), to: links.aisle(aisle) }]
      : [{ label: t("menu.components"), to: links.components() }, { label: t(`categories.${aisle}`), to: links.aisle(aisle) }];
  return (
    <>
      <JsonLd data={productData(listing, { availability, pictures, description, trader, language })} />
      <JsonLd data={breadcrumbData([...steps, { label: listing.title }], { origin: trader.url, language })} />
    </>
  );
}

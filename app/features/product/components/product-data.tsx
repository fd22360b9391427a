// Structured data for search engines: the product with its offer, and the breadcrumbs.

import { productTypeOf } from "../../../../shop/catalogue/product-type.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { ListingPageView } from "../product.view.server.ts";
import { breadcrumbData } from "../../../kit/pages/breadcrumb-data.ts";
import { productData, questionsData } from "../../../feeds/structured-data.ts";
import { JsonLd } from "../../../kit/pages/json-ld.tsx";
import { useCompany } from "../../../kit/pages/company.ts";

export function ProductData({
  view: { listing, availability, pictures, social },
  description,
  guarantee,
}: {
  view: ListingPageView;
  description: string;
  guarantee: string;
}) {
  const { t, language } = useWords("shell");
  const trader = useCompany();
  if (!trader) return null;
  const productType = productTypeOf(listing);
  const steps =
    productType === "pc"
      ? [{ label: t("menu.pcs"), to: links.productType(productType) }]
      : [
          { label: t("menu.components"), to: links.components() },
          { label: t(`categories.${productType}`), to: links.productType(productType) },
        ];
  const questions = questionsData(social.questions, { listingId: listing.id, origin: trader.url, language });
  return (
    <>
      {questions ? <JsonLd data={questions} /> : null}
      <JsonLd
        data={productData(listing, {
          availability,
          pictures,
          description,
          guarantee,
          trader,
          delivery: trader.delivery,
          language,
          reviewed: social,
        })}
      />
      <JsonLd data={breadcrumbData([...steps, { label: listing.title }], { origin: trader.url, language })} />
    </>
  );
}

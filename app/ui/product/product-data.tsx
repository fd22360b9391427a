// The listing for machines: schema.org's Product with its Offer. No rating is ever invented.

import { pictureOf } from "../../../shop/catalogue/picture.ts";
import { summaryOf } from "../../../shop/catalogue/summary.ts";
import type { ShownListing } from "../../routes/catalogue/product.server.ts";
import { useCompany } from "../shell/company.ts";

const availabilities = { free: "InStock", held: "LimitedAvailability", gone: "SoldOut" } as const;

export function ProductData({ shown: { listing, availability } }: { shown: ShownListing }) {
  const company = useCompany();
  if (!company) return null;
  const { url, name } = company;
  const brand = listing.kind === "pc" ? name : listing.specs.brand;
  const product = {
    "@context": "https://schema.org",
    "@type": "Product",
    name: listing.title,
    description: summaryOf(listing).join(", "),
    sku: String(listing.id),
    image: url + pictureOf(listing),
    url: `${url}/products/${listing.id}`,
    brand: { "@type": "Brand", name: brand },
    offers: {
      "@type": "Offer",
      url: `${url}/products/${listing.id}`,
      price: (listing.price / 100).toFixed(2),
      priceCurrency: "RON",
      availability: `https://schema.org/${availabilities[availability]}`,
      itemCondition: "https://schema.org/RefurbishedCondition",
      seller: { "@type": "Organization", name },
    },
  };
  // A "<" of a title must not end the element.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(product).replaceAll("<", String.raw`\u003c`) }} />;
}

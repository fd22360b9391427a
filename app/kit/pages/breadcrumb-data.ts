// Breadcrumbs as schema.org data.

import type { Language } from "../../i18n/languages.ts";
import { addressIn } from "./addresses.ts";

/** The breadcrumbs of a page; the last one is the page itself and has no address. */
export function breadcrumbData(
  steps: readonly { label: string; to?: string }[],
  { origin, language }: { origin: string; language: Language },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: addressIn(language, { origin, pathname: to }) }),
    })),
  };
}

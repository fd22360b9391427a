// The way to a page in schema.org's words.

import type { Language } from "../../i18n/languages.ts";
import { addressIn } from "./addresses.ts";

/** The way to a page; its last step is the page itself and has no address of its own. */
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

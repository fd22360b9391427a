// Breadcrumbs. The last entry is the page itself and is no link.

import { useWords } from "../../i18n/use-words.ts";
import { breadcrumbData } from "./breadcrumb-data.ts";
import { JsonLd } from "./json-ld.tsx";
import { useCompany } from "./company.ts";
import { ShopLink } from "../shop-link.tsx";

export type Crumb = { label: string; to?: string };

export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t, language } = useWords("kit");
  const origin = useCompany()?.url;
  return (
    <nav aria-label={t("breadcrumbs.label")}>
      {origin === undefined ? null : <JsonLd data={breadcrumbData(items, { origin, language })} />}
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {items.map((item) => (
          <li
            key={item.label}
            className="flex items-center gap-x-2 not-first:before:text-edge not-first:before:content-['/']"
          >
            {item.to === undefined ? (
              <span aria-current="page" className="line-clamp-1">
                {item.label}
              </span>
            ) : (
              <ShopLink
                to={item.to}
                className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current md:min-h-8"
              >
                {item.label}
              </ShopLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

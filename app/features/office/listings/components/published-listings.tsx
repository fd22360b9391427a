// What became of the listings that were to be put on sale together: each lack with a link to its field.

import { Link } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { fieldId } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { PublishedListings as Published } from "../publish-listings.action.server.ts";
import { useFieldLabels } from "./field-labels.ts";

export function PublishedListings({ answer }: { answer: Published | undefined }) {
  const { t } = useWords("office-listings");
  const { formatDomainError } = useDomainErrors();
  if (!answer) return null;
  const { published, onSale, lacking, domainError } = answer;
  const isNothing = published + onSale + lacking.length === 0;
  if (isNothing)
    return (
      <div className="mb-4">
        <Notice tone="warn" live>
          {domainError ? formatDomainError(domainError) : t("bulk.none")}
        </Notice>
      </div>
    );
  return (
    <div className="mb-4 flex flex-col gap-3">
      {published + onSale > 0 ? (
        <Notice tone="good" live>
          {published > 0 ? t("bulk.published", { count: published }) : null}{" "}
          {onSale > 0 ? t("bulk.onSale", { count: onSale }) : null}
        </Notice>
      ) : null}
      {lacking.length > 0 ? (
        <Notice tone="danger" live>
          <p>{t("bulk.lacking", { count: lacking.length })}</p>
          <ul className="mt-2 flex flex-col gap-3">
            {lacking.map((listing) => (
              <Lacking key={listing.id} listing={listing} />
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}

// The fields of a graphics card are among those that may be missing.
const typed = { hasGpu: "on" };

function Lacking({ listing }: { listing: Published["lacking"][number] }) {
  const { t } = useWords("office-listings");
  const { formatFields } = useDomainErrors();
  const labelOf = useFieldLabels({ ...listing, typed }, listing.units);
  return (
    <li>
      <Link to={officeLinks.listing(listing.id)} className="link font-condensed font-bold break-words">
        {listing.title === "" ? t("list.noTitle", { id: listing.id }) : listing.title}
      </Link>
      <ul className="flex flex-wrap gap-x-4">
        {listing.issues.map(({ field, code }) => (
          <li key={`${field} ${code}`}>
            <Link to={officeLinks.listing(listing.id, {}, fieldId(field))} className="link inline-block py-0.5">
              {t("issues.field", { field: labelOf(field), message: formatFields({ code })["code"] ?? code })}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

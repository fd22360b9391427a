// The buttons to save a listing: as a favourite, in the comparison, in a build.

import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink, buttonClass } from "../../../kit/button.tsx";
import { PICK_FORM } from "../../../shared/compare/pick-fields.ts";
import { buildLink } from "../../../shared/configurator/build-links.ts";
import { Heart } from "./heart.tsx";
import { Icon } from "../../../kit/icon.tsx";

/** Needs a PickForm on the page. */
export function SaveActions({ listing }: { listing: Listing }) {
  const { t } = useWords("catalogue");
  const { id, title } = listing;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Heart id={id} />
      <label className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer`}>
        <input
          type="checkbox"
          name="ids"
          value={id}
          form={PICK_FORM}
          data-title={title}
          className="size-4.5 accent-brand-trace"
        />
        {t("card.compare")}
      </label>
      {listing.kind === "component" ? (
        <ButtonLink
          to={buildLink({ requested: [{ category: listing.category, listingId: id, quantity: 1 }], saved: null })}
          rel="nofollow"
          variant="secondary"
          size="sm"
        >
          <Icon name="chip" size={18} />
          {t("components.inBuilder")}
        </ButtonLink>
      ) : null}
    </div>
  );
}

// The stored photos of a claim: thumbnails that open the whole picture, each with its date. Needs the words of the namespace "returns".

import type { ClaimPhoto } from "../../../shop/returns/photos/claim-photo.ts";
import { formatDate } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";

type ClaimPhotoListProps = {
  number: string;
  photos: readonly ClaimPhoto[];
  /** The key of the order's links, where the visitor came by one. */
  linkKey?: string | null;
};

export function ClaimPhotoList({ number, photos, linkKey = null }: ClaimPhotoListProps) {
  const { t, language } = useWords("returns");
  const search = linkKey === null ? {} : { key: linkKey };
  if (photos.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {photos.map((photo, index) => (
        <li key={photo.id} className="w-28">
          <a href={links.claimPhoto(number, photo.id, search)} target="_blank" rel="noreferrer" className="block">
            <img
              src={links.claimPhoto(number, photo.id, { ...search, size: "small" })}
              alt={t("photos.open", { number: index + 1 })}
              width={112}
              height={112}
              loading="lazy"
              className="size-28 border border-line bg-sunken object-cover"
            />
          </a>
          <time dateTime={photo.addedAt.toISOString()} className="block text-sm text-muted">
            {formatDate(photo.addedAt, language)}
          </time>
        </li>
      ))}
    </ul>
  );
}

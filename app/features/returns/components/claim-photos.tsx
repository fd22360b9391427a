// Photos of a claim: the field that takes them, what was wrong with them, and those that are stored.
// Needs the words of the namespaces "returns" and "trade-in-photos".

import { LARGEST_PHOTO, type RejectedFile } from "../../../../base/photo.ts";
import { MOST_CLAIM_PHOTOS } from "../../../../shop/returns/photos/claim-photo.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { controlClass, Field } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";

export function ClaimPhotoField({ free = MOST_CLAIM_PHOTOS }: { free?: number }) {
  const { t } = useWords("returns");
  return (
    <Field
      name="photos"
      label={t("photos.label")}
      hint={t("photos.hint", { count: free, size: LARGEST_PHOTO })}
      optional
    >
      {(control) => <input {...control} type="file" multiple accept="image/jpeg,image/png" className={controlClass} />}
    </Field>
  );
}

/** The files that are no photos that the shop can take, each with the reason. */
export function ClaimPhotoProblems({ rejected }: { rejected: readonly RejectedFile[] }) {
  const { t: photos } = useWords("trade-in-photos");
  if (rejected.length === 0) return null;
  return (
    <Notice tone="danger" live>
      <ul className="flex flex-col gap-1.5">
        {rejected.map(({ name, code }, place) => (
          <li key={`${code} ${place}`} className="[overflow-wrap:anywhere]">
            {photos(`issue.${code}`, { name: name === "" ? photos("nameless") : name, size: LARGEST_PHOTO })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

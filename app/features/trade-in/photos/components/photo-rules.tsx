// The requirements for photos of a PC (spec 5), shown before the seller takes them.

import { LARGEST_PHOTO } from "../../../../../base/photo.ts";
import { FEWEST_PHOTOS, MOST_PHOTOS } from "../../../../../shop/pricing/terms.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Icon } from "../../../../kit/icon.tsx";

export function PhotoRules() {
  const { t } = useWords("trade-in");
  const rules = [
    t("photos.count", { fewest: FEWEST_PHOTOS, most: MOST_PHOTOS }),
    t("photos.file", { size: LARGEST_PHOTO }),
    t("photos.inside"),
    t("photos.private"),
  ];
  return (
    <section>
      <h2 className="text-3xl">{t("photos.title")}</h2>
      <ul className="mt-4 flex flex-col gap-2.5">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-good" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}

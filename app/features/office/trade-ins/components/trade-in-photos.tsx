// Thumbnails of the seller's photos and of the staff's evidence. While the goods are in the shop, staff add evidence
// below.

import { Form, useNavigation } from "react-router";
import type { RejectedFile } from "../../../../../base/photo.ts";
import { mayHavePhotos } from "../../../../../shop/trade-in/photos/photo.ts";
import type { OfficeTradeInView } from "../trade-in.view.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass, Field } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { RejectedPhotos } from "../../shared/photos/rejected-photos.tsx";

export function TradeInPhotos({
  tradeIn: { photos, state },
  rejected,
}: {
  tradeIn: OfficeTradeInView;
  rejected: readonly RejectedFile[];
}) {
  const { t } = useWords("office-trade-ins");
  return (
    <Panel label={t("photos.title")}>
      {photos.length === 0 ? <p className="text-muted">{t("photos.none")}</p> : null}
      {(["declaration", "evidence"] as const).map((of) => {
        const ownPhotos = photos.filter((photo) => photo.of === of);
        if (ownPhotos.length === 0) return null;
        return (
          <section key={of} className="mb-5 last:mb-0">
            <h3 className="mb-2 text-lg">{t(of === "declaration" ? "photos.declared" : "photos.evidence")}</h3>
            <ul className="flex flex-wrap gap-3">
              {ownPhotos.map((photo, index) => (
                <li key={photo.id} className="w-28">
                  <a href={links.photo(photo.id)} target="_blank" rel="noreferrer" className="block">
                    <img
                      src={links.photo(photo.id, { size: "small" })}
                      alt={t("photos.whole", { number: index + 1 })}
                      width={112}
                      height={112}
                      loading="lazy"
                      className="size-28 border border-line bg-sunken object-cover"
                    />
                  </a>
                  <span className="block truncate text-sm" title={photo.name}>
                    {photo.name}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {mayHavePhotos(state, "evidence") ? <AddPhotos key={photos.length} rejected={rejected} /> : null}
    </Panel>
  );
}

function AddPhotos({ rejected }: { rejected: readonly RejectedFile[] }) {
  const { t } = useWords("office-trade-ins");
  const isBusy = useNavigation().formEncType === "multipart/form-data";
  return (
    <Form method="post" encType="multipart/form-data" className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <RejectedPhotos rejected={rejected} />
      <div className="flex flex-wrap items-end gap-3">
        <Field name="photos" label={t("photos.choose")} className="grow sm:max-w-md">
          {(control) => (
            <input {...control} type="file" multiple accept="image/jpeg,image/png" className={controlClass} />
          )}
        </Field>
        <Button variant="secondary" busy={isBusy}>
          {t("photos.add")}
        </Button>
      </div>
    </Form>
  );
}

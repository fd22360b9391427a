// One unit on sale and its photos: the first one is shown on cards. Staff put a photo first, remove it or add more.

import { Form } from "react-router";
import type { ListingId } from "../../../../../base/id.ts";
import type { RejectedFile } from "../../../../../base/photo.ts";
import { MOST_UNIT_PHOTOS } from "../../../../../shop/inventory/photos/unit-photo.ts";
import type { viewUnitPhotos } from "../../../../../shop/catalogue/publishing/view-unit-photos.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass, Field } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { largeFileOf } from "../../../../kit/picture/picture-files.ts";
import { RejectedPhotos } from "./rejected-photos.tsx";

type Unit = NonNullable<Awaited<ReturnType<typeof viewUnitPhotos>>>["units"][number];

type UnitPhotosProps = { listingId: ListingId; unit: Unit; rejected: readonly RejectedFile[]; isBusy: boolean };

export function UnitPhotos({
  listingId,
  unit: { id, code, grade, isSold, photos },
  rejected,
  isBusy,
}: UnitPhotosProps) {
  const { t } = useWords("office-trade-ins");
  const address = officeLinks.photos({ listing: listingId });
  return (
    <Panel title={t("unitPhotos.unit", { code, grade })}>
      {isSold ? <p className="text-sm text-muted">{t("unitPhotos.sold")}</p> : null}
      {photos.length === 0 ? <p className="text-muted">{t("unitPhotos.none")}</p> : null}
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <UnitPhoto photo={photo} place={index + 1} action={address} isBusy={isBusy} />
          </li>
        ))}
      </ul>
      <div className="not-empty:mt-4">
        <RejectedPhotos rejected={rejected} />
      </div>
      {photos.length < MOST_UNIT_PHOTOS ? (
        <AddPhotosForm key={photos.length} action={`${address}&unit=${id}`} code={code} isBusy={isBusy} />
      ) : (
        <p className="mt-4 text-sm text-muted">{t("unitPhotos.full", { most: MOST_UNIT_PHOTOS })}</p>
      )}
    </Panel>
  );
}

type UnitPhotoProps = { photo: Unit["photos"][number]; place: number; action: string; isBusy: boolean };

function UnitPhoto({ photo, place, action, isBusy }: UnitPhotoProps) {
  const { t } = useWords("office-trade-ins");
  return (
    <>
      <a href={largeFileOf(photo.address)} target="_blank" rel="noreferrer" className="block border border-line">
        <Picture
          src={photo.address}
          alt={t("unitPhotos.whole", { number: place })}
          width={800}
          height={600}
          sizes="11rem"
        />
      </a>
      <Form method="post" action={action} className="mt-1 flex flex-wrap items-start gap-x-4">
        <input type="hidden" name="photo" value={photo.id} />
        {place === 1 ? (
          <p className="flex min-h-11 items-center text-sm font-semibold">{t("unitPhotos.isFirst")}</p>
        ) : (
          <button name="intent" value="first" disabled={isBusy} className="link min-h-11 text-sm">
            {t("unitPhotos.putFirst")}
          </button>
        )}
        <details className="open:basis-full">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
            {t("unitPhotos.remove")}…
          </summary>
          <p className="mb-2 text-sm text-muted">{t("unitPhotos.removeHint")}</p>
          <Button variant="danger" name="intent" value="remove" busy={isBusy}>
            {t("unitPhotos.remove")}
          </Button>
        </details>
      </Form>
    </>
  );
}

/** A new `key` after each upload empties the file field. */
function AddPhotosForm({ action, code, isBusy }: { action: string; code: string; isBusy: boolean }) {
  const { t } = useWords("office-trade-ins");
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4"
    >
      <Field
        name="photos"
        id={`photos-${code}`}
        label={t("unitPhotos.choose")}
        hint={t("unitPhotos.chooseHint", { most: MOST_UNIT_PHOTOS })}
        className="grow sm:max-w-md"
      >
        {(control) => (
          <input {...control} type="file" multiple required accept="image/jpeg,image/png" className={controlClass} />
        )}
      </Field>
      <Button variant="secondary" busy={isBusy}>
        {t("unitPhotos.add")}
      </Button>
    </Form>
  );
}

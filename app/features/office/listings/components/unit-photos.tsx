// The photos of one unit: added by drag and drop, from files or from the phone's camera; put in order by dragging or by
// buttons. Everything is a form, so that it works before JavaScript too; with it, what is typed above stays.

import { useEffect, useRef, useState, type DragEvent, type RefObject } from "react";
import { Link, useFetcher, useRevalidator } from "react-router";
import type { ListingId } from "../../../../../base/id.ts";
import { LARGEST_UNIT_PHOTO, MOST_UNIT_PHOTOS } from "../../../../../shop/inventory/photos/unit-photo.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { controlClass, Field, fieldId } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { EditorData } from "../editor-data.ts";
import type { ListingAnswer } from "../listing.action.server.ts";

type Unit = EditorData["units"][number];
type PhotosProps = { listingId: ListingId; unit: Unit; mayEdit: boolean };

export function UnitPhotos({ listingId, unit, mayEdit }: PhotosProps) {
  const { t } = useWords("office-listings");
  const fetcher = useFetcher<ListingAnswer>();
  const isBusy = fetcher.state !== "idle";
  const { code, pictures } = unit;
  const { revalidate } = useRevalidator();
  const isRefused = fetcher.state === "idle" && Boolean(fetcher.data?.domainError);
  // After a refusal the router would go on showing a photo that a colleague has deleted.
  useEffect(() => {
    if (isRefused) void revalidate();
  }, [isRefused, revalidate]);
  const [dragged, setDragged] = useState<string | null>(null);
  const address = officeLinks.listing(listingId);
  const list = useRef<HTMLUListElement>(null);
  const moved = useMovedPhoto(list, { ids: pictures.map(({ id }) => id), isBusy, form: fetcher.formData });
  const dropOn = (place: number) => {
    if (dragged)
      void fetcher.submit({ intent: "photo", photo: dragged, to: String(place) }, { method: "post", action: address });
    setDragged(null);
  };
  return (
    <Panel title={t("photos.of", { code })}>
      {pictures.length === 0 ? <p className="text-muted">{t("photos.none")}</p> : null}
      {pictures.length > 1 && mayEdit ? <p className="text-sm text-muted">{t("photos.drag")}</p> : null}
      <p aria-live="polite" className="sr-only">
        {moved === null ? null : t("photos.moved", { number: moved })}
      </p>
      <ul ref={list} className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
        {pictures.map((photo, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a shortcut: the buttons below each photo do the same
          <li
            key={photo.id}
            draggable={mayEdit && pictures.length > 1}
            onDragStart={() => setDragged(photo.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => (dragged === null ? undefined : event.preventDefault())}
            onDrop={(event) => {
              event.preventDefault();
              dropOn(index + 1);
            }}
            className={dragged === photo.id ? "opacity-50" : ""}
          >
            <OnePhoto {...{ photo, listingId, mayEdit, isBusy, fetcher }} place={index + 1} of={pictures.length} />
          </li>
        ))}
      </ul>
      <PhotoErrors data={fetcher.data} />
      {mayEdit ? (
        <AddPhotos {...{ unit, fetcher, isBusy }} action={officeLinks.listing(listingId, { unit: unit.id })} />
      ) : null}
    </Panel>
  );
}

type Move = { photo: string; to: string };

/**
 * The place that a photo has been moved to, once it is there. The button that was pressed has the focus again: the browser
 * takes it from an element that changes its place, and who uses the keyboard presses it several times.
 */
function useMovedPhoto(
  list: RefObject<HTMLUListElement | null>,
  { ids, isBusy, form }: { ids: readonly string[]; isBusy: boolean; form: FormData | undefined },
): number | null {
  const [move, setMove] = useState<Move | null>(null);
  const [photo, to] = [form?.get("photo"), form?.get("to")];
  if (typeof photo === "string" && typeof to === "string" && (move?.photo !== photo || move.to !== to))
    setMove({ photo, to });
  const place = move === null || isBusy ? 0 : ids.indexOf(move.photo) + 1;
  useEffect(() => {
    if (place === 0 || move === null || (document.activeElement && document.activeElement !== document.body)) return;
    const buttons = list.current?.children[place - 1]?.querySelectorAll<HTMLButtonElement>("button[name=to]:enabled");
    const all = [...(buttons ?? [])];
    (all.find(({ value }) => value === move.to) ?? all[0])?.focus({ preventScroll: true });
  }, [list, place, move]);
  return place === 0 ? null : place;
}

type Fetcher = ReturnType<typeof useFetcher<ListingAnswer>>;

function PhotoErrors({ data }: { data: Fetcher["data"] }) {
  const { t } = useWords("office-listings");
  const { formatDomainError } = useDomainErrors();
  const rejected = data?.photos?.rejected ?? [];
  return (
    <div className="not-empty:mt-4">
      {data?.domainError ? (
        <Notice tone="danger" live>
          {formatDomainError(data.domainError)}
        </Notice>
      ) : null}
      {rejected.length > 0 ? (
        <Notice tone="danger" live>
          <ul>
            {rejected.map(({ name, code }) => (
              <li key={`${name} ${code}`} className="break-words">
                {t(`photos.rejected.${code}`, { name })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}

type OnePhotoProps = {
  photo: Unit["pictures"][number];
  listingId: ListingId;
  place: number;
  of: number;
  mayEdit: boolean;
  isBusy: boolean;
  fetcher: Fetcher;
};

function OnePhoto({ photo, listingId, place, of, mayEdit, isBusy, fetcher }: OnePhotoProps) {
  const { t } = useWords("office-listings");
  const edit = officeLinks.listingPhoto(listingId, photo.id);
  return (
    <>
      <Link to={edit} className="block border border-line">
        <Picture
          src={photo.name}
          alt={photo.alt.ro ?? t("photos.whole", { number: place })}
          width={800}
          height={600}
          sizes="12rem"
        />
      </Link>
      {mayEdit ? (
        <fetcher.Form
          method="post"
          action={officeLinks.listing(listingId)}
          className="mt-1 flex flex-wrap items-center gap-x-3"
        >
          <input type="hidden" name="intent" value="photo" />
          <input type="hidden" name="photo" value={photo.id} />
          <MoveButton to="earlier" label={t("photos.earlier", { number: place })} disabled={isBusy || place === 1} />
          <MoveButton to="later" label={t("photos.later", { number: place })} disabled={isBusy || place === of} />
          {place === 1 ? (
            <span className="text-sm font-semibold">{t("photos.first")}</span>
          ) : (
            <button name="to" value="first" disabled={isBusy} className="link min-h-11 text-sm">
              {t("photos.putFirst")}
            </button>
          )}
          <Link to={edit} className="link inline-flex min-h-11 basis-full items-center text-sm">
            {t("photos.edit")}
          </Link>
          <details className="open:basis-full">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
              {t("photos.remove")}…
            </summary>
            <p className="mb-2 text-sm text-muted">{t("photos.removeHint")}</p>
            <Button variant="danger" name="to" value="nowhere" busy={isBusy}>
              {t("photos.remove")}
            </Button>
          </details>
        </fetcher.Form>
      ) : null}
    </>
  );
}

function MoveButton({ to, label, disabled }: { to: "earlier" | "later"; label: string; disabled: boolean }) {
  return (
    <button
      name="to"
      value={to}
      disabled={disabled}
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center rounded-sm border border-edge disabled:opacity-40 md:size-9"
    >
      <Icon name={to === "earlier" ? "arrow-left" : "arrow-right"} size={16} />
    </button>
  );
}

type AddProps = { unit: Unit; fetcher: Fetcher; isBusy: boolean; action: string };

/** With JavaScript the files are sent as soon as they are chosen or dropped. */
function AddPhotos({ unit: { code, id, pictures }, fetcher, isBusy, action }: AddProps) {
  const { t } = useWords("office-listings");
  const isHydrated = useHydrated();
  const [isOver, setOver] = useState(false);
  if (pictures.length >= MOST_UNIT_PHOTOS)
    return <p className="mt-4 text-sm text-muted">{t("photos.full", { most: MOST_UNIT_PHOTOS })}</p>;
  const send = (files: Iterable<File>) => {
    const form = new FormData();
    for (const file of files) form.append("photos", file);
    if (form.has("photos")) void fetcher.submit(form, { method: "post", action, encType: "multipart/form-data" });
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  };
  const megabytes = LARGEST_UNIT_PHOTO / (1024 * 1024);
  return (
    <fetcher.Form
      // A new form after each upload: its file fields are empty again.
      key={pictures.length}
      method="post"
      action={action}
      encType="multipart/form-data"
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-4 flex flex-wrap items-end gap-4 rounded-sm border border-dashed p-4 ${isOver ? "border-action bg-raised" : "border-edge"}`}
    >
      {(["choose", "camera"] as const).map((from) => (
        <Field
          key={from}
          name="photos"
          id={from === "choose" ? `${fieldId("photos")}-${id}` : `${fieldId("camera")}-${id}`}
          label={t(`photos.${from}`)}
          hint={from === "choose" ? t("photos.chooseHint", { most: MOST_UNIT_PHOTOS, megabytes }) : undefined}
          className={from === "camera" ? "md:hidden" : "grow"}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              multiple={from === "choose"}
              capture={from === "camera" ? "environment" : undefined}
              accept="image/jpeg,image/png"
              aria-label={`${t(`photos.${from}`)}, ${code}`}
              onChange={(event) => (isHydrated ? send(event.target.files ?? []) : undefined)}
              className={controlClass}
            />
          )}
        </Field>
      ))}
      {isHydrated ? null : <Button variant="secondary">{t("photos.add")}</Button>}
      {isBusy ? <output className="basis-full text-sm text-muted">{t("photos.adding")}</output> : null}
    </fetcher.Form>
  );
}

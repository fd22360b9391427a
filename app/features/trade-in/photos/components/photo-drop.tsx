// Uploads photos that are dropped, chosen or taken with the camera (spec 4 and 5), one by one with their progress.
// Without JavaScript it is a form that sends all of them.

import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from "react";
import { useFetcher, useNavigation, useRevalidator } from "react-router";
import { LARGEST_FILE, LARGEST_PHOTO, type PhotoIssue, type RejectedFile } from "../../../../../base/photo.ts";
import type { Key } from "../../../../i18n/translate.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { Button } from "../../../../kit/button.tsx";
import { fieldId } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { usePhotoUploads, type Problem, type Upload } from "../use-photo-uploads.ts";

const ACCEPTED_TYPES = ["image/jpeg", "image/png"]; // spec 5
/** Files that operating systems put into folders (spec 5). */
const IGNORED_FILES = new Set([".DS_Store", "Thumbs.db"]);
const DIALOG_CLOSED_AFTER = 300; // milliseconds, spec 9

export type DroppedPhoto = { id: string; name: string };

type PhotoDropProps = {
  photos: readonly DroppedPhoto[];
  fewest: number;
  most: number;
  /** Where scripts upload and remove photos: /photos/draft or /photos/VND-000123, with the query of a draft's link. */
  to: string;
  /** The address of the screen: its action accepts all photos of a plain form. */
  page: string;
  /** The query that lets a visitor who came by a link see the photos. */
  keyQuery?: string;
  /** The files that the server rejected from the plain form. */
  rejected?: readonly RejectedFile[];
};

export function PhotoDrop({ photos, fewest, most, to, page, keyQuery = "", rejected = [] }: PhotoDropProps) {
  const { t } = useWords("trade-in-photos");
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const { state, formMethod } = useNavigation();
  const { uploads, problems, add, setProblems, retry, stop } = usePhotoUploads({ to, onStored: revalidate });
  const pending = uploads.filter((upload) => upload.state !== "failed").length;
  const freePlaces = most - photos.length - uploads.length;
  const currentProblems: readonly Problem[] = problems.length > 0 ? problems : rejected;

  function accept(dropped: readonly File[]): void {
    const files = dropped.filter(({ name }) => !IGNORED_FILES.has(name));
    if (files.length > freePlaces) return setProblems([{ code: "files-too-many", name: null }]); // spec 5: the whole drop
    const checked = files.map((file) => ({ file, code: errorOf(file) }));
    setProblems(checked.flatMap(({ file, code }) => (code ? [{ name: file.name, code }] : [])));
    add(checked.filter(({ code }) => code === null).map(({ file }) => file));
  }

  return (
    <section id={fieldId("photos")} tabIndex={-1} aria-label={t("label")} className="flex flex-col gap-4">
      <Problems problems={currentProblems} most={most} />
      <ul className="grid grid-cols-2 gap-3 empty:hidden sm:grid-cols-3">
        {photos.map((photo, place) => (
          <StoredPhoto key={photo.id} photo={photo} place={place + 1} to={to} page={page} keyQuery={keyQuery} />
        ))}
        {uploads.map((upload) => (
          <PendingPhoto
            key={upload.key}
            upload={upload}
            onRetry={() => retry(upload.key)}
            onStop={() => stop(upload.key)}
          />
        ))}
      </ul>
      {freePlaces > 0 ? (
        <DropZone
          freePlaces={freePlaces}
          page={page}
          isHydrated={isHydrated}
          isSending={state === "submitting" && formMethod === "POST"}
          onFiles={accept}
        />
      ) : (
        <p className="border border-line bg-surface px-4 py-3">{t("full", { most })}</p>
      )}
      <p id="photos-rules" className="text-sm text-muted">
        {fewest > 0 ? t("rules", { fewest, most, size: LARGEST_PHOTO }) : t("rulesUpTo", { most, size: LARGEST_PHOTO })}
      </p>
      {fewest === 0 ? null : (
        <output
          className={`flex items-center gap-2 font-semibold ${photos.length >= fewest ? "text-good" : "text-muted"}`}
        >
          <Icon name={photos.length >= fewest ? "check" : "info"} />
          {pending > 0
            ? t("coming", { count: pending })
            : photos.length >= fewest
              ? t("ready")
              : t("minimum", { count: fewest - photos.length })}
        </output>
      )}
    </section>
  );
}

/** Checks what the browser knows before the upload; the server checks the bytes. */
function errorOf({ name, type, size }: File): PhotoIssue | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return "photo-heic";
  if (!ACCEPTED_TYPES.includes(type)) return "photo-type";
  if (size === 0) return "photo-empty";
  return size > LARGEST_FILE ? "photo-too-large" : null;
}

function Problems({ problems, most }: { problems: readonly Problem[]; most: number }) {
  const { t } = useWords("trade-in-photos");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.scrollIntoView({ block: "nearest" });
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box}>
      <Notice tone="danger" live>
        <ul className="flex flex-col gap-1.5">
          {problems.map(({ code, name }, place) => (
            <li key={`${code} ${name} ${place}`} className="[overflow-wrap:anywhere]">
              {name === null
                ? t(`problem.${problemCode(code)}`, { most })
                : t(`issue.${code as PhotoIssue}`, { name: name === "" ? t("nameless") : name, size: LARGEST_PHOTO })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const problemCodes = ["files-too-many", "photos-full", "photos-closed", "files-broken-off"] as const;

function problemCode(code: string): (typeof problemCodes)[number] | "failed" {
  return problemCodes.find((each) => each === code) ?? "failed";
}

function Tile({ image, name, children }: { image: string; name: string; children: React.ReactNode }) {
  return (
    <li className="flex min-w-0 flex-col border border-line bg-surface">
      <span className="flex aspect-square items-center justify-center overflow-hidden bg-sunken">
        <img src={image} alt={name} width={320} height={320} className="h-full w-full object-cover" />
      </span>
      <div className="flex min-w-0 grow flex-col gap-2 p-2">{children}</div>
    </li>
  );
}

function StoredPhoto({
  photo,
  place,
  to,
  page,
  keyQuery,
}: {
  photo: DroppedPhoto;
  place: number;
  to: string;
  page: string;
  keyQuery: string;
}) {
  const { t } = useWords("trade-in-photos");
  const { Form, state } = useFetcher();
  const name = photo.name || t("photo", { place });
  const query = new URLSearchParams(keyQuery);
  query.set("size", "small");
  return (
    <Tile image={links.photo(photo.id, query)} name={name}>
      <Form method="post" action={to} className="flex items-center justify-between gap-2">
        <input type="hidden" name="photo" value={photo.id} />
        <input type="hidden" name="back" value={page} />
        <span className="flex min-w-0 items-center gap-1.5 text-sm">
          <Icon name="check" size={16} className="text-good" />
          <span className="truncate">{name}</span>
        </span>
        <Button
          variant="secondary"
          size="sm"
          busy={state !== "idle"}
          aria-label={t("remove", { name })}
          className="shrink-0 px-2!"
        >
          <Icon name="trash" size={16} />
        </Button>
      </Form>
    </Tile>
  );
}

function PendingPhoto({ upload, onRetry, onStop }: { upload: Upload; onRetry: () => void; onStop: () => void }) {
  const { t } = useWords("trade-in-photos");
  const { file, preview, state, percent, issue } = upload;
  const status = state === "sending" ? t("sending", { percent }) : t(state === "checking" ? "checking" : "waiting");
  return (
    <Tile image={preview} name={file.name}>
      <span className="truncate text-sm">{file.name}</span>
      {issue ? (
        <>
          <p role="alert" className="text-sm font-semibold text-danger">
            {t(`way.${issue}`)}
          </p>
          <Button type="button" variant="secondary" size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        </>
      ) : (
        <label className="flex flex-col gap-1 text-xs text-muted">
          {status}
          <progress
            value={percent}
            max={100}
            className="block h-2 w-full appearance-none border border-edge bg-sunken [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-good"
          />
        </label>
      )}
      <Button type="button" variant="quiet" size="sm" onClick={onStop} aria-label={t("stopNamed", { name: file.name })}>
        {t("stop")}
      </Button>
    </Tile>
  );
}

type ZoneLook = "idle" | "dialog" | "accepts" | "rejects";

const zoneLooks = {
  idle: "border-edge bg-surface hover:border-ink hover:bg-raised",
  dialog: "border-ink bg-raised",
  accepts: "border-good bg-good-soft",
  rejects: "border-danger bg-danger-soft",
} satisfies Record<ZoneLook, string>;

/**
 * Not every browser fires `cancel` when its file dialog is closed without a choice: the focus that comes back tells it.
 */
function useDialogClosed(isOpen: boolean, onClosed: () => void): void {
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = () => (timer = setTimeout(() => closed(), DIALOG_CLOSED_AFTER));
    window.addEventListener("focus", onFocus);
    return () => {
      window.removeEventListener("focus", onFocus);
      clearTimeout(timer);
    };
  }, [isOpen]);
}

type DropZoneProps = {
  freePlaces: number;
  page: string;
  isHydrated: boolean;
  isSending: boolean;
  onFiles: (files: File[]) => void;
};

function DropZone({ freePlaces, page, isHydrated, isSending, onFiles }: DropZoneProps) {
  const { t } = useWords("trade-in-photos");
  const [look, setLook] = useState<ZoneLook>("idle");

  useDialogClosed(look === "dialog", () => setLook("idle"));

  function onDrag(event: DragEvent): void {
    event.preventDefault();
    const types = [...event.dataTransfer.items].filter(({ kind }) => kind === "file").map(({ type }) => type);
    // Some browsers hide the file type until the drop.
    setLook(
      types.length > freePlaces || types.some((type) => type !== "" && !ACCEPTED_TYPES.includes(type))
        ? "rejects"
        : "accepts",
    );
  }

  const words: Record<ZoneLook, Key<"trade-in-photos">> = {
    idle: "drop",
    dialog: "dialog",
    accepts: "dropNow",
    rejects: "dropWrong",
  };
  // A form of its own: without JavaScript the photos are sent as a page.
  return (
    <form method="post" action={page} encType="multipart/form-data" className="flex flex-col gap-3">
      <label
        className={`relative flex min-h-44 cursor-pointer flex-col items-center justify-center gap-2 border-2 border-dashed p-5 text-center transition-colors focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus ${zoneLooks[look]}`}
      >
        <Icon
          name={look === "rejects" ? "warning" : "plus"}
          size={28}
          className={look === "rejects" ? "text-danger" : "text-muted"}
        />
        <span className="font-condensed text-xl font-bold">
          {t(isHydrated ? words[look] : "choose", { room: freePlaces })}
        </span>
        {isHydrated ? <span className="text-muted">{t("orChoose")}</span> : null}
        <input
          type="file"
          name="photos"
          multiple
          accept="image/jpeg,image/png"
          aria-describedby="photos-rules"
          // The input covers the zone, so that every drop in the zone reaches it.
          className={isHydrated ? "absolute inset-0 h-full w-full cursor-pointer opacity-0" : "max-w-full"}
          onDragEnter={onDrag}
          onDragOver={onDrag}
          onDragLeave={() => setLook("idle")}
          onDrop={(event) => {
            event.preventDefault();
            setLook("idle");
            onFiles([...event.dataTransfer.files]);
          }}
          onClick={() => setLook("dialog")}
          onChange={({ currentTarget }) => {
            setLook("idle");
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
      {isHydrated ? null : (
        <Button busy={isSending} className="self-start">
          {t("send")}
        </Button>
      )}
    </form>
  );
}

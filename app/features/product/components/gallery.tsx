// The pictures of a listing: photos of the unit first, then illustrations from the front and, for what can be opened, of the
// inside. The thumbnails choose the large picture, also without JavaScript. A click on the large picture opens the lightbox;
// without JavaScript it opens the file in a new tab.

import { lazy, Suspense, useRef, useState } from "react";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { ListingPicture } from "../product.view.server.ts";
import { lateModule } from "../../../kit/connection.ts";
import { Picture } from "../../../kit/picture/picture.tsx";
import { largeFileOf } from "../../../kit/picture/picture-files.ts";
import { describePicture } from "../describe-picture.ts";

const Lightbox = lazy(lateModule(() => import("./lightbox.tsx")));

// Written out in full: Tailwind finds only class names that appear in the source.
const whenChosen: Record<string, string> = {
  front: "group-has-[input[value=front]:checked]/gallery:block",
  inside: "group-has-[input[value=inside]:checked]/gallery:block",
  "photo-1": "group-has-[input[value=photo-1]:checked]/gallery:block",
  "photo-2": "group-has-[input[value=photo-2]:checked]/gallery:block",
  "photo-3": "group-has-[input[value=photo-3]:checked]/gallery:block",
  "photo-4": "group-has-[input[value=photo-4]:checked]/gallery:block",
  "photo-5": "group-has-[input[value=photo-5]:checked]/gallery:block",
  "photo-6": "group-has-[input[value=photo-6]:checked]/gallery:block",
  "photo-7": "group-has-[input[value=photo-7]:checked]/gallery:block",
  "photo-8": "group-has-[input[value=photo-8]:checked]/gallery:block",
};

type GalleryPicture = { name: string; src: string; alt: string; label: string; caption: string };

export function Gallery({ listing, pictures: views }: { listing: Listing; pictures: readonly ListingPicture[] }) {
  const pictures = useGalleryPictures(listing, views);
  const [chosen, choose] = useState<string | null>(null);
  const [isZoomed, setZoomed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // The chosen picture can be missing: after going to another page, or if a photo was removed meanwhile.
  const at = Math.max(
    pictures.findIndex(({ name }) => name === chosen),
    0,
  );
  /** Returns the focus to the visible picture: the one that was clicked, or the one chosen in the lightbox. */
  function closeLightbox() {
    setZoomed(false);
    [...(box.current?.querySelectorAll<HTMLElement>("figure a") ?? [])].find((link) => link.checkVisibility())?.focus();
  }

  return (
    <div ref={box} className="group/gallery">
      {pictures.map((picture, index) => (
        <LargePicture
          key={picture.name}
          picture={picture}
          isOnly={pictures.length === 1}
          isFirst={index === 0}
          onZoom={() => setZoomed(true)}
        />
      ))}
      {pictures.length > 1 ? <Thumbnails pictures={pictures} at={at} onChoose={choose} /> : null}
      {isZoomed ? (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            at={at}
            onChoose={(next) => choose(pictures[next]?.name ?? null)}
            onClose={closeLightbox}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The pictures with their names and texts in the visitor's language. */
function useGalleryPictures(listing: Listing, views: readonly ListingPicture[]): GalleryPicture[] {
  const { t, language } = useWords("product");
  const { title, stock } = listing;
  return views.map((picture, index) => {
    const { name: src } = picture;
    const number = index + 1;
    if (picture.view === "photo")
      return {
        name: `photo-${number}`,
        src,
        alt: picture.alt?.[language] ?? t("gallery.photo", { title, number }),
        label: t("gallery.photoShort", { number }),
        caption: t(stock > 1 ? "gallery.isPhotoOfOne" : "gallery.isPhoto"),
      };
    return {
      name: picture.view,
      src,
      alt: t(`gallery.${picture.view}`, { title, seen: describePicture(listing, picture.view, t) }),
      label: t(`gallery.${picture.view}Short`),
      caption: t(picture.view === "inside" && picture.isOtherColour ? "gallery.isOtherColour" : "gallery.illustration"),
    };
  });
}

function LargePicture({
  picture: { name, src, alt, caption },
  isOnly,
  isFirst,
  onZoom,
}: {
  picture: GalleryPicture;
  isOnly: boolean;
  isFirst: boolean;
  onZoom: () => void;
}) {
  const { t } = useWords("product");
  return (
    <figure className={isOnly ? "" : `hidden ${whenChosen[name] ?? ""}`}>
      <a
        href={largeFileOf(src)}
        target="_blank"
        rel="noreferrer"
        title={t("gallery.zoom")}
        onClick={(event) => {
          // A click with a modifier key opens the file in a new tab or window.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onZoom();
        }}
        className="block cursor-zoom-in border border-line"
      >
        <Picture src={src} alt={alt} width={800} height={600} sizes="(min-width:64rem) 42rem,94vw" priority={isFirst} />
      </a>
      <figcaption className="mt-2 text-xs text-muted">{caption}</figcaption>
    </figure>
  );
}

function Thumbnails({
  pictures,
  at,
  onChoose,
}: {
  pictures: readonly GalleryPicture[];
  at: number;
  onChoose: (name: string) => void;
}) {
  const { t } = useWords("product");
  return (
    <fieldset aria-label={t("gallery.label")} className="mt-3 flex flex-wrap gap-3">
      {pictures.map(({ name, src, label }, index) => (
        <label
          key={name}
          className="relative block w-24 cursor-pointer border border-line has-[:checked]:border-ink has-[:checked]:outline-2 has-[:checked]:outline-ink has-[:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            name="view"
            value={name}
            checked={index === at}
            onChange={() => onChoose(name)}
            className="sr-only"
          />
          <Picture src={src} alt="" width={800} height={600} sizes="6rem" />
          <span className="silk block px-1.5 py-1 text-center text-2xs">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

// The pictures of a listing: the photos of it, then the illustrations of its kind from the front and, where it opens, from inside. The small
// ones choose the large one, also before JavaScript; the large one is looked at from near, over the page, or before JavaScript in a tab of its own.

import { lazy, Suspense, useRef, useState } from "react";
import type { Listing } from "../../../../shop/catalogue/listing.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { ShownPicture } from "../product.view.server.ts";
import { lateModule } from "../../../kit/connection.ts";
import { Picture } from "../../../kit/picture/picture.tsx";
import { largeFileOf } from "../../../kit/picture/picture-files.ts";
import { seenIn } from "../seen-in.ts";

const Lightbox = lazy(lateModule(() => import("./lightbox.tsx")));

// Written out: the style sheet is made of the names that stand in the code.
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

export function Gallery({ listing, pictures }: { listing: Listing; pictures: readonly ShownPicture[] }) {
  const { t } = useWords("product");
  const [wanted, choose] = useState<string | null>(null);
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { title, stock } = listing;
  const shown = pictures.map((picture, index) => {
    const { view, address: src } = picture;
    const number = index + 1;
    if (view === "photo")
      return {
        name: `photo-${number}`,
        src,
        alt: t("gallery.photo", { title, number }),
        short: t("gallery.photoShort", { number }),
        what: t(stock > 1 ? "gallery.isPhotoOfOne" : "gallery.isPhoto"),
      };
    return {
      name: view,
      src,
      alt: t(`gallery.${view}`, { title, seen: seenIn(listing, view, t) }),
      short: t(`gallery.${view}Short`),
      what: t(picture.view === "inside" && picture.isOtherColour ? "gallery.isOtherColour" : "gallery.illustration"),
    };
  });
  // Another page, or a photo taken away meanwhile, may have no such picture.
  const at = Math.max(
    shown.findIndex(({ name }) => name === wanted),
    0,
  );
  /** The focus goes back to the picture shown: the one that was pressed, or the one chosen meanwhile. */
  function leave() {
    setNear(false);
    [...(box.current?.querySelectorAll<HTMLElement>("figure a") ?? [])].find((link) => link.checkVisibility())?.focus();
  }

  return (
    <div ref={box} className="group/gallery">
      {shown.map(({ name, src, alt, what }, index) => (
        <figure key={name} className={shown.length > 1 ? `hidden ${whenChosen[name] ?? ""}` : ""}>
          <a
            href={largeFileOf(src)}
            target="_blank"
            rel="noreferrer"
            title={t("gallery.zoom")}
            onClick={(event) => {
              // Whoever asks for a tab of its own gets one.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              setNear(true);
            }}
            className="block cursor-zoom-in border border-line"
          >
            <Picture
              src={src}
              alt={alt}
              width={800}
              height={600}
              sizes="(min-width:64rem) 42rem,94vw"
              priority={index === 0}
            />
          </a>
          <figcaption className="mt-2 text-xs text-muted">{what}</figcaption>
        </figure>
      ))}
      {shown.length > 1 ? (
        <fieldset aria-label={t("gallery.label")} className="mt-3 flex flex-wrap gap-3">
          {shown.map(({ name, src, short }, index) => (
            <label
              key={name}
              className="relative block w-24 cursor-pointer border border-line has-[:checked]:border-ink has-[:checked]:outline-2 has-[:checked]:outline-ink has-[:focus-visible]:outline-offset-2"
            >
              <input
                type="radio"
                name="view"
                value={name}
                checked={index === at}
                onChange={() => choose(name)}
                className="sr-only"
              />
              <Picture src={src} alt="" width={800} height={600} sizes="6rem" />
              <span className="silk block px-1.5 py-1 text-center text-2xs">{short}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isNear ? (
        <Suspense fallback={null}>
          <Lightbox pictures={shown} at={at} onChoose={(next) => choose(shown[next]?.name ?? null)} onClose={leave} />
        </Suspense>
      ) : null}
    </div>
  );
}

// The pictures of a listing: from the front, and where it opens, from inside. The small ones choose the large one, also
// before JavaScript; the large one is looked at from near, over the page, or before JavaScript in a tab of its own.

import { lazy, Suspense, useState } from "react";
import type { Listing } from "../../../shop/catalogue/listing.ts";
import type { PictureView } from "../../../shop/catalogue/picture.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { ShownPicture } from "../../routes/catalogue/product.server.ts";
import { Picture } from "../picture.tsx";
import { largeFileOf } from "../picture-files.ts";
import { seenIn } from "./seen-in.ts";

const Lightbox = lazy(() => import("./lightbox.tsx"));

export function Gallery({ listing, pictures }: { listing: Listing; pictures: readonly ShownPicture[] }) {
  const { t } = useWords("product");
  const [chosen, choose] = useState<PictureView>("front");
  const [isNear, setNear] = useState(false);
  const shown = pictures.map(({ view, address }) => ({ view, src: address, alt: t(`gallery.${view}`, { title: listing.title, seen: seenIn(listing, view, t) }) }));
  return (
    <div className="group/gallery">
      {shown.map(({ view, src, alt }) => (
        <a
          key={view}
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
          className={
            view === "front"
              ? "block cursor-zoom-in border border-line group-has-[input[value=inside]:checked]/gallery:hidden"
              : "hidden cursor-zoom-in border border-line group-has-[input[value=inside]:checked]/gallery:block"
          }
        >
          <Picture src={src} alt={alt} width={800} height={600} sizes="(min-width:64rem) 42rem,94vw" priority={view === "front"} />
        </a>
      ))}
      <p className="mt-2 text-xs text-muted">{t("gallery.illustration")}</p>
      {shown.length > 1 ? (
        <fieldset aria-label={t("gallery.label")} className="mt-3 flex gap-3">
          {shown.map(({ view, src }) => (
            <label
              key={view}
              className="relative block w-24 cursor-pointer border border-line has-[:checked]:border-brand has-[:checked]:outline-2 has-[:checked]:outline-brand has-[:focus-visible]:outline-offset-2"
            >
              <input type="radio" name="view" value={view} checked={chosen === view} onChange={() => choose(view)} className="sr-only" />
              <Picture src={src} alt="" width={800} height={600} sizes="6rem" />
              <span className="silk block px-1.5 py-1 text-center text-2xs">{t(`gallery.${view}Short`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isNear ? (
        <Suspense fallback={null}>
          <Lightbox pictures={shown} at={shown.findIndex(({ view }) => view === chosen)} onChoose={(at) => choose(shown[at]?.view ?? "front")} onClose={() => setNear(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

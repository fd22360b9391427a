// The pictures of a listing: from the front, and where it opens, from inside. The small ones choose the large one, also
// before JavaScript; the large one is looked at from near, over the page, or before JavaScript in a tab of its own.

import { lazy, Suspense, useState } from "react";
import type { Listing } from "../../../shop/catalogue/listing.ts";
import { hasInside, pictureOf, type PictureView } from "../../../shop/catalogue/picture.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Picture } from "../picture.tsx";

const Lightbox = lazy(() => import("./lightbox.tsx"));

export function Gallery({ listing }: { listing: Listing }) {
  const { t } = useWords("product");
  const views: PictureView[] = hasInside(listing) ? ["front", "inside"] : ["front"];
  const [chosen, choose] = useState<PictureView>("front");
  const [isNear, setNear] = useState(false);
  const pictures = views.map((view) => ({ src: pictureOf(listing, view), alt: t(`gallery.${view}`, { title: listing.title }) }));
  return (
    <div className="group/gallery">
      {views.map((view) => (
        <a
          key={view}
          href={pictureOf(listing, view)}
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
          <Picture src={pictureOf(listing, view)} alt={t(`gallery.${view}`, { title: listing.title })} width={800} height={600} priority={view === "front"} />
        </a>
      ))}
      {views.length > 1 ? (
        <fieldset aria-label={t("gallery.label")} className="mt-3 flex gap-3">
          {views.map((view) => (
            <label
              key={view}
              className="relative block w-24 cursor-pointer border border-line has-[:checked]:border-brand has-[:checked]:outline-2 has-[:checked]:outline-brand has-[:focus-visible]:outline-offset-2"
            >
              <input type="radio" name="view" value={view} checked={chosen === view} onChange={() => choose(view)} className="sr-only" />
              <Picture src={pictureOf(listing, view)} alt="" width={800} height={600} />
              <span className="silk block px-1.5 py-1 text-center text-2xs">{t(`gallery.${view}Short`)}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
      {isNear ? (
        <Suspense fallback={null}>
          <Lightbox pictures={pictures} at={views.indexOf(chosen)} onChoose={(at) => choose(views[at] ?? "front")} onClose={() => setNear(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

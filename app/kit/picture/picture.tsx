// A picture of fixed proportions with a two-colour gradient until it loads. One that fails to load shows the
// placeholder (spec 8), also before JavaScript: see `.unseen` and `.ground` in app/features/catalogue/catalogue.css.

import { useState } from "react";
import { filesOf } from "./picture-files.ts";

type PictureProps = {
  /** A name from shop/catalogue/picture.ts, or the address of a single file. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Its width on the page, as the `sizes` attribute of `<img>`. */
  sizes?: string;
  /** The page's main picture: loaded first. The others load lazily. */
  priority?: boolean;
  className?: string;
};

const LARGE = [400, 800, 1200];

export function Picture({ src, alt, width, height, sizes = "11rem", priority = false, className = "" }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = failed === src;
  const files = filesOf(src, priority ? LARGE : undefined);
  return (
    <span
      className={`ground relative block overflow-hidden bg-sunken ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {isMissing ? (
        <span role={alt === "" ? undefined : "img"} aria-label={alt || undefined} className="unseen absolute inset-0" />
      ) : (
        <picture className={files ? "photo" : ""} style={files?.preview}>
          {files ? <source type="image/avif" srcSet={files.avif} sizes={sizes} /> : null}
          <img
            src={files?.src ?? src}
            srcSet={files?.webp}
            sizes={files ? sizes : undefined}
            alt={alt}
            width={width}
            height={height}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            decoding="async"
            onError={() => setFailed(src)}
            // It may have failed before hydration.
            ref={(image) => {
              if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setFailed(src);
            }}
            className="absolute inset-0 size-full object-cover text-transparent"
          />
        </picture>
      )}
    </span>
  );
}

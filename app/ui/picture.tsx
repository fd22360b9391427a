// A picture of fixed proportions, blurred to two colours until it is there. One that fails to load shows the placeholder
// (spec 8), also before JavaScript: the placeholder lies under every picture, and a picture that fails is taken away from over it.

import { useState } from "react";
import { filesOf } from "./picture-files.ts";

type PictureProps = {
  /** An address as shop/catalogue/picture.ts gives it. */
  src: string;
  alt: string;
  width: number;
  height: number;
  /** How wide it is on the page, as the attribute of `<img>` says it. */
  sizes?: string;
  /** The picture that the visitor came for: fetched first. The others wait until they are near the screen. */
  priority?: boolean;
  className?: string;
};

const LARGE = [400, 800, 1200];

export function Picture({ src, alt, width, height, sizes = "11rem", priority = false, className = "" }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = failed === src;
  const files = filesOf(src, priority ? LARGE : undefined);
  return (
    <span className={`relative block overflow-hidden bg-sunken ${className}`} style={{ aspectRatio: `${width} / ${height}` }}>
      <Placeholder label={isMissing ? alt : null} />
      {isMissing ? null : (
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
            // It may have failed before the page came to life.
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

function Placeholder({ label }: { label: string | null }) {
  return (
    <svg
      viewBox="0 0 160 120"
      className="absolute inset-0 size-full text-edge"
      fill="none"
      stroke="currentColor"
      {...(label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <path d="M0 0 160 120M160 0 0 120" strokeOpacity="0.25" strokeWidth="0.75" />
      <path d="M62 30h42v60H56V36z" fill="var(--color-sunken)" strokeWidth="1.5" />
      <path d="M64 46h32M64 52h32M76 74h8" strokeWidth="1.5" />
    </svg>
  );
}

// A picture of the shop itself, with a day and a night version: the page's theme shows one of them and only that one is
// fetched.

import { Fragment } from "react";
import { filesOf } from "./picture-files.ts";
import { stageSet } from "./stage-set.ts";

type ByNight<Name> = Name extends `${infer Stage}-night` ? Stage : never;
export type StageName = ByNight<keyof typeof stageSet>;

type Shot = {
  stage: StageName;
  /** How wide it is on the page, as the attribute of `<img>` says it. */ sizes: string;
  widths?: readonly number[];
};

type StageProps = Shot & {
  alt: string;
  width: number;
  height: number;
  /** Another picture of the same things for wide screens: from that width on, in rem. */
  wide?: Shot & { from: number };
  /** The page's main picture: preloaded in the head. */
  priority?: boolean;
  /** How it fits into its container. */
  className?: string;
};

const WIDTHS = [400, 800, 1200];

export function Stage({ alt, width, height, wide, priority = false, className = "", ...narrow }: StageProps) {
  return (
    <>
      {(["day", "night"] as const).map((time) => {
        const { avif, webp, src, preview } = filesAt(time, narrow);
        const large = wide && filesAt(time, wide);
        const media = wide && `(min-width:${wide.from}rem)`;
        return (
          <Fragment key={time}>
            {priority ? (
              <Wanted
                time={time}
                avif={avif}
                sizes={narrow.sizes}
                media={wide && `(max-width:${wide.from - 0.01}rem)`}
              />
            ) : null}
            {priority && large ? <Wanted time={time} avif={large.avif} sizes={wide.sizes} media={media} /> : null}
            <picture className={`stage by-${time} ${className}`} style={preview}>
              {large ? <source type="image/avif" media={media} srcSet={large.avif} sizes={wide.sizes} /> : null}
              {large ? <source type="image/webp" media={media} srcSet={large.webp} sizes={wide.sizes} /> : null}
              <source type="image/avif" srcSet={avif} sizes={narrow.sizes} />
              {/* Lazy, because a hidden picture is then not fetched; the main one is already preloaded. */}
              <img
                src={src}
                srcSet={webp}
                sizes={narrow.sizes}
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
                fetchPriority={priority ? "high" : undefined}
                decoding="async"
                ref={lookAt}
                onError={({ currentTarget }) => showPlaceholder(currentTarget)}
              />
            </picture>
          </Fragment>
        );
      })}
    </>
  );
}

/** A picture that failed before hydration caused no error event (spec 8). */
function lookAt(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth === 0) showPlaceholder(image);
}

function showPlaceholder(image: HTMLImageElement) {
  image.parentElement?.classList.add("unseen");
}

/**
 * In the head: fetched before the page's styles set its theme; a visitor who chose the other theme here fetches both.
 */
function Wanted({
  time,
  avif,
  sizes,
  media,
}: {
  time: "day" | "night";
  avif: string;
  sizes: string;
  media: string | undefined;
}) {
  const theme = time === "day" ? "(prefers-color-scheme:light)" : "(prefers-color-scheme:dark)";
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={avif}
      imageSizes={sizes}
      fetchPriority="high"
      media={media ? `${theme} and ${media}` : theme}
    />
  );
}

function filesAt(time: "day" | "night", { stage, widths = WIDTHS }: Shot) {
  const name = time === "day" ? stage : (`${stage}-night` as const);
  const files = filesOf(`${name}.${stageSet[name]}`, widths);
  if (!files) throw new Error(`the picture ${name} has no colour in stage-set.ts`);
  return files;
}

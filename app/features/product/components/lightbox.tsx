// A picture over the whole page, to be looked at from near: on the browser's own <dialog>, so that focus, Escape and the
// way back come with it. Zoomed by wheel, two fingers, a double press, buttons or keys; moved by scrolling or dragging.

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../i18n/use-words.ts";
import { Icon, type IconName } from "../../../kit/icon.tsx";
import { filesOf, largeFileOf } from "../../../kit/picture/picture-files.ts";

type Shown = { src: string; alt: string };

type LightboxProps = {
  pictures: readonly Shown[];
  /** The place of the one to look at. */
  at: number;
  onChoose: (at: number) => void;
  onClose: () => void;
};

type Point = { x: number; y: number };

const CLOSEST = 4; // times
const STEP = 1.5; // times, for a key or a button
const DOUBLE = 2; // times, for a double press
const WHEEL = 500; // pixels of a wheel for e times

export default function Lightbox({ pictures, at, onChoose, onClose }: LightboxProps) {
  const { t } = useWords("product");
  const { t: ui } = useWords("kit");
  const box = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const picture = pictures[at];

  useEffect(() => {
    box.current?.showModal();
    stage.current?.focus();
  }, []);

  /** What lies under the point, or in the middle, stays where it is. */
  function zoomTo(wanted: number, point?: Point) {
    const element = stage.current;
    if (!element) return;
    const next = Math.min(Math.max(wanted, 1), CLOSEST);
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = point ? point.x - left : width / 2;
    const y = point ? point.y - top : height / 2;
    const held = {
      x: (element.scrollLeft + x) / element.scrollWidth,
      y: (element.scrollTop + y) / element.scrollHeight,
    };
    flushSync(() => setZoom(next));
    element.scrollTo(held.x * element.scrollWidth - x, held.y * element.scrollHeight - y);
  }

  function choose(step: number) {
    setZoom(1);
    onChoose((at + step + pictures.length) % pictures.length);
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // A pinch on a touch pad comes as a wheel with Ctrl, in smaller steps.
    zoomTo(zoom * Math.exp((-event.deltaY * (event.ctrlKey ? 5 : 1)) / WHEEL), { x: event.clientX, y: event.clientY });
  });
  const pinch = useRef<{ apart: number; zoom: number } | null>(null);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      pinch.current = null;
      return;
    }
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    pinch.current ??= { apart, zoom };
    zoomTo((pinch.current.zoom * apart) / pinch.current.apart, {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    });
  });

  // React listens to these passively: the page would scroll or zoom as well.
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: false, signal: listening.signal };
    const element = stage.current;
    element?.addEventListener("wheel", (event) => onWheel(event), options);
    for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
      element?.addEventListener(name, (event) => onTouch(event), options);
    return () => listening.abort();
  }, []);

  const dragged = useRef<Point | null>(null);
  function drag(event: PointerEvent<HTMLElement>) {
    const before = dragged.current;
    // A finger scrolls the stage by itself.
    if (!before || event.pointerType !== "mouse") return;
    stage.current?.scrollBy(before.x - event.clientX, before.y - event.clientY);
    dragged.current = { x: event.clientX, y: event.clientY };
  }

  if (!picture) return null;
  const isMany = pictures.length > 1;
  const files = filesOf(picture.src, [1200]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the buttons inside
    <dialog
      ref={box}
      aria-label={t("gallery.zoomed")}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "+" || event.key === "=") zoomTo(zoom * STEP);
        else if (event.key === "-") zoomTo(zoom / STEP);
        else if (event.key === "0") zoomTo(1);
        else if (zoom === 1 && isMany && event.key === "ArrowLeft") choose(-1);
        else if (zoom === 1 && isMany && event.key === "ArrowRight") choose(1);
        else return;
        event.preventDefault();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-screen p-0 text-on-screen open:flex"
    >
      <div className="flex items-center gap-1 border-b border-phosphor-dim ps-4">
        <p className="min-w-0 grow truncate font-condensed font-semibold max-sm:invisible">{picture.alt}</p>
        {isMany ? (
          <>
            <Tool icon="arrow-left" label={t("gallery.previous")} onPress={() => choose(-1)} />
            <Tool icon="arrow-right" label={t("gallery.next")} onPress={() => choose(1)} />
          </>
        ) : null}
        <Tool icon="minus" label={t("gallery.zoomOut")} isIdle={zoom === 1} onPress={() => zoomTo(zoom / STEP)} />
        <output className="figure w-14 text-center text-2xs whitespace-nowrap">
          {t("gallery.scale", { percent: Math.round(zoom * 100) })}
        </output>
        <Tool icon="plus" label={t("gallery.zoomIn")} isIdle={zoom === CLOSEST} onPress={() => zoomTo(zoom * STEP)} />
        <Tool icon="close" label={ui("close")} onPress={() => box.current?.close()} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons above do the same */}
      <section
        ref={stage}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={picture.alt}
        onDoubleClick={(event) => zoomTo(zoom === 1 ? DOUBLE : 1, { x: event.clientX, y: event.clientY })}
        onPointerDown={(event) => {
          if (event.pointerType !== "mouse" || zoom === 1) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = null)}
        className={`min-h-0 grow touch-pan-x touch-pan-y overflow-auto overscroll-contain outline-offset-[-3px] ${zoom === 1 ? "cursor-zoom-in" : "cursor-grab active:cursor-grabbing"}`}
      >
        <div className="flex items-center justify-center" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}>
          <picture className="contents">
            {files ? <source type="image/avif" srcSet={files.avif} /> : null}
            <img
              src={largeFileOf(picture.src)}
              alt={picture.alt}
              width={800}
              height={600}
              draggable={false}
              className="size-full object-contain select-none"
            />
          </picture>
        </div>
      </section>
      <p className="border-t border-phosphor-dim px-4 py-2 text-xs">{t("gallery.hint")}</p>
    </dialog>
  );
}

function Tool({
  icon,
  label,
  isIdle = false,
  onPress,
}: {
  icon: IconName;
  label: string;
  isIdle?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      aria-disabled={isIdle || undefined}
      className="target inline-flex items-center justify-center aria-disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  );
}

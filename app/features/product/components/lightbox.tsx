// A picture over the whole page, for a close look. It uses the browser's <dialog>, which handles focus, Escape and the
// return of focus. Zoom by wheel, pinch, double click, buttons or keys; pan by scrolling or dragging.

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { useWords } from "../../../i18n/use-words.ts";
import { Icon, type IconName } from "../../../kit/icon.tsx";
import { filesOf, largeFileOf } from "../../../kit/picture/picture-files.ts";

type LightboxPicture = { src: string; alt: string };

type LightboxProps = {
  pictures: readonly LightboxPicture[];
  /** The index of the picture to display. */
  at: number;
  onChoose: (at: number) => void;
  onClose: () => void;
};

type Point = { x: number; y: number };
type Zoom = { zoom: number; zoomTo: (wanted: number, point?: Point) => void };

const MAX_ZOOM = 4; // times
const STEP = 1.5; // times, for a key or a button
const DOUBLE = 2; // times, for a double click
const WHEEL = 500; // pixels of wheel movement that zoom by a factor of e

export default function Lightbox({ pictures, at, onChoose, onClose }: LightboxProps) {
  const { t } = useWords("product");
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const { zoom, zoomTo, resetZoom } = useZoom(stage);
  const picture = pictures[at];
  const isMany = pictures.length > 1;

  useEffect(() => {
    dialog.current?.showModal();
    stage.current?.focus();
  }, []);

  function choose(step: number) {
    resetZoom();
    onChoose((at + step + pictures.length) % pictures.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "+" || event.key === "=") zoomTo(zoom * STEP);
    else if (event.key === "-") zoomTo(zoom / STEP);
    else if (event.key === "0") zoomTo(1);
    else if (zoom === 1 && isMany && event.key === "ArrowLeft") choose(-1);
    else if (zoom === 1 && isMany && event.key === "ArrowRight") choose(1);
    else return;
    event.preventDefault();
  }

  if (!picture) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its keys are those of the buttons inside
    <dialog
      ref={dialog}
      aria-label={t("gallery.zoomed")}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-screen p-0 text-on-screen open:flex"
    >
      <Toolbar
        title={picture.alt}
        zoom={zoom}
        zoomTo={zoomTo}
        onStep={isMany ? choose : null}
        onClose={() => dialog.current?.close()}
      />
      <Stage stage={stage} picture={picture} zoom={zoom} zoomTo={zoomTo} />
      <p className="border-t border-phosphor-dim px-4 py-2 text-xs">{t("gallery.hint")}</p>
    </dialog>
  );
}

function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);

  /** Keeps the part of the picture under the point, or in the middle, where it is. */
  function zoomTo(wanted: number, point?: Point) {
    const element = stage.current;
    if (!element) return;
    const next = Math.min(Math.max(wanted, 1), MAX_ZOOM);
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = point ? point.x - left : width / 2;
    const y = point ? point.y - top : height / 2;
    const anchor = {
      x: (element.scrollLeft + x) / element.scrollWidth,
      y: (element.scrollTop + y) / element.scrollHeight,
    };
    flushSync(() => setZoom(next));
    element.scrollTo(anchor.x * element.scrollWidth - x, anchor.y * element.scrollHeight - y);
  }

  return { zoom, zoomTo, resetZoom: () => setZoom(1) };
}

/** Zooms by wheel and by pinch. */
function useZoomGestures(stage: RefObject<HTMLElement | null>, { zoom, zoomTo }: Zoom) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    // The browser sends a pinch on a touchpad as a wheel event with Ctrl, in smaller steps.
    zoomTo(zoom * Math.exp((-event.deltaY * (event.ctrlKey ? 5 : 1)) / WHEEL), { x: event.clientX, y: event.clientY });
  });
  const pinch = useRef<{ distance: number; zoom: number } | null>(null);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) {
      pinch.current = null;
      return;
    }
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    pinch.current ??= { distance, zoom };
    zoomTo((pinch.current.zoom * distance) / pinch.current.distance, {
      x: (one.clientX + other.clientX) / 2,
      y: (one.clientY + other.clientY) / 2,
    });
  });

  // React adds these listeners as passive: preventDefault would not stop the page from scrolling or zooming.
  useEffect(() => {
    const listening = new AbortController();
    const options = { passive: false, signal: listening.signal };
    const element = stage.current;
    element?.addEventListener("wheel", (event) => onWheel(event), options);
    for (const name of ["touchstart", "touchmove", "touchend", "touchcancel"] as const)
      element?.addEventListener(name, (event) => onTouch(event), options);
    return () => listening.abort();
  }, [stage]);
}

/** Pans with the mouse. A finger scrolls the stage without code. */
function useDrag({ zoom }: Pick<Zoom, "zoom">) {
  const last = useRef<Point | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "mouse" || zoom === 1) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = last.current;
      if (!before || event.pointerType !== "mouse") return;
      event.currentTarget.scrollBy(before.x - event.clientX, before.y - event.clientY);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp() {
      last.current = null;
    },
  };
}

type StageProps = Zoom & { stage: RefObject<HTMLElement | null>; picture: LightboxPicture };

function Stage({ stage, picture, zoom, zoomTo }: StageProps) {
  useZoomGestures(stage, { zoom, zoomTo });
  const drag = useDrag({ zoom });
  const files = filesOf(picture.src, [1200]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons of the toolbar do the same
    <section
      ref={stage}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
      tabIndex={0}
      aria-label={picture.alt}
      onDoubleClick={(event) => zoomTo(zoom === 1 ? DOUBLE : 1, { x: event.clientX, y: event.clientY })}
      {...drag}
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
  );
}

type ToolbarProps = Zoom & {
  title: string;
  /** Goes to the previous or the next picture; null if there is only one. */
  onStep: ((step: number) => void) | null;
  onClose: () => void;
};

function Toolbar({ title, zoom, zoomTo, onStep, onClose }: ToolbarProps) {
  const { t } = useWords("product");
  const { t: ui } = useWords("kit");
  return (
    <div className="flex items-center gap-1 border-b border-phosphor-dim ps-4">
      <p className="min-w-0 grow truncate font-condensed font-semibold max-sm:invisible">{title}</p>
      {onStep ? (
        <>
          <Tool icon="arrow-left" label={t("gallery.previous")} onPress={() => onStep(-1)} />
          <Tool icon="arrow-right" label={t("gallery.next")} onPress={() => onStep(1)} />
        </>
      ) : null}
      <Tool icon="minus" label={t("gallery.zoomOut")} isDisabled={zoom === 1} onPress={() => zoomTo(zoom / STEP)} />
      <output className="figure w-14 text-center text-2xs whitespace-nowrap">
        {t("gallery.scale", { percent: Math.round(zoom * 100) })}
      </output>
      <Tool
        icon="plus"
        label={t("gallery.zoomIn")}
        isDisabled={zoom === MAX_ZOOM}
        onPress={() => zoomTo(zoom * STEP)}
      />
      <Tool icon="close" label={ui("close")} onPress={onClose} />
    </div>
  );
}

function Tool({
  icon,
  label,
  isDisabled = false,
  onPress,
}: {
  icon: IconName;
  label: string;
  isDisabled?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      className="target inline-flex items-center justify-center aria-disabled:opacity-50"
    >
      <Icon name={icon} />
    </button>
  );
}

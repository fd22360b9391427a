// Which detail of a photo the shop shows: dragged by its corners, or typed as percentages.

import { useRef, useState, type PointerEvent } from "react";
import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { officeLinks } from "../../../../office-links.ts";
import { cropSides, type PhotoCrop } from "../../../../../shop/inventory/photos/unit-photo.ts";

type CropProps = {
  photo: { id: string; crop: PhotoCrop | null; width: number | null; height: number | null };
  isBusy: boolean;
};

/** Percentages of the whole photo. */
type Detail = PhotoCrop;
const WHOLE: Detail = { left: 0, top: 0, width: 100, height: 100 };
const LEAST = 10;

/** The detail between two opposite corners. */
function between(a: { x: number; y: number }, b: { x: number; y: number }): Detail {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    left: rounded(left),
    top: rounded(top),
    width: rounded(Math.max(right - left, LEAST)),
    height: rounded(Math.max(bottom - top, LEAST)),
  };
}

/** The largest 4:3 detail in the middle of the photo. */
function fourToThree({ width, height }: { width: number; height: number }): Detail {
  const share = width / height / (4 / 3);
  const rounded = (value: number) => Math.floor(value * 10) / 10;
  const wide = share > 1 ? rounded(100 / share) : 100;
  const high = share > 1 ? 100 : rounded(100 * share);
  return { left: rounded((100 - wide) / 2), top: rounded((100 - high) / 2), width: wide, height: high };
}

export function CropForm({ photo, isBusy }: CropProps) {
  const { t } = useWords("office-listings");
  const isHydrated = useHydrated();
  const [detail, setDetail] = useState<Detail>(() => (photo.crop ? between(...cornersOf(photo.crop)) : WHOLE));
  const [size, setSize] = useState({ width: photo.width ?? 4, height: photo.height ?? 3 });
  return (
    <Panel title={t("photo.crop")}>
      <p className="mb-3 text-sm text-muted">{t("photo.cropHint")}</p>
      <Frame id={photo.id} detail={detail} onChange={setDetail} onSize={setSize} />
      <Form method="post" noValidate className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="photo" value={photo.id} />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {cropSides.map((side) => (
            <TextField
              key={side}
              name={side}
              type="number"
              min={0}
              max={100}
              step={0.1}
              label={t(`photo.${side}`)}
              value={detail[side]}
              onChange={(event) => setDetail({ ...detail, [side]: event.target.valueAsNumber || 0 })}
              required
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button name="intent" value="crop" busy={isBusy}>
            {t("photo.saveCrop")}
          </Button>
          {isHydrated ? (
            <>
              <Button type="button" variant="secondary" onClick={() => setDetail(fourToThree(size))}>
                {t("photo.ratio")}
              </Button>
              <Button type="button" variant="secondary" onClick={() => setDetail(WHOLE)}>
                {t("photo.whole")}
              </Button>
            </>
          ) : null}
        </div>
      </Form>
    </Panel>
  );
}

function cornersOf({ left, top, width, height }: PhotoCrop): [{ x: number; y: number }, { x: number; y: number }] {
  return [
    { x: left * 100, y: top * 100 },
    { x: (left + width) * 100, y: (top + height) * 100 },
  ];
}

type FrameProps = {
  id: string;
  detail: Detail;
  onChange: (detail: Detail) => void;
  onSize: (size: { width: number; height: number }) => void;
};

/** The whole photo with the detail framed; each corner can be dragged. Who uses the keyboard types the figures below. */
function Frame({ id, detail, onChange, onSize }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { left, top, width, height } = detail;
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
  function drag(corner: number, event: PointerEvent) {
    if (event.buttons === 0 || !box.current) return;
    const { left: x, top: y, width: wide, height: high } = box.current.getBoundingClientRect();
    const limited = (share: number) => Math.max(0, Math.min(100, share * 100));
    const to = { x: limited((event.clientX - x) / wide), y: limited((event.clientY - y) / high) };
    onChange(between(to, corners[(corner + 2) % corners.length]!));
  }
  return (
    <div ref={box} className="relative inline-block max-w-full touch-none select-none">
      <img
        src={officeLinks.originalPhoto(id)}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          onSize({ width: naturalWidth, height: naturalHeight })
        }
        className="block max-h-[70vh] max-w-full border border-line"
      />
      <div
        className="pointer-events-none absolute outline-2 outline-action"
        style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      />
      {corners.map(({ x, y }, corner) => (
        <span
          key={`${corner === 0 || corner === 3 ? "left" : "right"} ${corner < 2 ? "top" : "bottom"}`}
          aria-hidden
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => drag(corner, event)}
          style={{ left: `${x}%`, top: `${y}%` }}
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 cursor-move rounded-full border-2 border-action bg-surface"
        />
      ))}
    </div>
  );
}

// A box to draw a signature in with mouse, pen or finger. It writes an SVG path into a field of the form around it; who
// cannot draw signs by the typed name alone.

import { useState, type PointerEvent } from "react";
import { DRAWING } from "../../../../../shop/trade-in/seller-documents/identity.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";

export function SignaturePad() {
  const { t } = useWords("trade-in-seller-documents");
  const [path, setPath] = useState("");
  const [isDrawing, setDrawing] = useState(false);
  const add = (command: "M" | "L", event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), 1) * (most - 1));
    const x = within((event.clientX - box.left) / box.width, DRAWING.width);
    const y = within((event.clientY - box.top) / box.height, DRAWING.height);
    const point = `${command}${x},${y}`;
    setPath((before) =>
      before.length + point.length > DRAWING.longest || before.endsWith(`L${x},${y}`) ? before : before + point,
    );
  };
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-condensed text-base leading-tight font-semibold">{t("sign.draw")}</p>
      <p className="text-sm text-muted">{t("sign.drawHint")}</p>
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        className="w-full touch-none rounded-sm border border-edge bg-raised text-ink"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawing(true);
          add("M", event);
        }}
        onPointerMove={(event) => {
          if (isDrawing) add("L", event);
        }}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <title>{t("sign.draw")}</title>
        <path d={path === "" ? "M0,0" : path} fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
      </svg>
      <input type="hidden" name="drawing" value={path} />
      <Button type="button" variant="secondary" className="self-start" onClick={() => setPath("")}>
        {t("sign.clear")}
      </Button>
    </div>
  );
}

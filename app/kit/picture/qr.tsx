import type { QrPath } from "./qr-path.server.ts";

/** A QR code; `title` says what it holds. */
export function Qr({ code: { path, size }, title }: { code: QrPath; title: string }) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className="w-full bg-qr-light">
      <title>{title}</title>
      <path d={path} className="fill-qr-dark" shapeRendering="crispEdges" />
    </svg>
  );
}

// A part in a list of suggestions: its name, and the figures that tell it from its neighbours.

import type { PickerPart } from "./picked-parts.server.ts";

export function PartName({ part: { name, details } }: { part: Pick<PickerPart, "name" | "details"> }) {
  return (
    <>
      <span className="block font-condensed text-lg leading-tight font-semibold">{name}</span>
      {details ? <span className="figure block text-xs text-muted">{details}</span> : null}
    </>
  );
}

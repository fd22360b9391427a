// Text as paths: its width, its line breaks, and the SVG of a line.

/** One glyph, in units of the em square, its y axis upwards. */
export type Glyph = { advance: number; outline: string };
export type Face = { unitsPerEm: number; glyph(emailMessage: string): Glyph | null };

/** A character that the font lacks becomes a blank of this width. */
const GAP = 0.3; // em

function glyphsOf(text: string, face: Face): Glyph[] {
  return Array.from(
    text,
    (emailMessage) => face.glyph(emailMessage) ?? { advance: GAP * face.unitsPerEm, outline: "" },
  );
}

export function widthOf(text: string, { face, size }: { face: Face; size: number }): number {
  return (glyphsOf(text, face).reduce((total, { advance }) => total + advance, 0) * size) / face.unitsPerEm;
}

type Space = { face: Face; size: number; width: number; lines: number };

/** Breaks at spaces into lines no wider than `width`; text beyond the last line ends in "…". */
export function breakLines(text: string, space: Space): string[] {
  return packed(
    text.split(/\s+/u).filter((part) => part !== ""),
    { ...space, between: " " },
  );
}

/** Puts facts on as few lines as possible, without splitting one. */
export function joinLines(facts: readonly string[], space: Space): string[] {
  return packed(facts, { ...space, between: "  ·  " });
}

function packed(
  parts: readonly string[],
  { face, size, width, lines: most, between }: Space & { between: string },
): string[] {
  const fits = (line: string) => widthOf(line, { face, size }) <= width;
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    const longer = line === "" ? part : line + between + part;
    if (line === "" || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = part;
    }
  }
  if (line !== "") lines.push(line);
  if (most < 1) return [];
  const visible = lines.slice(0, most);
  const isCut = lines.length > most;
  return visible.map((each, index) =>
    isCut && index === visible.length - 1
      ? shortened(`${each}…`, fits)
      : fits(each)
        ? each
        : shortened(`${each}…`, fits),
  );
}

function shortened(line: string, fits: (line: string) => boolean): string {
  let emailMessages = Array.from(line.slice(0, -1).trimEnd());
  while (emailMessages.length > 0 && !fits(`${emailMessages.join("")}…`)) emailMessages = emailMessages.slice(0, -1);
  return `${emailMessages.join("").trimEnd()}…`;
}

/** One line of text, its baseline's left end at (x, y). */
export function textPath(
  text: string,
  { face, size, x, y, fill }: { face: Face; size: number; x: number; y: number; fill: string },
): string {
  const scale = size / face.unitsPerEm;
  let at = 0;
  let paths = "";
  for (const { advance, outline } of glyphsOf(text, face)) {
    if (outline !== "") paths += `<path transform="translate(${at} 0)" d="${outline}"/>`;
    at += advance;
  }
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
}

// The parties of a document side by side: a label, a name, and lines below.

import { BRAND, INNER, MUTED, PAGE, type Pdf } from "./pdf.server.ts";

const GAP = 24; // points

export type DocumentColumn = { label: string; name: string; lines: readonly string[] };

/** Draws two columns below a rule; returns where the longer one ends. */
export function drawColumns(pdf: Pdf, columns: readonly DocumentColumn[], top: number): number {
  const width = (INNER - GAP) / 2;
  pdf.rule(top, { colour: BRAND, weight: 1.4 });
  const ends = columns.map(({ label, name, lines }, index) => {
    const x = PAGE.margin + index * (width + GAP);
    let y = top + 9;
    pdf.line(label.toLocaleUpperCase("ro"), x, y, { size: 7.5, face: "bold", colour: MUTED });
    y += 13;
    y += pdf.block(name, x, y, { size: 12, face: "bold", width }) + 2;
    for (const line of lines) y += pdf.block(line, x, y, { size: 9, width, leading: 1.35 });
    return y;
  });
  return Math.max(...ends);
}

// The HTML report of Unigine Heaven: a table of label and value.

import { lineAt } from "./file-text.ts";
import { plainNumber } from "./file-lines.ts";
import { emptyFile, UnreadableFile, wordsOf, type MeasuredFile } from "./measurement-file.ts";

const LOOKED_AT = 20_000; // characters
/** Points of Heaven for one frame per second: its score is the average frame rate times this. */
const POINTS_PER_FPS = 25.19;

export function isHeaven(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  return /Unigine Heaven Benchmark/i.test(start) && start.includes("<");
}

/** Refuses a report whose score does not follow from its frame rate. */
export function readHeaven(text: string): MeasuredFile {
  if (!/<\/html>\s*$/i.test(text.slice(-200))) throw new UnreadableFile("file-cut-off", lineAt(text, text.length));
  const pieces = text
    .split(/<[^<>]*>/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const valueOf = (label: string) => {
    const place = pieces.indexOf(label);
    return place === -1 ? undefined : pieces[place + 1];
  };
  const number = (label: string) => {
    const value = plainNumber(valueOf(label) ?? "");
    if (value === null)
      throw new UnreadableFile("file-number", lineOf(text, label), `${label} ${valueOf(label) ?? ""}`);
    return value;
  };
  const [fps, score] = [number("FPS:"), number("Score:")];
  // The frame rate is rounded to a tenth, so a slow machine's score may be further from it.
  if (Math.abs(score - fps * POINTS_PER_FPS) > 2 + score * 0.005)
    throw new UnreadableFile("file-disagrees", lineOf(text, "Score:"), `FPS ${fps}, Score ${score}`);
  const gpu = valueOf("GPU model:") ?? "";
  return {
    ...emptyFile("heaven"),
    version:
      `Heaven ${/Heaven Benchmark (?<version>\d\.\d)/i.exec(text.slice(0, LOOKED_AT))?.groups?.["version"] ?? ""}`.trim(),
    driver: /\s(?<driver>\d{1,4}(?:\.\d{1,6}){2,3})\s*\(/.exec(gpu.slice(0, 300))?.groups?.["driver"] ?? null,
    settings: wordsOf(
      ["Render:", "Mode:", "Preset:", "Quality:", "Tessellation:"].flatMap((label) => valueOf(label) ?? []).join(", "),
    ),
    values: [{ test: "heaven", value: Math.round(score) }],
  };
}

function lineOf(text: string, label: string): number | null {
  const place = text.indexOf(`>${label}`);
  return place === -1 ? null : lineAt(text, place);
}

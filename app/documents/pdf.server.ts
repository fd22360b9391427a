// A PDF to draw on: the shop's condensed font in Latin, Cyrillic and Greek, wrapped text, aligned figures.
// Invariant: the same input gives the same bytes, on every machine and at any time.

import { default as PdfKit } from "pdfkit";
import { normalForm } from "../../base/clean-text.ts";
import { fontFile, printable, scriptOf, scripts, type Script } from "./printable.server.ts";
import { unpackedFont } from "./unpack-font.server.ts";

const faces = { regular: 400, bold: 700 } as const;

type Face = keyof typeof faces;

export const PAGE = { width: 595.28, height: 841.89, margin: 42 } as const; // A4, in points
export const INNER = PAGE.width - 2 * PAGE.margin;

/** Dark enough for any printer. */
export const INK = "#15211b";
export const MUTED = "#5a655e";
export const LINE = "#c3c9c0";
export const BRAND = "#0e4a36";
export const TINT = "#eef1ea";

export type Style = {
  size?: number;
  face?: Face;
  colour?: string;
  align?: "left" | "right" | "center";
  leading?: number;
};

type Place = { x: number; y: number; scale: number; fill?: string; stroke?: string; weight?: number };

/** `at` is the document's creation date: an issued document always keeps the same one. `isWide`: the page on its side. */
export function openPdf({
  title,
  author,
  language,
  at,
  isWide = false,
  size,
}: {
  title: string;
  author: string;
  language: string;
  at: Date;
  isWide?: boolean;
  /** Of each page, in points; A4 by default. */
  size?: { width: number; height: number };
}): Pdf {
  const doc = new PdfKit({
    size: size ? [size.width, size.height] : "A4",
    layout: isWide ? "landscape" : "portrait",
    margin: 0,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: normalForm(title, "NFC"), Author: author, Producer: author, Creator: author, CreationDate: at },
  });
  for (const face of Object.keys(faces) as Face[]) {
    for (const script of scripts) {
      doc.registerFont(`${face} ${script}`, unpackedFont(fontFile(script, faces[face])));
    }
  }
  return new Pdf(doc);
}

/** A PDF document. Everything is drawn on its current page. */
export class Pdf {
  readonly #doc: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #openedFonts = new Set<string>();
  readonly #wrapped = new Map<string, readonly string[]>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    doc.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
  }

  #use(face: Face, script: Script, size: number): void {
    const font = `${face} ${script}`;
    this.#doc.font(font).fontSize(size);
    if (script === "cyrillic" && !this.#openedFonts.has(font)) useUkrainianForms(this.#doc);
    this.#openedFonts.add(font);
  }

  widthOf(text: string, { size = 9, face = "regular" }: Style = {}): number {
    return runsOf(printable(text)).reduce((width, run) => {
      this.#use(face, run.script, size);
      return width + this.#doc.widthOfString(run.text);
    }, 0);
  }

  heightOf(text: string, style: Style & { width: number }): number {
    return this.#wrap(text, style.width, style).length * stepOf(style);
  }

  /** Lines no wider than `width`; a wider word is split. Kept, because a text is measured before it is drawn. */
  #wrap(text: string, width: number, style: Style): readonly string[] {
    const key = `${width} ${style.size} ${style.face} ${text}`;
    let lines = this.#wrapped.get(key);
    if (!lines) this.#wrapped.set(key, (lines = this.#wrapAnew(text, width, style)));
    return lines;
  }

  #wrapAnew(text: string, width: number, style: Style): string[] {
    return printable(text)
      .split("\n")
      .flatMap((paragraph) => {
        const lines: string[] = [];
        let line = "";
        for (const word of paragraph.split(" ").flatMap((word) => this.#cut(word, width, style))) {
          const longer = line === "" ? word : `${line} ${word}`;
          if (line !== "" && this.widthOf(longer, style) > width) {
            lines.push(line);
            line = word;
          } else line = longer;
        }
        return [...lines, line];
      });
  }

  #cut(word: string, width: number, style: Style): string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = "";
    for (const character of word) {
      if (part !== "" && this.widthOf(part + character, style) > width) {
        parts.push(part);
        part = "";
      }
      part += character;
    }
    return [...parts, part];
  }

  /** One line, not wrapped; its top is at `y`. */
  line(text: string, x: number, y: number, style: Style & { width?: number } = {}): void {
    const { size = 9, face = "regular", colour = INK, align = "left", width = 0 } = style;
    const free = width - this.widthOf(text, style);
    let at = align === "left" ? x : align === "right" ? x + free : x + free / 2;
    for (const run of runsOf(printable(text))) {
      this.#use(face, run.script, size);
      this.#doc.fillColor(colour).text(run.text, at, y + size * 0.92, { lineBreak: false, baseline: "alphabetic" });
      at += this.#doc.widthOfString(run.text);
    }
  }

  /** A text wrapped into a column. Returns its height. */
  block(text: string, x: number, y: number, style: Style & { width: number }): number {
    const step = stepOf(style);
    const lines = this.#wrap(text, style.width, style);
    for (const [index, each] of lines.entries()) this.line(each, x, y + index * step, style);
    return lines.length * step;
  }

  rule(y: number, { from = PAGE.margin, to = PAGE.width - PAGE.margin, colour = LINE, weight = 0.6 } = {}): void {
    this.#doc.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke();
  }

  fill(x: number, y: number, width: number, height: number, colour: string): void {
    this.#doc.rect(x, y, width, height).fillColor(colour).fill();
  }

  /** A path in its own coordinates, scaled and moved. */
  shape(path: string, { x, y, scale, fill, stroke, weight = 1 }: Place): void {
    this.#doc.save().translate(x, y).scale(scale).path(path).lineWidth(weight);
    if (fill) this.#doc.fillColor(fill).fill();
    else if (stroke) this.#doc.strokeColor(stroke).stroke();
    this.#doc.restore();
  }

  newPage(): void {
    this.#doc.addPage();
  }

  /** Draws on every page when all pages exist: "1 / 3". */
  onEachPage(draw: (page: number, pages: number) => void): void {
    const { start, count } = this.#doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.#doc.switchToPage(start + page);
      draw(page + 1, count);
    }
  }

  async done(): Promise<Buffer> {
    const ended = new Promise((resolve) => this.#doc.once("end", resolve));
    this.#doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}

type Shaper = { layout(text: string, features?: unknown, script?: string, language?: string): unknown };

/**
 * The font draws Cyrillic with Bulgarian letter forms; the forms that Ukrainian readers expect are under its language
 * system RUS. PDFKit has no option for the language, so this patches the shaper of the current font.
 */
function useUkrainianForms(doc: PDFKit.PDFDocument): void {
  const { font: shaper } = (doc as unknown as { _font: { font: Shaper } })._font;
  const layout = shaper.layout.bind(shaper);
  shaper.layout = (text, features) => layout(text, features, "cyrl", "RUS");
}

function stepOf({ size = 9, leading = 1.28 }: Style): number {
  return size * leading;
}

/** Splits a printable text by font file. */
function runsOf(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text) {
    const script = scriptOf(character) ?? "latin";
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

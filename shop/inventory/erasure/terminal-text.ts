// The lines of a recorded terminal, as they stood on the screen: what was typed over or deleted is gone.

import { UnreadableFile } from "../bench/files/measurement-file.ts";

const LONGEST_LINE = 4000; // characters
const LONGEST_TITLE = 1000; // characters of a window title

/** The lines of a terminal recording. Refuses control characters that no terminal understands, and overlong lines. */
export function terminalLines(text: string): string[] {
  const screen = new Screen(text);
  while (screen.step());
  return screen.lines;
}

/** Draws the text on one line at a time. */
class Screen {
  readonly lines: string[] = [];
  readonly #text: string;
  #at = 0;
  #line: string[] = [];
  #column = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Draws one character or sequence; false at the end. */
  step(): boolean {
    const sign = this.#text[this.#at];
    if (sign === undefined) {
      if (this.#line.length > 0) this.#endLine();
      return false;
    }
    this.#at += 1;
    if (sign === "\n") this.#endLine();
    else if (sign === "\r") this.#column = 0;
    else if (sign === "\b") this.#column = Math.max(0, this.#column - 1);
    else if (sign === "\u001B") this.#escape();
    else if (sign === "\t" || sign >= " ") this.#write(sign);
    else if (sign !== "\u0007" && sign !== "\u000F" && sign !== "\u000E") this.#refuse("file-not-text");
    return true;
  }

  #refuse(code: "file-not-text" | "file-damaged"): never {
    throw new UnreadableFile(code, this.lines.length + 1, this.#line.slice(0, 80).join(""));
  }

  #endLine(): void {
    this.lines.push(this.#line.join("").trimEnd());
    this.#line = [];
    this.#column = 0;
  }

  #write(sign: string): void {
    if (this.#column >= LONGEST_LINE) this.#refuse("file-damaged");
    while (this.#line.length < this.#column) this.#line.push(" ");
    this.#line[this.#column] = sign;
    this.#column += 1;
  }

  #escape(): void {
    const kind = this.#text[this.#at] ?? "";
    this.#at += 1;
    if (kind === "[") this.#sequence();
    else if (kind === "]") this.#title();
    else if (kind === "(" || kind === ")") this.#at += 1;
  }

  /** A control sequence: parameters, then a letter. Moves and deletions within the line are drawn, colours are skipped. */
  #sequence(): void {
    const start = this.#at;
    while (this.#at - start < 40 && /[\d;?>=! ]/.test(this.#text[this.#at] ?? "")) this.#at += 1;
    const parameters = this.#text.slice(start, this.#at);
    const letter = this.#text[this.#at] ?? "";
    this.#at += 1;
    const count = Math.min(LONGEST_LINE, Math.max(1, Number.parseInt(parameters, 10) || 1));
    if (letter === "K" && (parameters === "" || parameters === "0"))
      this.#line.length = Math.min(this.#line.length, this.#column);
    else if (letter === "K" && parameters === "2") this.#line = [];
    else if (letter === "P") this.#line.splice(this.#column, count);
    else if (letter === "@") this.#insert(count);
    else if (letter === "C") this.#column = Math.min(LONGEST_LINE, this.#column + count);
    else if (letter === "D") this.#column = Math.max(0, this.#column - count);
    else if (letter === "G") this.#column = count - 1;
  }

  #insert(count: number): void {
    if (this.#line.length + count > LONGEST_LINE) this.#refuse("file-damaged");
    if (this.#column < this.#line.length)
      this.#line.splice(this.#column, 0, ...Array.from({ length: count }, () => " "));
  }

  /** The title of the window, until its end. */
  #title(): void {
    const start = this.#at;
    while (this.#at - start <= LONGEST_TITLE) {
      const sign = this.#text[this.#at];
      this.#at += 1;
      if (sign === "\u0007") return;
      if (sign === "\u001B") {
        this.#at += 1;
        return;
      }
      if (sign === undefined) break;
    }
    this.#refuse("file-damaged");
  }
}

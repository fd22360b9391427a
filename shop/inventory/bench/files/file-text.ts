// The text of a file in one of the encodings that Windows and Linux programs write.

import { UnreadableFile } from "./measurement-file.ts";

/** Decodes UTF-8, UTF-16 with or without a mark at its beginning, or Windows-1252. Refuses bytes that are no text. */
export function fileText(bytes: Uint8Array): string {
  const encoding = markedEncoding(bytes) ?? wideEncoding(bytes);
  const text = encoding ? new TextDecoder(encoding).decode(bytes) : unmarkedText(bytes);
  const control = text.search(/[^\P{Cc}\t\n\v\f\r]/u);
  if (control !== -1)
    throw new UnreadableFile("file-not-text", lineAt(text, control), text.slice(control, control + 20));
  return text;
}

function markedEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

const LOOKED_AT = 400; // bytes

/** UTF-16 without a mark: logs begin with Latin letters, so every second byte of the beginning is zero. */
function wideEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, Math.min(LOOKED_AT, bytes.length - (bytes.length % 2)));
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2]! += 1;
  const half = start.length / 2;
  if (half < 4) return null;
  if (zeros[1]! > half * 0.8 && zeros[0] === 0) return "utf-16le";
  return zeros[0]! > half * 0.8 && zeros[1] === 0 ? "utf-16be" : null;
}

function unmarkedText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The line, from 1, of a place in the text. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < place; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

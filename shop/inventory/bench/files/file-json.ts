// The JSON of a program, read from front to back by the platform.

import { lineAt } from "./file-text.ts";
import { UnreadableFile } from "./measurement-file.ts";

export type Json = Record<string, unknown>;

export const isJson = (text: string) => text.trimStart().startsWith("{");

/** The object that the text is. Refuses one that was cut off or damaged, and anything but an object. */
export function parseJson(text: string): Json {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Json;
  } catch {
    const isCut = !text.trimEnd().endsWith("}");
    throw new UnreadableFile(isCut ? "file-cut-off" : "file-damaged", lineAt(text, text.length));
  }
  throw new UnreadableFile("file-unknown", 1, text.slice(0, 60));
}

/** The object under a key; an empty one where there is none. */
export const inside = (value: unknown): Json => (typeof value === "object" && value !== null ? (value as Json) : {});

// Reads the log of an erasing program, recognised by its content.

import { fileText } from "../bench/files/file-text.ts";
import { UnreadableFile, type FileIssue } from "../bench/files/measurement-file.ts";
import { LARGEST_ERASURE_LOG, type ErasureLog } from "./erasure-log.ts";
import { isNwipe, readNwipe } from "./read-nwipe.ts";
import { readTerminal } from "./read-terminal.ts";
import { isTerminalRecording } from "./terminal-session.ts";

export type ErasureReading = { ok: true; log: ErasureLog } | { ok: false; issue: FileIssue };

const LOOKED_AT = 4000; // bytes

/** Whether the bytes begin as a log of nwipe or a recording of script(1). */
export function isErasureLog(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, LOOKED_AT));
  return isTerminalRecording(start) || isNwipe(start);
}

/** What the log says, whole, or the first thing that is wrong with it, by line. Never throws. */
export function readErasureLog(bytes: Uint8Array): ErasureReading {
  try {
    if (bytes.length > LARGEST_ERASURE_LOG) throw new UnreadableFile("file-too-large");
    const text = new TextDecoder().decode(bytes);
    return { ok: true, log: isTerminalRecording(text) ? readTerminal(text) : readNwipe(fileText(bytes)) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, issue: error.issue };
    throw error;
  }
}

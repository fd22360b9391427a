// Reads the files of a form one after another as they arrive: never more than one of them is in memory.
// Invariant: whatever is sent, and however it ends, at most `largest` bytes are in memory for one request.

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { cleanField } from "./form-fields.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { SECOND } from "../../base/clock.ts";

/**
 * `bytes` is null for a file that is too large. The buffer is reused for the next file: copy the bytes to keep them.
 */
export type UploadedFile = { name: string; bytes: Uint8Array | null };

type Limits = {
  /** Maximum bytes of one file. */
  largest: number;
  /** Maximum number of files in one form. */
  most: number;
  take(file: UploadedFile): Promise<void>;
  /** Gets each text field that has arrived, also of a form that breaks off or has too many files. */
  onField?: (name: string, value: string) => void;
  /** Maximum bytes of a field: the rest of a longer one is cut off. */
  longestField?: number;
};

const SILENT_FOR = 30 * SECOND; // milliseconds: then the upload counts as broken
const BROKEN_OFF = -1;
const MOST_FIELDS = 8;
const LONGEST_FIELD = 500; // bytes
const LONGEST_HEADER = 4096; // bytes

export function isFileForm(headers: Headers): boolean {
  return headers.get("content-type")?.startsWith("multipart/form-data") ?? false;
}

/**
 * Passes each file of the form to `take`, in order, and awaits it. Returns the domain errors `files-too-many`,
 * `files-broken-off` (the connection or the form ended early) or `files-unreadable`: the caller must then discard the
 * files taken so far.
 */
export async function readUploadedFiles(request: Request, limits: Limits) {
  const { largest, take, onField } = limits;
  if (!request.body || !isFileForm(request.headers)) return refuse.malformed({ code: "files-unreadable" });
  const parser = parserFor(request.headers.get("content-type") ?? "", limits);
  if (!parser) return refuse.malformed({ code: "files-unreadable" });
  const buffer = Buffer.allocUnsafe(Math.min(largest, lengthOf(request)));
  let taken = Promise.resolve();
  let tooMany = false;
  let failure: unknown;
  parser.on("filesLimit", () => (tooMany = true));
  if (onField) parser.on("field", (name, value) => onField(name, cleanField(name, value)));
  parser.on("file", (_field, stream, name: string | undefined) => {
    // The pipeline reports a form that ends early; without this listener the stream's own error event would end the
    // process.
    stream.on("error", () => {});
    taken = taken.then(async () => {
      // A file that breaks off is no failure of ours: the pipeline reports it.
      const length = await collected(stream, buffer).catch(() => BROKEN_OFF);
      if (length === BROKEN_OFF) return;
      // What a browser sends for a file field without a file.
      if (length === 0 && !name) return;
      if (!tooMany) await take({ name: name ?? "", bytes: length === null ? null : buffer.subarray(0, length) });
    });
    taken.catch((error: unknown) => {
      failure ??= error;
      parser.destroy();
    });
  });
  try {
    await pipeline(Readable.fromWeb(request.body as never), watched, parser);
  } catch {
    if (failure !== undefined) throw failure;
    return refuse.malformed({ code: "files-broken-off" });
  }
  await taken;
  return tooMany ? refuse.invalid({ code: "files-too-many" }) : ok(null);
}

function parserFor(type: string, { largest, most, longestField = LONGEST_FIELD }: Limits): BusboyInstance | null {
  const limits = {
    fileSize: largest,
    files: most,
    fields: MOST_FIELDS,
    fieldSize: longestField,
    parts: most + MOST_FIELDS + 1,
    headerPairs: 20,
    headerSize: LONGEST_HEADER,
  };
  try {
    return new Busboy({ headers: { "content-type": type }, limits });
  } catch {
    return null;
  }
}

function lengthOf(request: Request): number {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  return Number.isSafeInteger(declared) && declared >= 0 ? declared : Number.POSITIVE_INFINITY;
}

/** Fills the buffer with the file. Returns its length, or null if it is too long. */
async function collected(stream: BusboyFileStream, buffer: Buffer): Promise<number | null> {
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    piece.copy(buffer, length);
    length += piece.length;
  }
  return stream.truncated ? null : length;
}

/** Passes chunks through, and aborts when none comes for too long. */
async function* watched(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  while (true) {
    const next = await soon(pieces.next());
    if (next.done) return;
    yield next.value;
  }
}

async function soon<T>(coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("nothing came any more")), SILENT_FOR);
  });
  try {
    return await Promise.race([coming, silence]);
  } finally {
    clearTimeout(timer);
  }
}

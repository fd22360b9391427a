// How a document for programs is answered: with a mark of its content, and "not modified" to whoever has that content.

import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";

type Document = {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** Seconds for which it may be kept without asking again. */
  maxAge: number;
  headers?: Record<string, string>;
};

export function answerWith(request: Request, { body, type, maxAge, headers = {} }: Document): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const common = { ...headers, ETag: etag, "Cache-Control": `public, max-age=${maxAge}` };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: common });
  return new Response(body, { headers: { ...common, "Content-Type": type } });
}

/** One text of its pieces; other requests have their turn between two of them. */
export async function joinInTurns(pieces: Iterable<string>): Promise<string> {
  let whole = "";
  for (const piece of pieces) {
    whole += piece;
    await nextTurn();
  }
  return whole;
}

/** Whether the asker says that it has this version. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  return known.trim() === "*" || known.split(",", 50).some((mark) => weak(mark) === weak(etag));
}

/** A cache or a compressor on the way may have weakened the mark: for "not modified" that is as good. */
function weak(mark: string): string {
  return mark.trim().replace(/^W\//, "");
}

// Responses with feeds and sitemaps: with an ETag, and 304 for clients that have the current version.

import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";

type Document = {
  body: string | Uint8Array<ArrayBuffer>;
  type: string;
  /** Seconds for which clients may cache it without revalidation. */
  maxAge: number;
  headers?: Record<string, string>;
};

export function answerWith(request: Request, { body, type, maxAge, headers = {} }: Document): Response {
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  const common = { ...headers, ETag: etag, "Cache-Control": `public, max-age=${maxAge}` };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: common });
  return new Response(body, { headers: { ...common, "Content-Type": type } });
}

/** Joins the pieces of a text; other requests can run between two pieces. */
export async function joinInTurns(pieces: Iterable<string>): Promise<string> {
  let whole = "";
  for (const piece of pieces) {
    whole += piece;
    await nextTurn();
  }
  return whole;
}

/** Whether the client already has this version. */
export function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match");
  if (known === null) return false;
  return known.trim() === "*" || known.split(",", 50).some((mark) => weak(mark) === weak(etag));
}

/** A proxy or a compressor may have made the ETag weak: for 304 a weak match is enough. */
function weak(mark: string): string {
  return mark.trim().replace(/^W\//, "");
}

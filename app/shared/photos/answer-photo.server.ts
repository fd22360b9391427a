// The response with a private photo: of what is sold to the shop, or of a claim.
// Invariant: no shared cache stores it, and the browser asks again each time.

import { isKnown } from "../../feeds/answer.server.ts";

const PRIVATE = { "Cache-Control": "private, no-cache", "X-Content-Type-Options": "nosniff" };

type PrivatePhoto = { digest: string; picture(): Promise<Uint8Array | null> };

/** The photo as JPEG; 304 if the browser has it, 404 if its picture is gone. */
export async function answerPhoto(
  request: Request,
  { digest, picture }: PrivatePhoto,
  size: "whole" | "small",
): Promise<Response> {
  const headers = { ...PRIVATE, ETag: `"${digest}-${size}"` };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  const bytes = await picture();
  if (!bytes) return withoutPhoto(404);
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...headers,
      "Content-Type": "image/jpeg",
      "Content-Disposition": "inline",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}

export function withoutPhoto(status: number): Response {
  return new Response(null, { status, headers: PRIVATE });
}

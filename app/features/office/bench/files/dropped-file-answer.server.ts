// A dropped file as a download, byte for byte.

/** Never shown by the browser: it may be HTML that somebody wrote. 404 without a file. */
export function droppedFileAnswer(file: { name: string; bytes: Uint8Array } | null): Response {
  if (!file) return new Response(null, { status: 404 });
  const plain = file.name.replaceAll(/[^\w.-]/g, "_");
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}

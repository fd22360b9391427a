// The response that downloads a document: the file is named by the document's number and is not cached.

export function pdfAnswer(file: Buffer, number: string): Response {
  return fileAnswer(file, { type: "application/pdf", name: `${number}.pdf`, opens: "inline" });
}

export function fileAnswer(
  file: Buffer,
  { type, name, opens }: { type: string; name: string; opens: "inline" | "attachment" },
): Response {
  return new Response(new Uint8Array(file), {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `${opens}; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

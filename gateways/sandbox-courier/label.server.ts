// The label of a sandbox parcel: a PDF that says that no courier takes it.

import { default as PdfKit } from "pdfkit";
import { normalForm } from "../../base/clean-text.ts";
import type { SandboxParcel } from "./parcels.server.ts";

export function drawSandboxLabel(parcel: SandboxParcel): Promise<Uint8Array> {
  const pdf = new PdfKit({ size: "A6", margin: 20 });
  const pieces: Uint8Array[] = [];
  const done = new Promise<Uint8Array>((resolve) => {
    pdf.on("data", (piece: Uint8Array) => pieces.push(piece));
    pdf.on("end", () => resolve(new Uint8Array(Buffer.concat(pieces))));
  });
  pdf.fontSize(18).text("SANDBOX").fontSize(9).text("No courier takes this parcel.");
  pdf.moveDown().fontSize(14).text(`AWB ${parcel.awb}`).fontSize(11).text(parcel.reference);
  pdf
    .moveDown()
    .text(latin(parcel.name))
    .text(latin(parcel.locker ?? parcel.city))
    .text(parcel.service);
  pdf.end();
  return done;
}

/** The built-in font has no Romanian letters. */
function latin(text: string): string {
  return normalForm(text, "NFD").replace(/[^\x20-\x7e]/g, "");
}

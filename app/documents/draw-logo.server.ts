// The shop's logo and name at the top of a document.

import { BRAND, PAGE, TINT, type Pdf } from "./pdf.server.ts";

/** As in the header of the shop's pages. */
const CHIP = "M12 1h21v30H5V8z";
const PINS = "M0 9.5h5M0 16h5M0 22.5h5M33 9.5h5M33 16h5M33 22.5h5";
const PULSE = "M9 21.5h5v-11h5.5v11H25v-6h4";

/** In the upper left corner of the page. */
export function drawLogo(pdf: Pdf, shopName: string): void {
  const [x, y] = [PAGE.margin, PAGE.margin];
  pdf.shape(CHIP, { x, y, scale: 1.05, fill: BRAND });
  pdf.shape(PINS, { x, y, scale: 1.05, stroke: BRAND, weight: 3 });
  pdf.shape(PULSE, { x, y, scale: 1.05, stroke: TINT, weight: 2.25 });
  pdf.line(shopName, x + 48, y + 4, { size: 24, face: "bold", colour: BRAND });
}

// The terms that an order was placed with, as a PDF in the buyer's language, with the model withdrawal form at the end.
// Invariant: it is drawn from the stored text, so it never changes for an order.

import type { AgreedTerms } from "../../shop/orders/checkout/agreed-terms.ts";
import type { InvoiceSeller } from "../../shop/invoices/invoice.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { BRAND, INNER, MUTED, openPdf, PAGE, type Pdf, type Style } from "./pdf.server.ts";

const LEFT = PAGE.margin;
const BOTTOM = PAGE.height - 60;

/** The file's bytes. */
export async function drawTerms(
  { version, language, text }: AgreedTerms,
  { seller, order }: { seller: InvoiceSeller; order: { number: string; placedAt: Date } },
): Promise<Buffer> {
  const pdf = openPdf({ title: text.title, author: seller.name, language, at: order.placedAt });
  const column = new Column(pdf);
  column.add(text.title, { size: 20, face: "bold", colour: BRAND }, 6);
  column.add(text.lead, { size: 10, colour: MUTED }, 10);
  for (const { title, paragraphs } of text.sections) {
    column.add(title, { size: 12, face: "bold" }, 3, 40);
    for (const paragraph of paragraphs) column.add(paragraph, { size: 9.5, leading: 1.35 }, 4);
    column.space(6);
  }
  const t = wordsFor(language, "documents");
  pdf.onEachPage((page, pages) => {
    const y = PAGE.height - 40;
    pdf.rule(y - 6);
    pdf.line(`${seller.name} · ${order.number} · ${version}`, LEFT, y, { size: 7.5, colour: MUTED });
    pdf.line(t("page", { page, pages }), LEFT, y, { size: 7.5, colour: MUTED, width: INNER, align: "right" });
  });
  return pdf.done();
}

/** Text from top to bottom, over as many pages as it takes. */
class Column {
  readonly #pdf: Pdf;
  #y: number = PAGE.margin;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
  }

  /** `after`: points of space below; `space`: what must fit below it on the same page. */
  add(text: string, style: Style, after: number, space = 0): void {
    const of = { ...style, width: INNER };
    if (this.#y + this.#pdf.heightOf(text, of) + space > BOTTOM) {
      this.#pdf.newPage();
      this.#y = PAGE.margin;
    }
    this.#y += this.#pdf.block(text, LEFT, this.#y, of) + after;
  }

  space(points: number): void {
    this.#y += points;
  }
}

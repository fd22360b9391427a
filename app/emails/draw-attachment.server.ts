import type { Db } from "../../base/db.server.ts";
import type { InvoiceSeller } from "../../shop/invoices/invoice.ts";
import type { DrawAttachment } from "../../shop/mail/email.ts";
import { findTerms } from "../../shop/orders/checkout/find-terms.server.ts";
import { drawTerms } from "../documents/draw-terms.server.ts";
import { termsFileName } from "../documents/terms-file.ts";

/** Draws the files that go with e-mails. Throws for terms that were never stored. */
export function attachmentsDrawnFor(shop: { db: Db; seller: () => InvoiceSeller }): DrawAttachment {
  return async ({ termsVersion, orderNumber, placedAt }) => {
    const agreed = await findTerms(shop, { termsVersion });
    if (!agreed) throw new Error(`there are no terms ${termsVersion}`);
    const order = { number: orderNumber, placedAt: new Date(placedAt) };
    return {
      filename: `${termsFileName(agreed.version)}.pdf`,
      contentType: "application/pdf",
      content: await drawTerms(agreed, { seller: shop.seller(), order }),
    };
  };
}

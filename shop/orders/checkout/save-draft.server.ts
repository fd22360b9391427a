import type { Db } from "../../../base/db.server.ts";
import type { VisitorId } from "../../../base/id.ts";
import type { PaymentForm, ShippingForm } from "../forms.ts";
import { saveAccountName, saveDraft as save } from "./drafts.sql.server.ts";

/** Stores what the visitor typed in one step of the checkout for the later steps. It never contains card data. */
export async function saveDraft(
  deps: { db: Db },
  draft: { visitorId: VisitorId } & ({ shipping: ShippingForm } | { payment: PaymentForm }),
): Promise<void> {
  if ("shipping" in draft) await save(deps.db, draft.visitorId, draft.shipping);
  else
    await saveAccountName(
      deps.db,
      draft.visitorId,
      draft.payment.paymentMethod === "bank" ? draft.payment.accountName : null,
    );
}

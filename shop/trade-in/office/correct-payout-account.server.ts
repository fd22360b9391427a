import { recordAudit } from "../../../base/audit.server.ts";
import { attempt as inTransaction } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import { hintOfIban } from "../../../base/secrets/mask.ts";
import { accountVersion } from "../../payments/account-version.server.ts";
import { auditSubject } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";
import type { IdentityDeps } from "../seller-documents/give-identity.server.ts";
import { comparePayee } from "../seller-documents/sealed-seller.server.ts";
import { correctAccount } from "./office.sql.server.ts";
import type { StaffTransition } from "./transition-as-staff.server.ts";

/** `seen`: the account that the form showed (`accountVersion`). */
type Correction = StaffTransition & { attempt: number; iban: string; payee: string; seen: string };

/**
 * Staff correct the account of a payout that is in no bank file yet. A payout that the bank sent back waits for its
 * seller's answer instead. Refuses with `trade-in-unknown`, `payout-unknown` (filed, paid, sent back, or another
 * attempt) or `account-changed` (it has another account than the form showed, and than this one).
 */
export function correctPayoutAccount(deps: IdentityDeps, { number, attempt, iban, payee, seen, actor }: Correction) {
  return inTransaction(deps.db, async (tx) => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
    const { id, state, payout } = tradeIn;
    if (payout?.attempt === attempt && payout.file === null && accountVersion(payout) !== seen) {
      // The form was sent twice.
      if (accountVersion(payout) === accountVersion({ iban, name: payee })) return ok(null);
      return refuse.conflict({ code: "account-changed" });
    }
    if (state !== "tested" || !payout || !(await correctAccount(tx, id, { attempt, iban, payee, actor })))
      return refuse.conflict({ code: "payout-unknown" });
    await comparePayee(tx, deps.identityKeys, { tradeInId: id, payee });
    // The log must not contain full account numbers.
    await recordAudit(tx, {
      actor,
      action: "account-corrected",
      ...auditSubject(tradeIn),
      before: { account: hintOfIban(payout.iban), payee: payout.name },
      after: { account: hintOfIban(iban), payee, attempt },
    });
    return ok(null);
  });
}

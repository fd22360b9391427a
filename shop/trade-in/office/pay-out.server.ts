import { refuse, type DomainError } from "../../../base/result.ts";
import { transitionAsStaff, type StaffDeps, type StaffTransition } from "./transition-as-staff.server.ts";
import { fourEyesOf, type FourEyesLimit } from "../../payments/four-eyes.ts";
import type { MissingDocument } from "../seller-documents/identity.ts";
import { missingDocumentOf } from "../seller-documents/seller-documents.sql.server.ts";
import { lockPaymentsOut, writePaid } from "./office.sql.server.ts";

/**
 * Records that the bank sent a seller's money, once, with the bank's reference. Refuses with `trade-in-unknown`,
 * `trade-in-not-movable` (its state: paid already, or not owed yet), `payout-unknown` (the attempt differs: the
 * money came back meanwhile) or `approval-missing` (outside a file, above the limit for its account, and nobody else has approved it). Outside
 * a file also with `identity-missing`, `signature-missing` (of this amount), `invoice-missing` (of a company) or
 * `payout-held` (a check is open).
 */
export function payOut(
  deps: StaffDeps & FourEyesLimit,
  { reference, attempt, ...transition }: StaffTransition & { reference: string; attempt: number },
) {
  const by = { fourEyesAbove: fourEyesOf(deps).fourEyesAbove, actor: transition.actor };
  return transitionAsStaff<DomainError<"conflict", "payout-unknown" | "approval-missing" | MissingDocument>>(
    deps,
    transition,
    {
      to: "paid",
      reason: reference,
      before: async (tx, { id, payout }) => {
        await lockPaymentsOut(tx);
        // The bank has what is in a file: whether it was paid is then a fact.
        const missing = payout?.attempt === attempt && payout.file === null ? await missingDocumentOf(tx, id) : null;
        if (missing) return refuse.conflict({ code: missing });
        if (await writePaid(tx, id, { reference, attempt, ...by })) return undefined;
        return refuse.conflict({ code: payout?.attempt === attempt ? "approval-missing" : "payout-unknown" });
      },
    },
  );
}

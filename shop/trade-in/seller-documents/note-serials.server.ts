import { recordAudit } from "../../../base/audit.server.ts";
import { attempt, type Db, type Transaction } from "../../../base/db.server.ts";
import type { TradeInId } from "../../../base/id.ts";
import { ok, refuse, type DomainError, type Result } from "../../../base/result.ts";
import type { StaffTransition, TransitionError } from "../office/transition-as-staff.server.ts";
import { auditSubject, wasSent } from "../trade-in.ts";
import { lockTradeInOf } from "../trade-ins.sql.server.ts";
import { parseSerial } from "./identity.ts";
import {
  lockWatchList,
  openCheck,
  settleOpenCheck,
  voidSignature,
  watchedSerialsOf,
  writeSerials,
  type SerialRow,
} from "./seller-documents.sql.server.ts";

const MOST_SERIALS = 40;

/**
 * Replaces the serial numbers noted on what arrived, and compares them with the watch list: a match holds the payout.
 * Other numbers void the signature, because the record names them. Refuses with `trade-in-unknown`,
 * `trade-in-not-movable` (nothing arrived, or the money has left) or `serial-invalid` (one is shorter than four
 * characters, or there are more than forty).
 */
export function noteSerials(
  deps: { db: Db },
  { number, actor, serials }: StaffTransition & { serials: readonly string[] },
): Promise<Result<null, TransitionError | DomainError<"invalid", "serial-invalid">>> {
  return attempt(
    deps.db,
    async (tx): Promise<Result<null, TransitionError | DomainError<"invalid", "serial-invalid">>> => {
      // Before the trade-in: whoever changes the list takes the locks in this order too.
      await lockWatchList(tx);
      const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
      if (!tradeIn) return refuse.notFound({ code: "trade-in-unknown" });
      const { id, state, payout, receivedAt } = tradeIn;
      const isOpen = ["received", "testing", "revised", "tested", "bounced"].includes(state);
      if (!isOpen || receivedAt === null || (payout && wasSent(payout)))
        return refuse.conflict({ code: "trade-in-not-movable", state });
      const rows = new Map<string, SerialRow>();
      for (const written of serials) {
        const serial = parseSerial(written);
        if (serial === null) return refuse.invalid({ code: "serial-invalid" });
        rows.set(serial, { serial, written });
      }
      if (rows.size > MOST_SERIALS) return refuse.invalid({ code: "serial-invalid" });
      await writeSerials(tx, id, { serials: [...rows.values()], actor });
      await voidSignature(tx, id);
      await compareSerials(tx, id);
      await recordAudit(tx, {
        actor,
        action: "serials-noted",
        ...auditSubject(tradeIn),
        after: { serials: [...rows.values()].map(({ written }) => written) },
      });
      return ok(null);
    },
  );
}

/** Holds the payout of a trade-in that is on the watch list, and ends the check of one that is not any more. */
export async function compareSerials(tx: Transaction, id: TradeInId): Promise<void> {
  const watched = await watchedSerialsOf(tx, id);
  if (watched.length > 0) await openCheck(tx, id, { reason: "watched-serial", detail: watched.join(", ") });
  else await settleOpenCheck(tx, id, { reason: "watched-serial", by: "shop", note: null });
}

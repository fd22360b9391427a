import { recordAudit } from "../../base/audit.server.ts";
import { attempt as inTransaction } from "../../base/db.server.ts";
import { ok, refuse, type DomainError, type Result } from "../../base/result.ts";
import { hintOfIban } from "../../base/secrets/mask.ts";
import type { AnswerDeps } from "./answer-as-seller.server.ts";
import type { IdentityKeys } from "./seller-documents/identity-keys.server.ts";
import { comparePayee } from "./seller-documents/sealed-seller.server.ts";
import { listChecks } from "./seller-documents/seller-documents.sql.server.ts";
import { transitionTradeIn } from "./transition-trade-in.server.ts";
import {
  auditSubject,
  mayAccess,
  mayTransitionTradeIn,
  type Requester,
  type TradeIn,
  type TradeInNumber,
  type TradeInState,
} from "./trade-in.ts";
import { lockTradeInOf, writeAccount } from "./trade-ins.sql.server.ts";

type Given = Requester & {
  number: TradeInNumber | null;
  /** Attempt number of the payout that the seller saw. */
  attempt: number;
  iban: string;
  payee: string;
};

type NotTaken =
  | DomainError<"not-found", "trade-in-unknown">
  | DomainError<"conflict", "trade-in-not-movable", { state: TradeInState }>;

/**
 * Stores another account for returned money, or while another holder's name holds the payout: it is due at once and goes
 * into the next bank file. Its holder is compared with the seller. Refuses with `trade-in-unknown` or
 * `trade-in-not-movable` (no payout waits for an account).
 */
export function giveAccount(
  deps: AnswerDeps & { identityKeys: IdentityKeys | null },
  { number, attempt, iban, payee, ...requester }: Given,
): Promise<Result<TradeIn, NotTaken>> {
  return inTransaction(deps.db, async (tx): Promise<Result<TradeIn, NotTaken>> => {
    const tradeIn = number === null ? null : await lockTradeInOf(tx, number);
    if (!tradeIn || !mayAccess(tradeIn, requester)) return refuse.notFound({ code: "trade-in-unknown" });
    const { id, state, receivedAt, payout } = tradeIn;
    const isBounced = state === "bounced";
    const may = isBounced
      ? mayTransitionTradeIn({ from: state, to: "tested", by: "seller", received: receivedAt !== null })
      : state === "tested" &&
        (await listChecks(tx, id)).some((check) => check.reason === "other-payee" && check.settledAt === null);
    if (!may || !(await writeAccount(tx, id, { attempt, iban, payee })))
      return refuse.conflict({ code: "trade-in-not-movable", state });
    await comparePayee(tx, deps.identityKeys, { tradeInId: id, payee });
    // The log must not contain full account numbers.
    await recordAudit(tx, {
      actor: "seller",
      action: "account-given",
      ...auditSubject(tradeIn),
      before: { account: hintOfIban(payout?.iban ?? "") },
      after: { account: hintOfIban(iban), attempt },
    });
    return ok(isBounced ? await transitionTradeIn(tx, deps, tradeIn, { to: "tested", actor: "seller" }) : tradeIn);
  });
}

import type { Logger } from "pino";
import { attempt, type Db } from "../../base/db.server.ts";
import { ok } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import { closeReturned } from "../orders/close-returned.server.ts";
import { lockOrder } from "../orders/orders.sql.server.ts";
import type { ClaimNumber } from "./claim.ts";
import { extensionsToSettle, findClaim } from "./claims.sql.server.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import { sendToClaimant } from "./send-to-claimant.server.ts";
import { settleExtension } from "./settle-extension.server.ts";

type Deps = { db: Db; compose: ComposeClaimEmail; mailLimits: MailLimits; log: Pick<Logger, "error"> };

const AT_ONCE = 50;

/**
 * Settles the withdrawals from the extended warranty that waited for the courier's cash, and sends each buyer an e-mail. Returns how many. One that fails
 * does not stop the others. Refuses nothing. A job: safe in several processes at once.
 */
export async function settleExtensions(deps: Deps): Promise<number> {
  let settled = 0;
  for (const number of await extensionsToSettle(deps.db, { most: AT_ONCE })) {
    try {
      if (await settleOne(deps, number)) settled += 1;
    } catch (error) {
      deps.log.error({ err: error, claim: number }, "a withdrawal from the extended warranty could not be settled");
    }
  }
  return settled;
}

async function settleOne(deps: Deps, number: ClaimNumber): Promise<boolean> {
  const done = await attempt(deps.db, async (tx) => {
    const known = await findClaim(tx, { number });
    if (!known) return ok(false);
    const order = await lockOrder(tx, known.orderId);
    const claim = (await findClaim(tx, { number })) ?? known;
    if (claim.state !== "accepted") return ok(false);
    const settled = await settleExtension(tx, deps, { order, claim });
    if (!settled.ok) return settled;
    const { claim: ended, order: now } = settled.value;
    if (ended.state !== "settled") return ok(false);
    await sendToClaimant(tx, deps, {
      key: `claim ${number} settled`,
      email: { kind: "claim-moved", order: now, claim: ended },
    });
    await closeReturned(tx, deps, now);
    return ok(true);
  });
  if (!done.ok) throw new Error(`refused: ${done.domainError.code}`);
  return done.value;
}

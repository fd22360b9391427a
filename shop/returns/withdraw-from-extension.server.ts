import { recordAudit } from "../../base/audit.server.ts";
import { attempt, databaseTime, type Db } from "../../base/db.server.ts";
import type { OrderId, UnitId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { MailLimits } from "../mail/limits.ts";
import { lockOrder, takeOffExtension } from "../orders/orders.sql.server.ts";
import { settleRefund } from "../orders/payment/settle-refund.server.ts";
import { askCardProvider } from "../payments/ask-card-provider.ts";
import type { CardGateway } from "../payments/card-port.ts";
import { noteInLedger } from "../warranty/note-in-ledger.server.ts";
import { extendedUnits, isCardOpen, refundForExtensions, soldUnit, withdrawalBar } from "./claim.ts";
import { findClaim, unitsGivenBack, unitsOfOrder } from "./claims.sql.server.ts";
import type { ComposeClaimEmail } from "./emails.ts";
import { insertNumberedClaim } from "./insert-numbered-claim.server.ts";
import { sendToClaimant } from "./send-to-claimant.server.ts";
import { settleExtension } from "./settle-extension.server.ts";
import { wereTransferred } from "./were-transferred.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeClaimEmail; chance: () => number; mailLimits: MailLimits };

/**
 * The buyer withdraws from the extended warranty of some PCs of an order and keeps the PCs: from now on each is covered for the longer of the law's
 * months and the shop's own. What was paid for it goes back the way it was paid; an order that nobody paid yet costs less, and one whose cash is on its
 * way is refunded when it arrived (`settleExtensions`). Sends the receipt. Refuses with `claim-barred` (`bar`), `withdrawal-card-open` (the
 * card provider knows the sum), `warranty-transferred` (somebody else has the warranty now), `claim-units` (none, without an extended warranty, given back,
 * or withdrawn from before) or `form-expired`.
 */
export async function withdrawFromExtension(
  deps: Deps,
  { orderId, units, key }: { orderId: OrderId; units: readonly UnitId[]; key: string },
) {
  const opened = await attempt(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const earlier = await findClaim(tx, { idempotencyKey: key });
    if (earlier)
      return earlier.orderId === orderId
        ? ok({ claim: earlier, refund: null })
        : refuse.conflict({ code: "form-expired" });
    const bar = withdrawalBar(order, await databaseTime(tx));
    if (bar) return refuse.conflict({ code: "claim-barred", bar });
    if (isCardOpen(order)) return refuse.conflict({ code: "withdrawal-card-open" });
    if (await wereTransferred(tx, { orderId, units })) return refuse.conflict({ code: "warranty-transferred" });
    const [all, before] = [await unitsOfOrder(tx, orderId), await unitsGivenBack(tx, orderId, null)];
    const extended = extendedUnits(order, { all, before }).filter(({ unitId }) => units.includes(unitId));
    if (units.length === 0 || extended.length !== units.length) return refuse.invalid({ code: "claim-units" });

    const parts = refundForExtensions(order, extended);
    const request = { orderId, kind: "withdrawal" as const, units: [], story: null, key, actor: "buyer" };
    const claim = await insertNumberedClaim(tx, deps.chance, { ...request, extensions: units });
    const sold = extended.map(soldUnit);
    if ((await takeOffExtension(tx, orderId, sold)) !== sold.length) return refuse.invalid({ code: "claim-units" });
    await noteInLedger(tx, { orderId, units }, { kind: "extension-withdrawn" });
    await recordAudit(tx, {
      actor: "buyer",
      action: "withdrawal-opened",
      entity: "order",
      entityId: order.number,
      after: { claim: claim.number, units: 0, extensions: units.length },
    });
    const settled = await settleExtension(tx, deps, { order, claim });
    if (!settled.ok) return settled;
    const { refund, order: now } = settled.value;
    await sendToClaimant(tx, deps, {
      key: `claim ${claim.number}`,
      email: { kind: "claim-opened", order: now, claim: settled.value.claim, refund: parts },
    });
    return ok({ claim: settled.value.claim, refund });
  });
  if (!opened.ok) return opened;
  const { claim, refund } = opened.value;
  if (refund !== null) await askCardProvider(() => settleRefund(deps, refund));
  return ok(claim);
}

import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { RecallId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { ComposeRecallEmail } from "./emails.ts";
import { buyersToNotify, findRecall, insertNotice } from "./recalls.sql.server.ts";

type Deps = { db: Db; composeRecall: ComposeRecallEmail };

/**
 * Writes an e-mail to each buyer of a unit that an open recall matches, in the language of the order: once for each order,
 * however often it is asked for. Returns how many were written. No limit of a mailbox holds back a warning of danger. Refuses with
 * `recall-unknown` (also if it is closed).
 */
export function notifyBuyers(deps: Deps, { id, actor }: { id: RecallId; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const recall = await findRecall(tx, id, { lock: true });
    if (!recall || recall.closedAt !== null) return refuse.notFound({ code: "recall-unknown" });
    let written = 0;
    for (const { orderId, number, email, language, titles } of await buyersToNotify(tx, id)) {
      if (!(await insertNotice(tx, { recallId: id, orderId, actor }))) continue;
      const texts = deps.composeRecall({ recall, order: { number, titles } }, language);
      await enqueueEmail(tx, { key: `recall ${recall.number} ${number}`, recipient: email, language, ...texts });
      written += 1;
    }
    if (written > 0)
      await recordAudit(tx, {
        actor,
        action: "buyers-notified",
        entity: "recall",
        entityId: recall.number,
        after: { count: written },
      });
    return ok(written);
  });
}

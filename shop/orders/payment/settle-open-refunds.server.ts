import type { Db } from "../../../base/db.server.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { askCardProvider } from "../../payments/ask-card-provider.ts";
import type { CardGateway } from "../../payments/card-port.ts";
import type { ComposeEmail } from "../emails.ts";
import { claimOpenRefunds } from "./payments.sql.server.ts";
import { settleRefund } from "./settle-refund.server.ts";

type Deps = { db: Db; card: CardGateway; compose: ComposeEmail; mailLimits: MailLimits };

/**
 * Finishes card refunds that a crashed process or an unreachable provider left open for `untouchedFor` minutes. Returns
 * how many it tried. Safe in several processes; does not throw if a provider cannot be reached. A job.
 */
export async function settleOpenRefunds(deps: Deps, untouchedFor: { minutes: number }): Promise<number> {
  const open = await claimOpenRefunds(deps.db, deps.card.name, untouchedFor);
  for (const id of open) await askCardProvider(() => settleRefund(deps, id));
  return open.length;
}

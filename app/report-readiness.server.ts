import { cardsOf } from "../base/env.server.ts";
import { checkReadiness } from "../shop/office/check-readiness.server.ts";
import { blockersIn, startBlockersIn } from "../shop/office/readiness.ts";
import type { Shop } from "./composition.server.ts";
import { readinessLine } from "./readiness-lines.ts";

/**
 * Logs in one line each what is missing before the shop may sell to the public. Throws where the shop takes real cards and money
 * would go astray: an invented company or account, draft texts, an address without https, demo products; `complain` gets these
 * lines first.
 */
export async function reportReadiness(
  { db, settings, log, env, clock }: Pick<Shop, "db" | "settings" | "log" | "env" | "clock">,
  complain: (line: string) => void,
): Promise<void> {
  const checks = await checkReadiness({ db, env, settings, clock });
  const blockers = startBlockersIn(checks, cardsOf(env));
  for (const check of blockers) complain(`Not ready for real cards: ${readinessLine(check)}`);
  if (blockers.length > 0)
    throw new Error(
      `The shop does not start with a live STRIPE_SECRET_KEY while money would go astray (${blockers.length}, above). "npm run ready-to-open" lists everything.`,
    );
  const isPublic = env.PUBLIC_URL.startsWith("https://");
  for (const check of blockersIn(checks)) {
    const line = `before opening: ${readinessLine(check)}`;
    if (isPublic) log.warn(line);
    else log.info(line);
  }
}

import type { Db } from "../../base/db.server.ts";
import { parseId } from "../../base/id.ts";
import { mailedSecretHash, parseMailedSecret } from "../../base/secrets/mailed-secret.server.ts";
import type { SubscriberState } from "./subscriber.ts";
import { pendingOf, subscriberByKey } from "./subscribers.sql.server.ts";

/** The address that a link to confirm is about; null if the link was used, has expired or never existed. */
export async function findPending(deps: { db: Db }, token: unknown): Promise<{ email: string; secret: string } | null> {
  const secret = parseMailedSecret(token);
  const pending = secret && (await pendingOf(deps.db, mailedSecretHash(secret)));
  return secret && pending ? { ...pending, secret } : null;
}

/** The subscription that a link to unsubscribe is about; null if there is none. */
export async function findSubscription(
  deps: { db: Db },
  token: unknown,
): Promise<{ email: string; state: SubscriberState; linkKey: string } | null> {
  const linkKey = parseId<"link-key">(token);
  const found = linkKey && (await subscriberByKey(deps.db, linkKey));
  return linkKey && found ? { ...found, linkKey } : null;
}

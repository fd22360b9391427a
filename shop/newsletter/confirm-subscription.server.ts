import { attempt, type Db } from "../../base/db.server.ts";
import { mailedSecretHash } from "../../base/secrets/mailed-secret.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { ComposeNewsletterEmail } from "./subscriber.ts";
import { confirmPending } from "./subscribers.sql.server.ts";

type Deps = { db: Db; composeNewsletter: ComposeNewsletterEmail };

/**
 * Confirms the address whose e-mail had this secret, and writes to it how to unsubscribe. A link confirms once. Refuses
 * with `newsletter-link-unknown` if it was used, has expired or never existed.
 */
export function confirmSubscription(deps: Deps, { secret }: { secret: string }) {
  return attempt(deps.db, async (tx) => {
    const hash = mailedSecretHash(secret);
    const confirmed = await confirmPending(tx, hash);
    if (!confirmed) return refuse.notFound({ code: "newsletter-link-unknown" });
    const { email, language, linkKey } = confirmed;
    const { stopLink: unsubscribeLink, ...text } = deps.composeNewsletter(
      { kind: "newsletter-welcome", linkKey },
      language,
    );
    await enqueueEmail(tx, { key: `newsletter on ${hash}`, recipient: email, language, ...text, unsubscribeLink });
    return ok(null);
  });
}

import { attempt, type Db } from "../../base/db.server.ts";
import { mailedSecretHash, newMailedSecret } from "../../base/secrets/mailed-secret.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { mayMail } from "../mail/may-mail.server.ts";
import { CONSENT_VERSION, type ComposeNewsletterEmail, type NewsletterLanguage } from "./subscriber.ts";
import { insertPending } from "./subscribers.sql.server.ts";

type Deps = { db: Db; composeNewsletter: ComposeNewsletterEmail; mailLimits: MailLimits };

/**
 * Sends a link by which the owner of an address in lower case confirms that they want the newsletter. The answer is the same for an address
 * that has it already: nobody learns who subscribed. Refuses with `too-many-mails` (the mailbox has reached its limit).
 */
export function subscribe(deps: Deps, { email, language }: { email: string; language: NewsletterLanguage }) {
  return attempt(deps.db, async (tx) => {
    if (!(await mayMail(tx, deps.mailLimits, { to: email, reason: "receipt" })))
      return refuse.tooMany({ code: "too-many-mails" });
    const secret = newMailedSecret();
    const hash = mailedSecretHash(secret);
    if (!(await insertPending(tx, { email, language, consent: CONSENT_VERSION, hash }))) return ok(null);
    const { stopLink: unsubscribeLink, ...text } = deps.composeNewsletter(
      { kind: "newsletter-confirm", secret },
      language,
    );
    await enqueueEmail(tx, { key: `newsletter ${hash}`, recipient: email, language, ...text, unsubscribeLink });
    return ok(null);
  });
}

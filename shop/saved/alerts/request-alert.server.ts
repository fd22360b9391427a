import { attempt, type Db } from "../../../base/db.server.ts";
import { mailedSecretHash, newMailedSecret } from "../../../base/secrets/mailed-secret.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import { alertQuery, filterOf, LONGEST_ALERT_QUERY, MAX_CONFIRM_EMAILS, type AlertLanguage } from "./alert.ts";
import { countRequestEmailsToday, ensureAlert, insertEmail, lockAddress } from "./alerts.sql.server.ts";
import { isNarrowed, type CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { ComposeAlertEmail } from "./emails.ts";

export type RequestAlertDeps = AlertDeps & { mailLimits: MailLimits };
export type AlertDeps = { db: Db; composeAlert: ComposeAlertEmail };

export type WantedAlert = {
  email: string;
  language: AlertLanguage;
  filter: CatalogueFilter;
  /** The filter in words. */
  said: string;
  /** The same without typed text: an email to an unconfirmed address must not contain text of a third person. */
  saidUntyped: string;
};

/**
 * Sends an email with a confirmation link for a new alert. An address gets at most three such emails a day; the
 * response is the same without one, so that nobody learns which addresses have alerts. Refuses with `alert-too-wide`
 * (no filter), `alert-too-long`, or `too-many-mails` (the mailbox has reached the limit of emails for any reason).
 */
export async function requestAlert(deps: RequestAlertDeps, wanted: WantedAlert) {
  const { email, language, filter, said, saidUntyped } = wanted;
  const query = alertQuery(filter);
  if (!isNarrowed(filter)) return refuse.invalid({ code: "alert-too-wide" });
  if (query.length > LONGEST_ALERT_QUERY) return refuse.invalid({ code: "alert-too-long" });
  return attempt(deps.db, async (tx) => {
    await lockAddress(tx, email);
    if ((await countRequestEmailsToday(tx, email)) >= MAX_CONFIRM_EMAILS) return ok(null);
    if (!(await mayMail(tx, deps.mailLimits, { to: email, reason: "receipt" })))
      return refuse.tooMany({ code: "too-many-mails" });
    const alert = await ensureAlert(tx, { email, language, productType: filter.productType, query, said });
    const secret = newMailedSecret();
    await insertEmail(
      tx,
      alert.isActive
        ? { kind: "alert-already", said: alert.said, filter: filterOf(alert), secret }
        : { kind: "alert-confirm", said: saidUntyped, secret },
      { alert, hash: mailedSecretHash(secret), compose: deps.composeAlert },
    );
    return ok(null);
  });
}

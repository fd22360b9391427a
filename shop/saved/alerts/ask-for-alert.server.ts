import { attempt, type Db } from "../../../base/db.server.ts";
import { ok, refuse } from "../../../base/result.ts";
import type { MailLimits } from "../../mail/limits.ts";
import { mayMail } from "../../mail/may-mail.server.ts";
import { alertQuery, filterOf, LONGEST_ALERT_QUERY, MOST_ASKED, type AlertLanguage } from "./alert.ts";
import { hashOf, newSecret } from "./alert-secret.server.ts";
import { countAskedToday, ensureAlert, insertEmail, lockAddress } from "./alerts.sql.server.ts";
import { isNarrowed, type CatalogueFilter } from "../../catalogue/search/filter.ts";
import type { ComposeAlertEmail } from "./emails.ts";

export type AskingDeps = AlertDeps & { mailLimits: MailLimits };
export type AlertDeps = { db: Db; composeAlert: ComposeAlertEmail };

export type WantedAlert = {
  email: string;
  language: AlertLanguage;
  filter: CatalogueFilter;
  /** The filter in words. */
  said: string;
  /** The same without the text that was typed: a letter to somebody who has not agreed carries nobody's own words. */
  saidUntyped: string;
};

/**
 * Asks the owner of an address, by a letter with a link, whether it should be told of what the filter lets through. An address
 * gets three such letters a day at most, and the answer is the same without one: nobody learns which addresses have alerts.
 * Refuses with `alert-too-wide` where nothing is filtered, and with `alert-too-long` where too much is; with
 * `too-many-mails` where the mailbox has had its share of e-mails, for whatever reason.
 */
export async function askForAlert(deps: AskingDeps, wanted: WantedAlert) {
  const { email, language, filter, said, saidUntyped } = wanted;
  const query = alertQuery(filter);
  if (!isNarrowed(filter)) return refuse.invalid({ code: "alert-too-wide" });
  if (query.length > LONGEST_ALERT_QUERY) return refuse.invalid({ code: "alert-too-long" });
  return attempt(deps.db, async (tx) => {
    await lockAddress(tx, email);
    if ((await countAskedToday(tx, email)) >= MOST_ASKED) return ok(null);
    if (!(await mayMail(tx, deps.mailLimits, { to: email, reason: "receipt" })))
      return refuse.tooMany({ code: "too-many-mails" });
    const alert = await ensureAlert(tx, { email, language, productType: filter.productType, query, said });
    const secret = newSecret();
    await insertEmail(
      tx,
      alert.isActive
        ? { kind: "alert-already", said: alert.said, filter: filterOf(alert), secret }
        : { kind: "alert-confirm", said: saidUntyped, secret },
      { alert, hash: hashOf(secret), compose: deps.composeAlert },
    );
    return ok(null);
  });
}

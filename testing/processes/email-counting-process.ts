// A process that writes to mailboxes, for races on PostgreSQL: all jobs at the same time. Arguments: the database's URL and the
// jobs as JSON. Prints one line of JSON with the result of each.

import { openPostgres, transaction } from "../../base/db.server.ts";
import type { MailLimits, MailReason } from "../../shop/mail/limits.ts";
import { mayMail } from "../../shop/mail/may-mail.server.ts";

export type EmailCountingJob = { limits: MailLimits; to: string; reason: MailReason };

const [url = "", jobs = "[]"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 10 });
const answers = await Promise.all(
  (JSON.parse(jobs) as EmailCountingJob[]).map(({ limits, ...mail }) =>
    transaction(database.db, async (tx) => ((await mayMail(tx, limits, mail)) ? "may" : "held back")),
  ),
);
await database.close();
console.info(JSON.stringify({ answers }));

// A process that sends alerts on new listings, for races on PostgreSQL. Arguments: the database's URL and the number of runs.
// Prints how many e-mails it wrote.

import { openPostgres } from "../../base/db.server.ts";
import type { AlertEmail } from "../../shop/saved/alerts/emails.ts";
import { sendAlerts } from "../../shop/saved/alerts/send-alerts.server.ts";

const [url = "", looks = "1"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 4 });
const composeAlert = (email: AlertEmail) => ({
  subject: email.said,
  text: email.kind === "alert-found" ? email.listings.map(({ id }) => id).join() : "",
  html: "",
  stopLink: null,
});

let written = 0;
for (let look = 0; look < Number(looks); look++) written += await sendAlerts({ db: database.db, composeAlert });
await database.close();
console.info(written);

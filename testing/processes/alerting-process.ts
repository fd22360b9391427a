// A process that tells of what has arrived, for races on PostgreSQL. Started by a test with the database's address and how
// often it looks; prints how many letters it wrote.

import { openPostgres } from "../../base/db.server.ts";
import type { AlertEmail } from "../../shop/saved/alerts/emails.ts";
import { sendAlerts } from "../../shop/saved/alerts/send-alerts.server.ts";

const [url = "", looks = "1"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 4 });
const composeAlert = (emailMessage: AlertEmail) => ({
  subject: emailMessage.said,
  text: emailMessage.kind === "alert-found" ? emailMessage.listings.map(({ id }) => id).join() : "",
  html: "",
  stopLink: null,
});

let written = 0;
for (let look = 0; look < Number(looks); look++) written += await sendAlerts({ db: database.db, composeAlert });
await database.close();
console.info(written);

// A process that sends the outbox, for races on PostgreSQL and for crashes. Arguments: the URLs of the database and the mail
// server, and "works" (runs until the outbox is empty) or "dies" (exits when the mail server has received the first e-mail,
// before that is stored). Prints how many e-mails it sent.

import { pino } from "pino";
import { openPostgres } from "../../base/db.server.ts";
import { openSmtpMail } from "../../gateways/smtp-mail.server.ts";
import { sendEmails } from "../../shop/mail/send-emails.server.ts";

const [url = "", smtp = "", fate = "works"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 4 });
const mail = openSmtpMail(smtp, { name: "PCBis", email: "salut@pcbis.example" });

const sent = await sendEmails({
  db: database.db,
  log: pino({ level: "silent" }),
  mailDomain: "shop.example",
  drawAttachment: () => Promise.reject(new Error("no e-mail here has an attachment")),
  mail: {
    ...mail,
    async send(email) {
      const outcome = await mail.send(email);
      if (fate === "dies") process.kill(process.pid, "SIGKILL");
      return outcome;
    },
  },
});
await mail.close();
await database.close();
console.info(sent);

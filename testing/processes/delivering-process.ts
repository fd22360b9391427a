// A process that delivers events, for races on PostgreSQL and for crashes. Arguments: the URL of the database, and "works"
// (runs until nothing is due) or "dies" (is killed when the other program has got the first message, before that is
// recorded). Prints how many it delivered.

import { pino } from "pino";
import { openPostgres } from "../../base/db.server.ts";
import { openWebhookSender } from "../../gateways/webhook-sender.server.ts";
import { deliverEvents } from "../../shop/integrations/deliver-events.server.ts";
import type { WebhookPost } from "../../shop/integrations/webhook-sender.ts";

const [url = "", fate = "works"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 8 });
const sender = openWebhookSender({ loopback: true });

const deps = {
  db: database.db,
  log: pino({ level: "silent" }),
  authSecret: "the secret of tests, which is no secret",
  webhooks: {
    async post(post: WebhookPost) {
      const attempt = await sender.post(post);
      if (fate === "dies") process.kill(process.pid, "SIGKILL");
      return attempt;
    },
  },
};
const delivered = await deliverEvents(deps, { whenPaused: () => Promise.resolve() });
await database.close();
console.info(delivered);

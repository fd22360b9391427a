import { attempt, type Db } from "../../base/db.server.ts";
import { ok, refuse } from "../../base/result.ts";
import { writeUnsubscribed } from "./subscribers.sql.server.ts";

/** Ends the newsletter of whoever has this key in their e-mails; idempotent. Refuses with `newsletter-link-unknown`. */
export function unsubscribe(deps: { db: Db }, { linkKey }: { linkKey: string }) {
  return attempt(deps.db, async (tx) =>
    (await writeUnsubscribed(tx, linkKey)) ? ok(null) : refuse.notFound({ code: "newsletter-link-unknown" }),
  );
}

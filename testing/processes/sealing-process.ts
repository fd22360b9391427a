// A process that notes and signs events of a passport, for races on PostgreSQL. Arguments: the database's URL and its jobs.

import { openPostgres, transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { recordPassportEvent } from "../../shop/passport/record-event.server.ts";
import { sealEvents } from "../../shop/passport/seal-events.server.ts";

const [url = "", share = "[]"] = process.argv.slice(2);
const jobs = JSON.parse(share) as { unitId: UnitId; ref: string; authSecret: string }[];
const { db, close } = openPostgres(url, { connections: 4 });
const log = { error: console.error };

const answers = await Promise.all(
  jobs.map(async ({ unitId, ref, authSecret }) => {
    await transaction(db, (tx) =>
      recordPassportEvent(tx, { unitId, ref, kind: "repaired", body: { on: "2026-11-20", work: "cleaned" } }),
    );
    return String(await sealEvents({ db, authSecret, log }));
  }),
);
await close();
console.info(JSON.stringify({ answers }));

// A process that counts calls of the staff API, for races on PostgreSQL: all jobs at the same time. Arguments: the database's
// URL and the jobs as JSON. Prints one line of JSON with the result of each.

import { openPostgres } from "../../base/db.server.ts";
import type { ApiTokenId } from "../../base/id.ts";
import { countCall } from "../../shop/integrations/count-call.server.ts";

export type CallingJob = { tokenId: ApiTokenId; most: number };

const [url = "", jobs = "[]"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 10 });
const answers = await Promise.all(
  (JSON.parse(jobs) as CallingJob[]).map(async (job) => String(await countCall(database, job))),
);
await database.close();
console.info(JSON.stringify({ answers }));

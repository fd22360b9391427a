// A process that publishes the daily roots of passports, for races on PostgreSQL. Arguments: the database's URL and its jobs.

import { openPostgres } from "../../base/db.server.ts";
import { publishRoots } from "../../shop/passport/publish-roots.server.ts";

const [url = "", share = "[]"] = process.argv.slice(2);
const jobs = JSON.parse(share) as { authSecret: string }[];
const { db, close } = openPostgres(url, { connections: 4 });

const answers = await Promise.all(jobs.map(async ({ authSecret }) => String(await publishRoots({ db, authSecret }))));
await close();
console.info(JSON.stringify({ answers }));

// A process that begins and ends mark-downs, for races on PostgreSQL. Arguments: the database's URL and the number of runs.
// Prints how many mark-downs it began or ended.

import { openPostgres } from "../../base/db.server.ts";
import { runMarkDowns } from "../../shop/stock/bulk/run-mark-downs.server.ts";

const [url = "", runs = "1"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 2 });
const log = {
  error(details: unknown) {
    console.error(details);
    process.exitCode = 1;
  },
};

let done = 0;
for (let run = 0; run < Number(runs); run++) done += await runMarkDowns({ db: database.db, log });
await database.close();
console.info(done);

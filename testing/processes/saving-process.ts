// A process of visitors with builds, for races on PostgreSQL: all save their build or add it to the cart at the same time.
// Arguments: the database's URL and the jobs as JSON. Prints one line of JSON with the result of each.

import { openPostgres } from "../../base/db.server.ts";
import { addAllToCart } from "../../shop/cart/add-all-to-cart.server.ts";
import { saveBuild } from "../../shop/configurator/save-build.server.ts";

export type SavingJob = { save: Parameters<typeof saveBuild>[1] } | { add: Parameters<typeof addAllToCart>[1] };

const [url = "", jobs = "[]"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 20 });
const answers = await Promise.all(
  (JSON.parse(jobs) as SavingJob[]).map(async (job) => {
    const answer = "save" in job ? await saveBuild(database, job.save) : await addAllToCart(database, job.add);
    return answer.ok ? "done" : answer.domainError.code;
  }),
);
await database.close();
console.info(JSON.stringify({ answers }));

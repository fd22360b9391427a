// A process of visitors who put computers together, for races on PostgreSQL: all of them save, or put into the cart, at once.
// Started by a test with the database's address and the jobs as JSON; prints one line of JSON with what each was answered.

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

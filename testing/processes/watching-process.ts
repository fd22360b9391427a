// A second shop process that only reads: it opens its own catalogue index and prints a line of JSON for each changed listing, as
// its index then has it. Argument: the database's URL. It prints "open" when it is subscribed, and exits when its input ends.

import { openPostgres } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import type { PcListing } from "../../shop/catalogue/listing.ts";
import { openCatalogueIndex } from "../../shop/catalogue/catalogue-index.server.ts";

/** `shown` is null for a listing that is not available; `at` is in milliseconds of this machine's clock. */
export type Sight = {
  id: ListingId;
  shown: Pick<PcListing, "title" | "price" | "grade" | "free" | "stock" | "fps"> | null;
  at: number;
};

const [url = ""] = process.argv.slice(2);
const database = openPostgres(url, { connections: 2 });
const catalogueIndex = await openCatalogueIndex(database, console);
catalogueIndex.onChange((changed) => {
  if (changed === "all") return;
  for (const id of changed)
    print({ id, shown: catalogueIndex.byId(id) as PcListing | null, at: performance.timeOrigin + performance.now() });
});
process.stdout.write("open\n");
process.stdin.resume().once("end", async () => {
  await catalogueIndex.close();
  await database.close();
});

function print(sight: Sight) {
  process.stdout.write(`${JSON.stringify(sight)}\n`);
}

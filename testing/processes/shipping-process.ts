// A process that gets AWBs for requested shipments, for races on PostgreSQL and for crashes. Arguments: the URLs of the database
// and of the courier, and "works", or "dies" (is killed when the courier has made the first parcel, before its AWB is
// written). Prints how many shipments it tried.

import { pino } from "pino";
import { systemClock } from "../../base/clock.ts";
import { openPostgres } from "../../base/db.server.ts";
import type { NewParcel } from "../../shop/shipments/courier-port.ts";
import { createAwbs } from "../../shop/shipments/create-awbs.server.ts";
import { courierAt } from "../couriers/couriers.ts";

const [url = "", courierUrl = "", fate = "works"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 4 });
const api = courierAt(courierUrl, { clock: systemClock, within: 10_000 });
const courier = {
  ...api,
  async create(parcel: NewParcel) {
    const created = await api.create(parcel);
    if (fate === "dies") process.kill(process.pid, "SIGKILL");
    return created;
  },
};
const tried = await createAwbs({ db: database.db, courier, log: pino({ level: "silent" }) });
await database.close();
console.info(tried);

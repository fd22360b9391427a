import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Db } from "../../../base/db.server.ts";
import type { ErasureLogId } from "../../../base/id.ts";
import { packedLog } from "./erasures.sql.server.ts";

const unpack = promisify(gunzip);

/** The log of an erasing program as it was dropped, byte for byte; null if there is none of this id. */
export async function erasureLogBytes({ db }: { db: Db }, id: ErasureLogId) {
  const log = await packedLog(db, id);
  return log && { name: log.name, bytes: await unpack(log.packed) };
}

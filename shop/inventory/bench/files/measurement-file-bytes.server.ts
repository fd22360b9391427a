import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { Db } from "../../../../base/db.server.ts";
import type { MeasurementFileId } from "../../../../base/id.ts";
import { packedFile } from "./measurement-files.sql.server.ts";

const unpack = promisify(gunzip);

/** A stored file as it was dropped, byte for byte; null if there is none of this id. */
export async function measurementFileBytes({ db }: { db: Db }, id: MeasurementFileId) {
  const file = await packedFile(db, id);
  return file && { name: file.name, bytes: await unpack(file.packed) };
}

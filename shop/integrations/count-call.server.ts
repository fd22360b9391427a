import type { Db } from "../../base/db.server.ts";
import type { ApiTokenId } from "../../base/id.ts";
import { CALLS_A_MINUTE } from "./api-token.ts";
import { countCallRow } from "./tokens.sql.server.ts";

/**
 * Counts a call of a token, across all processes. Returns 0 where it may call now, else the seconds until it may; a call
 * that may not be made is not counted. `most`: calls a minute.
 */
export function countCall(
  { db }: { db: Db },
  { tokenId, most = CALLS_A_MINUTE }: { tokenId: ApiTokenId; most?: number },
): Promise<number> {
  return countCallRow(db, tokenId, most);
}

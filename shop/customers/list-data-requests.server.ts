import type { Db } from "../../base/db.server.ts";
import type { DataRequestState } from "./data-request.ts";
import { countOpenRequests, selectRequests } from "./data-requests.sql.server.ts";

export const REQUESTS_A_PAGE = 50;

/** A page of requests about personal data: open ones first, the nearest deadline first. */
export function listDataRequests(deps: { db: Db }, filter: { state: DataRequestState | null; page: number }) {
  return selectRequests(deps.db, { ...filter, pageSize: REQUESTS_A_PAGE });
}

/** How many wait for an answer. */
export function countOpenDataRequests(deps: { db: Db }): Promise<number> {
  return countOpenRequests(deps.db);
}

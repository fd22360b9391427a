// Two browsers sign one record at once, on PostgreSQL.

import { expect, test } from "vitest";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { sellingDeps, sellingIn } from "../../../testing/trade-ins.ts";
import { tradeInFor } from "../trade-in-for.server.ts";
import { sha256, signRecord } from "./sign-record.server.ts";
import { recordToSign } from "./signed-record.server.ts";

const database = aPostgres();

// Two processes share the limit of a token.

import { sql } from "kysely";
import { expect, test } from "vitest";
import { newId, type ApiTokenId } from "../../base/id.ts";
import type { CallingJob } from "../../testing/processes/calling-process.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { inTwoProcesses } from "../../testing/two-processes.ts";
import { makeToken } from "./change-tokens.server.ts";
import { countCall } from "./count-call.server.ts";

const database = aPostgres();

async function aToken(): Promise<ApiTokenId> {
  const id = newId<"api-token">();
  const made = await makeToken(database, { id, name: "Piață", days: null, scopes: ["stock.read"], actor: "staff:ion" });
  expect(made.ok).toBe(true);
  return id;
}

test("of 100 calls of one token, from two processes at once, only as many as the limit are answered; another token's are", async () => {
  const [token, other] = [await aToken(), await aToken()];
  const jobs = [
    ...Array.from({ length: 100 }, (): CallingJob => ({ tokenId: token, most: 30 })),
    { tokenId: other, most: 30 },
  ];
  const answers = await inTwoProcesses("calling-process.ts", { url: database.url, jobs });
  expect(answers.at(-1)).toBe("0");
  const waits = answers.slice(0, 100).map(Number);
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
  expect(waits.every((seconds) => seconds <= 60)).toBe(true);
  const later = sql<Date>`now() - interval '1 minute'`;
  await database.db.updateTable("apiToken").set({ callsSince: later }).where("id", "=", token).execute();
  expect(await countCall(database, { tokenId: token, most: 30 })).toBe(0);
});

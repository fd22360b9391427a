import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { testDatabase } from "../../../testing/database.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { picked, sellingDeps, sellingIn, type SellingDeps } from "../../../testing/trade-ins.ts";
import { lastAnswers } from "./last-answers.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { saveDraft } from "./save-draft.server.ts";

let database: Database;
let deps: SellingDeps;
beforeAll(async () => {
  database = await testDatabase();
  deps = sellingDeps(database.db);
});
afterAll(() => database.close());

test("a sale that was sent describes the computer, until a newer draft has parts", async () => {
  const visitorId = aVisitor(newId());
  expect(await lastAnswers(deps, { visitorId })).toBeNull();
  const sent = await sellingIn(deps).offered({ visitorId });
  expect(sent.state).toBe("offered");
  expect(await lastAnswers(deps, { visitorId })).toMatchObject({ parts: { cpu: { part: { name: "Ryzen 5 5600" } } } });
  const next = { visitorId, key: null, language: "ro" as const };
  await openDraft(deps, { of: "machine", ...next });
  expect(await lastAnswers(deps, { visitorId })).toMatchObject({ parts: { cpu: { part: { name: "Ryzen 5 5600" } } } });
  await saveDraft(deps, { ...next, answers: [{ step: "cpu", picked: picked("Core i5-8400") }] });
  expect(await lastAnswers(deps, { visitorId })).toMatchObject({ parts: { cpu: { part: { name: "Core i5-8400" } } } });
  expect(await lastAnswers(deps, { visitorId: aVisitor(newId()) })).toBeNull();
});

import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { openJournal } from "./journal.server.ts";
import { newIntent } from "./provider.ts";

const at = new Date("2026-11-21T12:00:00Z");
const intent = newIntent({
  ref: "pi_1",
  clientSecret: "s",
  orderNumber: "ORD-123456",
  amount: bani(100),
  returnUrl: "http://shop.example/",
  webhookUrl: "http://shop.example/webhooks/card",
  language: "ro",
});
const webhook = { id: "evt_1", url: intent.webhookUrl, body: "{}" };
const keyUse = { key: "order-1", request: "create", ref: intent.ref };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pcbis-journal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what was saved is there when the journal is opened again: intent, key and the webhook that still waits", () => {
  const first = openJournal(folder);
  first.save({ at, intent, keyUse, webhook });
  first.save({ at, intent: { ...intent, state: "authorised" }, webhook: { ...webhook, id: "evt_2" } });
  first.finishWebhook("evt_1", { at, delivered: true });
  first.close();

  const again = openJournal(folder);
  expect(again.intents.get("pi_1")).toEqual({ ...intent, state: "authorised" });
  expect(again.keyUses.get("order-1")).toEqual(keyUse);
  expect([...again.waiting.keys()]).toEqual(["evt_2"]);
  again.close();
});

test("a line that a kill cut short never happened, and does not spoil the next one", () => {
  const first = openJournal(folder);
  first.save({ at, intent });
  first.close();
  appendFileSync(join(folder, "journal.jsonl"), '{"does":"save","at":"2026-11-21T12:00:00Z","intent":{"ref":"pi_');

  const second = openJournal(folder);
  expect([...second.intents.keys()]).toEqual(["pi_1"]);
  second.save({ at, intent: { ...intent, ref: "pi_2" } });
  second.close();

  const third = openJournal(folder);
  expect([...third.intents.keys()]).toEqual(["pi_1", "pi_2"]);
  third.close();
  expect(readFileSync(join(folder, "journal.jsonl"), "utf8").split("\n")).toHaveLength(3);
});

test("a journal that somebody else wrote in is refused with its line, not half read", () => {
  appendFileSync(join(folder, "journal.jsonl"), "not a journal\n");
  expect(() => openJournal(folder)).toThrow(/line 1 of .*cannot be read/);
});

import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";
import { parseSignedEvent, parseSignedRoot } from "./signed-record.ts";

const event = {
  v: 1,
  passport: "0123456789ABCDEFGHJK",
  seq: 1,
  at: "2026-11-20",
  kind: "sold",
  body: { on: "2026-11-20" },
  prev: null,
  key: "k1",
};
const root = { v: 1, day: "2026-11-20", chains: 0, root: null, prev: null, key: "k1" };

test("a signed record is parsed to what was signed: its canonical text is the same again", () => {
  expect(canonicalJson(parseSignedEvent(canonicalJson(event)))).toBe(canonicalJson(event));
  expect(canonicalJson(parseSignedRoot(canonicalJson(root)))).toBe(canonicalJson(root));
});

test("a text that is no record is rejected", () => {
  for (const broken of [{ ...event, v: 2 }, { ...event, kind: "gossip" }, { ...event, body: null }, root, []])
    expect(() => parseSignedEvent(JSON.stringify(broken))).toThrow();
  for (const broken of [{ ...root, chains: "0" }, { ...root, prev: 1 }, event])
    expect(() => parseSignedRoot(JSON.stringify(broken))).toThrow();
  expect(() => parseSignedEvent("{")).toThrow();
});
